import { placesForCharacter, placesForSite } from '../../board/locations.ts';
import { isSite } from '../../board/printed.ts';
import { asking } from '../../flow/playing.ts';
import { reducersFor } from '../../flow/reductions.ts';
import { openNewTargets } from '../targets-changed.ts';
import { openAnswer, openChoices, openEvent } from '../texts-chosen.ts';
import type { Verb } from '../verb.ts';
import {
  doneBy,
  eventOpen,
  eyesOf,
  isAtNoCost,
  leftOpen,
  played,
  structureOwner,
  subjectsOf,
  toName,
} from './played.ts';

/** What is left open: a place, a subject, an X, the choices of the text. */
export const open: NonNullable<Verb<'play'>['open']> = (subject) => {
  const found = played(subject);
  if (found === undefined) return [];
  const { board, action } = subject;
  const { card, player, frame } = found;
  const { type, abilities } = card.definition;
  const wanted = [];
  const one = { player, form: 'value' as const, least: 1, most: 1 };
  if (abilities.some(({ ability }) => ability === 'placed-with-opponent') && action.with === undefined)
    wanted.push({
      ...one,
      pointer: '/with',
      about: 'in whose site structure',
      from: board.opponentsOf(player),
    });
  const owner = structureOwner(card.definition, player, action);
  const { column = null, row } = action.at ?? {};
  if (isSite(card.definition) && (column === null || row === undefined) && owner !== undefined)
    wanted.push({
      ...one,
      pointer: '/at',
      about: 'where it is placed',
      from: placesForSite(board, owner, card).map((place) => ({ ...place })),
    });
  const places = placesForCharacter(board, player);
  if (
    type === 'Character' &&
    action.at?.column === undefined &&
    places.length > 0 &&
    places[0]?.column !== null
  )
    wanted.push({
      ...one,
      pointer: '/at',
      about: 'where it is placed',
      from: places.map(({ column }) => ({ column })),
    });
  if (type === 'State' && action.on === undefined)
    wanted.push({
      ...one,
      pointer: '/on',
      about: 'on which card',
      from: subjectsOf(board, card, player, found.way),
    });
  const free = isAtNoCost(board, found, action);
  const undecided = leftOpen(board, found, action);
  if (undecided.includes('X'))
    wanted.push({
      ...one,
      pointer: '/x',
      form: 'number' as const,
      about: 'how much Power is paid for X',
      from: null,
      least: 0,
      most: board.player(player).power,
    });
  const reducers = reducersFor(board, card, player, action.on);
  if (reducers.mustChoose && action.reducedBy === undefined && !free)
    wanted.push({
      ...{ ...one, pointer: '/reducedBy', about: 'which card reduces the cost', from: [...reducers.from] },
    });
  const event = eventOpen(board, found, action);
  if (event !== undefined) wanted.push(openEvent(event, player));
  const answer = toName(board, found, action);
  if (answer !== undefined) wanted.push(openAnswer(answer, player));
  const awaited = [...undecided, ...(answer === undefined ? [] : [answer.as])];
  return [
    ...wanted,
    ...openChoices(board, asking(card.definition, found.terms), frame, action.choose, awaited),
    ...openNewTargets(board, doneBy(found), eyesOf(board, found, action), action.choose),
  ];
};
