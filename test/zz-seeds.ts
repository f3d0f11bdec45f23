import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { readAs } from '../src/engine/reading.ts';
import { definition } from '../src/games/shadowfist/vocabulary/definition.ts';
import { lintDefinition, lintWarnings } from '../src/games/shadowfist/vocabulary/lint/lint.ts';
import { renderDefinition } from '../src/games/shadowfist/vocabulary/rendering/render-definition.ts';
const cards = new Map<string, any>();
for (const f of readdirSync('seeds/shadowfist/cards')) for (const c of parse(readFileSync('seeds/shadowfist/cards/'+f,'utf8'))) cards.set(c.slug, c);
for (const f of readdirSync('seeds/shadowfist/abilities')) for (const e of parse(readFileSync('seeds/shadowfist/abilities/'+f,'utf8'))) {
  const c = cards.get(e.card);
  const given = {title:c.title, subtitle:c.subtitle, type:c.type, cost:c.cost, requires:c.requires??[], provides:c.provides??[], fighting:c.fighting, power:c.power, body:c.body, restrictions:c.restrictions??[], text:e.text, abilities:e.abilities};
  const r = readAs(definition, given);
  if ('mistakes' in r) { console.log('READ', e.card, r.mistakes); continue; }
  const m = lintDefinition(r.value as any), w = lintWarnings(r.value as any); 
  if (m.length||w.length) console.log(e.card, e.version, JSON.stringify(m,null,1), 'W', w.map(x=>x.pointer));
  console.log('#', c.title, '\n  ', (e.text ?? '(' + e.says+')').replaceAll('\n',' '), '\n=> ', renderDefinition(r.value as any).replaceAll('\n','\n   '));
}
import { compareWithText } from '../src/games/shadowfist/vocabulary/rendering/compare-with-text.ts';
console.log('=====');
for (const f of readdirSync('seeds/shadowfist/abilities')) for (const e of parse(readFileSync('seeds/shadowfist/abilities/'+f,'utf8'))) {
  const c = cards.get(e.card);
  const given = {title:c.title, subtitle:c.subtitle, type:c.type, cost:c.cost, requires:c.requires??[], provides:c.provides??[], fighting:c.fighting, power:c.power, body:c.body, restrictions:c.restrictions??[], text:e.text, abilities:e.abilities};
  const r = readAs(definition, given) as any;
  const k = compareWithText(r.value);
  if (k.missing.length) console.log(c.title, 'MISSING', k.missing.join(', '), '| EXTRA', k.extra.join(', '));
}
