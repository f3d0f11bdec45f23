import { z } from 'zod';
import { choice, effect as vocabularyEffect } from '../../../vocabulary/grammar.ts';
import { filter } from '../../../vocabulary/terms.ts';
import { flag, frame, gameEvent, id } from '../values.ts';

const itemKinds = [
  'card',
  'ability',
  'triggered',
  'expiry',
  'heal',
  'change-location',
  'stealth',
  'tactics',
  'declaration',
  'reveal',
] as const;

/** An effect, or a declaration, that takes a place in a scene. */
export const item = z
  .strictObject({
    id: id.describe('The name by which effects and players speak of it.'),
    kind: z.enum(itemKinds).describe('What kind of effect or declaration it is (5.2, 5.3).'),
    effects: z
      .array(vocabularyEffect)
      .default([])
      .describe('What it does on resolution; empty for what resolves to nothing.'),
    frame: frame.describe('Whose effect it is, and what was chosen for it.'),
    targets: z.array(id).default([]).describe('Cards and players it targets, by that word (4.3.6).'),
    choices: z
      .array(choice)
      .default([])
      .describe('The choices its text asked for, should targets be changed.'),
    expires: id.exactOptional().describe('An expiry: the lasting effect that ends.'),
    direction: z
      .enum(['left', 'right', 'attack'])
      .exactOptional()
      .describe('A change of location: which way; it goes where that leads when it resolves (4.7).'),
    target: id.exactOptional().describe('To the attack on this card, if it has several targets.'),
    maintained: flag.describe('It turned and maintains (4.2).'),
    notInResponse: z
      .strictObject({
        playing: filter.exactOptional().describe('No card such as this may be played.'),
        turning: z.array(id).exactOptional().describe('None of these cards may be turned.'),
        revealing: z.array(id).exactOptional().describe('None of these cards may be revealed.'),
      })
      .exactOptional()
      .describe('Nothing such may be played, turned or revealed in response.'),
  })
  .meta({ id: 'Item', description: 'An effect or declaration in a scene.' });
export type Item = z.output<typeof item>;

export const scene = z
  .strictObject({
    items: z.array(item).describe('What was generated, the first first; the last is resolved first (5.2).'),
    resolving: flag.describe('Resolution has begun: nobody may add to it.'),
    lastBy: id.exactOptional().describe('Who took the last game action in it.'),
    events: z
      .array(gameEvent)
      .default([])
      .describe('What happened while it was generated: what responses may answer.'),
    onlyStatedResponses: flag.describe(
      'Only effects that say they respond to these may be added (establishing shot, end of combat, burn for Power).',
    ),
    closed: flag.describe('At the end of a turn: no voluntary effects at all.'),
    tacticsAllowed: flag.describe('Tactics alone may be used besides (6.4, Ambush).'),
    afterAttack: flag.describe(
      'The attack that was on has ended within it, or within the one before it: what would last until its end does not begin.',
    ),
  })
  .meta({
    id: 'Scene',
    description: 'The open scene: what was generated first stands first and resolves last.',
  });
export type Scene = z.output<typeof scene>;
