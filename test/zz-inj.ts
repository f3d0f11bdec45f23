import { definition } from '../src/games/shadowfist/vocabulary/definition.ts';
import { ability } from '../src/games/shadowfist/vocabulary/abilities.ts';
import { nodesBelow, type Node } from '../src/games/shadowfist/vocabulary/words-in.ts';
import { renderDefinition } from '../src/games/shadowfist/vocabulary/rendering/render-definition.ts';
import { dice, sample } from './games/shadowfist/vocabulary/samples.ts';
const all = (n: Node): Node[] => [n, ...nodesBelow(n).flatMap(all)];
const set = (v: any, path: any[], x: unknown): any => path.length === 0 ? x : Array.isArray(v) ? v.map((e, i) => i === path[0] ? set(e, path.slice(1), x) : e) : { ...v, [path[0]]: set(v[path[0]], path.slice(1), x) };
const canon=(v:any):any=>Array.isArray(v)?v.map(canon):v&&typeof v==='object'?Object.fromEntries(Object.entries(v).filter(([k,x])=>!(x===false&&['optional','immediately','evenIfGone','loses','printed','remove','random','target','onOpponentsTurns'].includes(k))).map(([k,x])=>[k,k==='as'?'':canon(x)])):v;
const render = (a: unknown) => renderDefinition({ title:'A', subtitle:null, type:'Character', cost:null, requires:[], provides:[], fighting:null, power:null, body:null, restrictions:[], text:null, abilities:[a as any]});
let same = 0, tried = 0; const seen = new Map<string, string[]>();
for (let seed = 1; seed < 40000; seed++) {
  const roll = dice(seed * 7919);
  for (let k=0;k<10;k++) roll(10);
  const a = sample(ability, roll);
  if (!ability.safeParse(a).success || (a as any).ability==='continuous' && ((a as any).cards===undefined || (a as any).modify===undefined|| (a as any).players===undefined || (a as any).modifyPlayers===undefined)) continue;
  const nodes = all({ schema: ability, value: a, path: [] });
  const node = nodes[roll(nodes.length)]!;
  const other = sample(node.schema, roll, 4);
  const b = set(a, node.path as any[], other);
  if (JSON.stringify(canon(a)) === JSON.stringify(canon(b)) || !ability.safeParse(b).success) continue;
  tried++;
  let ra, rb; try { ra = render(a); rb = render(b); } catch (e) { console.log('THROW', e, JSON.stringify(b)); continue; }
  if (ra === rb) { same++; const key = node.path.filter(p=>typeof p==='string').slice(-2).join('/'); const list = seen.get(key) ?? []; list.push(JSON.stringify(node.value).slice(0,150)+'  ~  '+JSON.stringify(other).slice(0,150)+'  in '+ra.slice(0,200)); seen.set(key, list); }
}
console.log(tried, same);
for (const [k, l] of [...seen].sort((a,b)=>b[1].length-a[1].length)) console.log(k, l.length, '\n     ', l[0]);
