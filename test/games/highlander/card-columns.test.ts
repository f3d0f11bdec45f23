import { describe, expect, it } from 'vitest';
import { highlanderColumns as columns } from '../../../src/games/highlander/card-columns.ts';

const read = (cells: Record<string, string>) => columns.read(new Map(Object.entries(cells)));
const figuresOf = (cells: Record<string, string>) => read(cells).card.figures;
const settle = (cells: Record<string, string>) => columns.settle(read(cells).card);

describe('figures', () => {
  it('reads all cells of a row', () => {
    const cells = {
      ...{
        title: 'Folded Steel',
        subtitle: 'Paper Sword',
        text: 'Fold.',
        qualifier: '',
        type: 'basic attack',
      },
      ...{ subtype: 'Ally', immortals: 'Anna Paper; Otto Ink', weapon: 'Paper Sword', mark: 'Reserved' },
      ...{ restriction: '3', handIcons: '1', grid: 'OXO/OOO/OOO', gems: '2 Agility, Strength' },
    };
    expect(settle(cells)).toEqual({
      subtitle: 'Paper Sword',
      text: 'Fold.',
      figures: {
        ...{ qualifier: null, type: 'Basic Attack', subtype: 'Ally', weapon: 'Paper Sword' },
        ...{ immortals: ['Anna Paper', 'Otto Ink'], mark: 'Reserved', restriction: 3, handIcons: 1 },
        ...{ grid: 'OXO/OOO/OOO', gems: { Agility: 2, Strength: 1 } },
      },
      attributes: {},
      findings: [],
    });
  });

  it('says nothing of columns that a table has not', () => {
    expect(settle({ title: 'Folded Steel' })).toEqual({ figures: {}, attributes: {}, findings: [] });
  });

  it.each([
    [{ immortals: '' }, { immortals: [] }],
    [{ immortals: 'Generic' }, { immortals: [] }],
    [{ type: 'pregame' }, { type: 'Pre-Game' }],
    [{ restriction: '' }, { restriction: null }],
    [{ restriction: '0' }, { restriction: 0 }],
    [{ handIcons: '1H' }, { handIcons: 1 }],
    [{ handIcons: 'Two Hand Icons' }, { handIcons: 2 }],
    [{ handIcons: '' }, { handIcons: null }],
    [{ grid: 'oxo ooo ooo' }, { grid: 'OXO/OOO/OOO' }],
    [{ grid: 'XOOXOOXOO' }, { grid: 'XOO/XOO/XOO' }],
    [{ grid: '' }, { grid: null }],
  ])('reads %j as %j', (cells: Record<string, string>, figures) => {
    expect(figuresOf(cells)).toEqual(figures);
  });

  it.each([
    ['restriction', 'X', 'a restriction number'],
    ['restriction', '1.5', 'a restriction number'],
    ['handIcons', '3', '0, 1 or 2'],
    ['reserved', 'perhaps', 'yes or no'],
    ['masterGems', 'many', 'a number'],
  ])('cannot read %s of %s', (field, cell, right) => {
    expect(read({ [field]: cell }).findings).toEqual([
      { level: 'error', code: 'figure/unreadable', field, message: `"${cell}" is not ${right}` },
    ]);
  });
});

describe('Reserved and Signature', () => {
  it.each([
    [{ mark: 'S' }, { mark: 'Signature' }],
    [{ mark: '' }, { mark: null }],
    [{ reserved: 'yes', signature: '' }, { mark: 'Reserved' }],
    [{ reserved: 'no', signature: 'x' }, { mark: 'Signature' }],
    [{ reserved: '' }, { mark: null }],
    [{ restriction: 'S2' }, { restriction: 2, mark: 'Signature' }],
    [{ restriction: 'R' }, { restriction: null, mark: 'Reserved' }],
  ])('are read from %j', (cells: Record<string, string>, figures) => {
    expect(figuresOf(cells)).toEqual(figures);
  });
});

describe('gems', () => {
  it.each([
    [{ gems: 'Agility' }, { Agility: 1 }],
    [{ gems: 'A A S' }, { Agility: 2, Strength: 1 }],
    [{ gems: 'Reason x2; Master' }, { Reason: 2, Master: 1 }],
    [{ gems: '' }, null],
    [{ masterGems: '1', agilityGems: '0', strengthGems: '' }, { Master: 1 }],
    [{ masterGems: '', agilityGems: '' }, null],
  ])('are read from %j', (cells: Record<string, string>, gems) => {
    expect(figuresOf(cells)).toEqual({ gems });
  });
});

it('keeps and tells what nobody knows', () => {
  const settled = settle({ type: 'Atack', mark: 'Sealed', grid: 'OX', gems: 'Luck' });
  expect(settled.figures).toEqual({ type: 'Atack', mark: 'Sealed', grid: 'OX', gems: { Luck: 1 } });
  expect(settled.findings.map(({ code, field, message }) => [code, field, message])).toEqual([
    ['figure/unknown-value', 'type', '"Atack" is not a known type; it is kept as written'],
    ['figure/unknown-value', 'mark', '"Sealed" is not a known mark; it is kept as written'],
    ['figure/unknown-value', 'grid', '"OX" is not a known grid; it is kept as written'],
    ['figure/unknown-value', 'gems', '"Luck" is not a known gem; it is kept as written'],
  ]);
});

it('takes a sub-title that is only the type for none', () => {
  expect(settle({ subtitle: 'Event', type: 'Event' }).subtitle).toBe(null);
  expect(settle({ subtitle: 'Paper Sword', type: 'Event' }).subtitle).toBe('Paper Sword');
});

describe('what makes a card', () => {
  const card = (title: string, subtitle: string | null, figures: Record<string, unknown> = {}) => ({
    title,
    subtitle,
    figures,
  });

  it('is its title and sub-title', () => {
    expect(columns.identity(card('FOLD!', 'ANNA PAPER'))).toBe(columns.identity(card('Fold', 'Anna Paper')));
    expect(columns.identity(card('Fold', 'Anna Paper'))).not.toBe(columns.identity(card('Fold', 'Otto Ink')));
    expect(columns.identity(card('Fold', null))).not.toBe(columns.identity(card('Fold', 'Otto Ink')));
    expect(columns.identity(card('Fold', null))).not.toBe(columns.identity(card('The Fold', null)));
  });

  it('is, among namesakes, the type or the qualifier', () => {
    const event = card('Fold', null, { type: 'Event' });
    const preGame = card('Fold', null, { type: 'Pre-Game' });
    expect(columns.namesakes(event)).toBe(columns.namesakes(preGame));
    expect(columns.identity(event)).not.toBe(columns.identity(preGame));
    expect(columns.identity(event)).toBe(columns.identity(card('Fold', null, { qualifier: 'Event' })));
    expect(columns.identity(card('Fold', null, { type: 'Event', qualifier: 'PP-17' }))).not.toBe(
      columns.identity(event),
    );
  });

  it('is in its slug', () => {
    expect(columns.slug(card('Fold', 'Anna Paper', { qualifier: 'Event' }))).toBe('fold-anna-paper-event');
    expect(columns.slug(card('Fold', null, { type: 'Pre-Game' }))).toBe('fold-pre-game');
  });
});
