import { expect, test } from 'vitest';
import { Budget } from '../../../../../src/engine/budget.ts';
import type { Definition } from '../../../../../src/games/highlander/vocabulary/definition.ts';
import type { Kind } from '../../../../../src/games/highlander/vocabulary/words.ts';
import { play } from '../deeds.ts';
import {
  aCard,
  afterwards,
  anAttack,
  aText,
  attacked,
  boardOf,
  broken,
  judged,
  lawOf,
  saying,
  says,
  table,
} from '../table.ts';

const playing = (card: Definition, inPlay: Record<string, Definition>, bob = {}) =>
  table({ ann: { hand: { card }, inPlay }, bob: { inPlay: bob } });

const hilt = (title: string) => aCard('Object', { title, subtype: 'Hilt' });

test('One Hilt in play, or one for each weapon', {
  meta: {
    rules: ['highlander.type-two/hilts/one-in-play', 'highlander.reference/objects/one-hilt-per-weapon'],
  },
}, () => {
  const [one, two] = [aCard('Weapon of Choice'), aCard('Weapon of Choice')];
  const second = playing(hilt('Gold'), { hilt: hilt('Silver'), one, two });
  expect(broken(second, play('card'))).toEqual(['type-two/hilts/one-in-play']);
  expect(broken(second, play('card'), 'first')).toEqual([]);
  const forTheOther = { ...play('card'), choose: { weapon: { cards: ['two'] } } };
  expect(broken(second, forTheOther, 'reference')).toEqual([]);
  expect(broken(playing(hilt('Gold'), { hilt: hilt('Silver'), one }), play('card'), 'reference')).toEqual([
    'reference/objects/one-hilt-per-weapon',
  ]);
  expect(broken(playing(hilt('Gold'), { one }), play('card'))).toEqual([]);
});

test('One Vehicle in play, unless a text allows more', {
  meta: { rules: ['highlander.type-two/faq/vehicle-one-in-play'] },
}, () => {
  const vehicle = (title: string) => aCard('Object', { title, subtype: 'Vehicle' });
  const garage = aText(
    'Garage',
    says({ players: 'you', modifyPlayers: [{ inPlayAtMost: 2, such: { kind: ['vehicle'] } }] }),
  );
  expect(broken(playing(vehicle('Bike'), { horse: vehicle('Horse') }), play('card'))).toEqual([
    'type-two/faq/vehicle-one-in-play',
  ]);
  expect(broken(playing(vehicle('Bike'), { horse: vehicle('Horse'), garage }), play('card'))).toEqual([]);
  expect(broken(playing(vehicle('Bike'), {}), play('card'))).toEqual([]);
});

test('One Armor of each row in play', {
  meta: { rules: ['highlander.type-two/faq/armor-one-per-category'] },
}, () => {
  const armor = (title: string, kind: 'upper-armor' | 'lower-armor') =>
    saying(aCard('Object', { title }), { ability: 'is', kind });
  const hat = { hat: armor('Hat', 'upper-armor') };
  expect(broken(playing(armor('Helmet', 'upper-armor'), hat), play('card'))).toEqual([
    'type-two/faq/armor-one-per-category',
  ]);
  expect(broken(playing(armor('Boots', 'lower-armor'), hat), play('card'))).toEqual([]);
  expect(broken(playing(armor('Helmet', 'upper-armor'), hat), play('card'), 'first')).toEqual([]);
});

test('what is of a narrower kind is of the wider kinds too', () => {
  const card = saying(aCard('Object'), { ability: 'is', kind: 'upper-armor' });
  const ranged = aText(
    'Gun',
    says({ cards: { each: { title: 'Cut' }, in: 'play' }, modify: [{ kind: 'ranged-attack' }] }),
  );
  const board = boardOf(
    table({
      ann: { hand: { card }, inPlay: { cut: { ...anAttack('upper left'), title: 'Cut' }, ranged } },
      bob: {},
    }),
  );
  const frame = { player: 'ann', values: {} };
  const found = (...kind: Kind[]) => board.meanings.cards(board, { each: { kind }, in: 'anywhere' }, frame);
  expect([found('armor'), found('special-attack'), found('ranged-attack', 'attack')]).toEqual([
    ['card'],
    ['cut'],
    ['cut'],
  ]);
});

test('No Immortal Ally who is the Persona of the opponent', {
  meta: { rules: ['highlander.type-two/faq/immortal-ally-not-opponents-persona'] },
}, () => {
  const corbin = aCard('Situation', { title: 'Corbin', subtype: 'Immortal Ally' });
  const persona = (title: string) => ({ persona: aCard('Persona', { title }) });
  expect(broken(playing(corbin, {}, persona('Corbin')), play('card'))).toEqual([
    'type-two/faq/immortal-ally-not-opponents-persona',
  ]);
  expect(broken(playing(corbin, {}, persona('Darius')), play('card'))).toEqual([]);
});

test('a text that cannot be said leaves open whatever it might bear on', () => {
  const unsaid = (reach: 'use' | 'play' | 'anything') =>
    aText('Riddle', { ability: 'unsupported', reach, text: 'Who knows?' });
  const cut = anAttack('upper left');
  const outcome = (...given: Parameters<typeof playing>) =>
    judged(playing(...given), [play('card')]).verdicts[0]?.outcome;
  expect(outcome(cut, { riddle: unsaid('anything') })).toBe('unsupported');
  expect(outcome(cut, { riddle: unsaid('play') })).toBe('legal');
  expect(outcome(unsaid('play'), {})).toBe('unsupported');
  expect(outcome(unsaid('use'), {})).toBe('legal');
  const plays = (...given: Parameters<typeof playing>) =>
    lawOf()
      .legalActions(playing(...given), 'ann', new Budget())
      .map(({ action }) => action)
      .filter((action) => typeof action === 'object' && action !== null && 'card' in action);
  expect(plays(cut, { riddle: unsaid('anything') })).toEqual([]);
  expect(plays(unsaid('play'), {})).toEqual([]);
  expect(plays(unsaid('use'), {})).toEqual([play('card')]);
});

test('every phase is told to begin and to end', () => {
  const state = attacked({ ann: { hand: { cut: anAttack('upper left') } }, bob: {} }, {});
  const { turnsBefore } = afterwards(state, [
    ...[{ do: 'next-phase', player: 'ann' }, play('cut'), { do: 'next-phase', player: 'ann' }],
    { do: 'end-turn', player: 'ann' },
  ]);
  const phases = turnsBefore[0]?.events.flatMap(({ event, what }) =>
    event.startsWith('phase-') ? [`${event} ${what}`] : [],
  );
  expect(phases).toEqual([
    ...['phase-ended defense', 'phase-begun attack', 'phase-ended attack'],
    ...['phase-begun ability-adjustment', 'phase-ended ability-adjustment'],
    ...['phase-begun draw-discard', 'phase-ended draw-discard'],
  ]);
});
