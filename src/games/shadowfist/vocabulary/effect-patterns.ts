export { type EffectPattern, effectPattern } from './terms.ts';
