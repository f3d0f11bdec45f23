import { effect } from '../../../../../src/games/shadowfist/vocabulary/grammar.ts';
import { effectsOnCards } from './effects-on-cards.ts';
import { effectsOnEffects } from './effects-on-effects.ts';
import { effectsOnTheGame } from './effects-on-the-game.ts';
import { proveEvery } from './proving.ts';

proveEvery(effect, { ...effectsOnCards, ...effectsOnTheGame, ...effectsOnEffects }, ['as']);
