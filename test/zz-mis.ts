import { ability } from '../src/games/shadowfist/vocabulary/abilities.ts';
import { readAs } from '../src/engine/reading.ts';
import { pointer } from '../src/engine/json.ts';
import { nodesBelow, type Node } from '../src/games/shadowfist/vocabulary/words-in.ts';
import { dice, sample } from './games/shadowfist/vocabulary/samples.ts';
const objs = (v: any, path: any[] = []): any[] => v && typeof v==='object' ? [...(Array.isArray(v)?[]:[{v, path}]), ...Object.entries(v).flatMap(([k, x]) => objs(x, [...path, Array.isArray(v)?Number(k):k]))] : [];
const set = (v: any, path: any[], x: unknown): any => path.length === 0 ? x : Array.isArray(v) ? v.map((e, i) => i === path[0] ? set(e, path.slice(1), x) : e) : { ...v, [path[0]]: set(v[path[0]], path.slice(1), x) };
let ok=0, bad=0, t=0;
for (let s=1; s<4000; s++) {
  const roll = dice(s*7919+1);
  const a = sample(ability, roll); if (!ability.safeParse(a).success) continue;
  const all = objs(a); const o = all[roll(all.length)];
  const keys = Object.keys(o.v).filter(k=>k.length>3); const key = keys[roll(keys.length)]; if (!key) continue;
  const at = 1 + roll(key.length-2); const wrong = key.slice(0,at)+key.slice(at+1);
  const b = set(a, o.path, Object.fromEntries(Object.entries(o.v).map(([k,x])=>[k===key?wrong:k,x])));
  const s0=performance.now(); const r = readAs(ability, b) as any; t+=performance.now()-s0;
  const m = r.mistakes ?? [];
  const good = m.length===1 && m[0].code==='unknown-key' && m[0].pointer===pointer([...o.path, wrong]) && m[0].suggestion===key;
  if (good) ok++; else { bad++; if (bad<25) console.log(JSON.stringify(o.v).slice(0,160), key, wrong, m.slice(0,3)); }
}
console.log(ok,bad, t/(ok+bad));
