import { expect, test } from 'vitest';
import { renderDefinition } from '../../../src/games/shadowfist/card-language/rendering/render-definition.ts';
import { seededCards } from '../../games/shadowfist/vocabulary/seeds.ts';

const cards = seededCards();
const files = [...new Set(cards.map(({ file }) => file))];

test.each(files)('the cards of %s say what they said', async (file) => {
  const said = cards
    .filter((one) => one.file === file)
    .map(({ name, definition }) => `# ${name}\n${renderDefinition(definition)}`.trimEnd());
  await expect(`${said.join('\n\n')}\n`).toMatchFileSnapshot(`./${file}.txt`);
});
