import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { fromRoot, textOf } from '../house/project.ts';
import { originOf, testApp } from '../setup/app.ts';
import { openPage } from './stub-page.ts';

const app = await testApp();
const address = await originOf(app);

const opened = (page: string) => openPage(textOf(page).replace('http://127.0.0.1:4000', address));

/** Runs an example in a process of its own; returns what it prints. */
async function printed(program: string, options: readonly string[], input = ''): Promise<string> {
  const running = spawn(process.execPath, [fromRoot(program), address, ...options]);
  running.stdin.end(input);
  const [output, errors] = await Promise.all([text(running.stdout), text(running.stderr)]);
  expect(errors).toBe('');
  return output.replaceAll(address, '');
}

describe('examples/card-page.html', () => {
  test('The page shows a card with its versions and rulings', async () => {
    const element = opened('examples/card-page.html');
    element('search').submit();
    await expect.poll(() => element('rulings').children).toHaveLength(3);
    expect(element('title').textContent).toBe('Fox Pass');
    expect(element('figures').textContent).toBe('Feng Shui Site, power 1, body 5');
    expect(element('text').textContent).not.toBe('');
    expect(element('versions').children).toHaveLength(2);
  });

  test('The page shows names to choose from if no card matches', async () => {
    const element = opened('examples/card-page.html');
    element('name').value = 'no such card at all';
    element('search').submit();
    await expect.poll(() => element('title').textContent).toContain('no such card at all');
    expect(element('rulings').children).toEqual([]);
  });
});

describe('examples/deck-checker.html', () => {
  test('The page shows violations, unknown cards and fixes', async () => {
    const element = opened('examples/deck-checker.html');
    element('check').submit();
    await expect.poll(() => element('verdict').textContent).toBe('Not legal');
    const findings = element('findings').children.map(({ textContent }) => textContent);
    expect(findings).toHaveLength(4);
    expect(findings[0]).toContain('(shadowfist.yotd/8.1/five-copies)');
    expect(findings).toContain('Unknown card: Ting Tng. Did you mean Ting Ting?');
    expect(findings).toContain('To fix it: Remove 1 × Fox Pass.');
  });
});

describe('examples/chat-bot.mjs', () => {
  test('The bot answers with a card, a message for a card without text, or a passage', async () => {
    const messages = ['!card fox pas', 'hello', '!card redeemed gunman', '? can a turned character attack'];
    const answers = (await printed('examples/chat-bot.mjs', [], messages.join('\n'))).trim().split('\n');
    expect(answers).toHaveLength(3);
    expect(answers[0]).toMatch(/^Fox Pass \(Feng Shui Site\): .* \/cards\/shadowfist\/fox-pass$/);
    expect(answers[1]).toContain('Arbiter does not have the text of Redeemed Gunman.');
    expect(answers[2]).toMatch(/ \((ruling|rule|term|example)\): .+ \/(?!v1)\S+$/);
  });

  test('The bot asks which card is meant if several match', async () => {
    const answer = await printed('examples/chat-bot.mjs', ['highlander'], '!card darius');
    expect(answer).toBe('Which card? Darius: Event, Darius: Pre-Game\n');
  });
});

describe('examples/simulator.mjs', () => {
  test('The simulator plays legal actions only, and the same seed plays the same game', async () => {
    const first = await printed('examples/simulator.mjs', ['1', '60']);
    expect(first).toContain('attack-declared');
    expect(first.trim().split('\n').at(-1)).toMatch(/^(Stopped after 60 actions\.|The game is over: .*)$/);
    expect(await printed('examples/simulator.mjs', ['1', '60'])).toBe(first);
  });
});
