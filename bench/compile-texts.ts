import { compile } from '../src/games/shadowfist/card-language/compile.ts';
import { exampleCards as cards } from '../src/games/shadowfist/example-cards.ts';
import { MOST_STEPS, Steps } from '../src/games/vocabulary/phrases/parsing.ts';
import { hostileTexts } from './hostile-texts.ts';

// How long Shadowfist texts take to compile: `npm run bench:compile`.
const rounds = 20;

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

for (const card of cards) compile(card);
const begun = cpu();
for (let round = 0; round < rounds; round += 1) for (const card of cards) compile(card);
console.log(`${((cpu() - begun) / rounds / cards.length).toFixed(3)} ms for a text of a card`);

for (const [name, text] of Object.entries(hostileTexts)) {
  const steps = new Steps(MOST_STEPS);
  const start = cpu();
  compile({ title: 'Old Oak', type: 'Character', fighting: 3, cost: 2, text }, steps);
  console.log(`${(cpu() - start).toFixed(1)} ms, ${steps.taken} steps: ${name}`);
}
