import type { Failure } from '../../../../../engine/check.ts';
import type { Board, Seen } from '../../board/board.ts';
import { keepsOut, placesForCharacter, placesForSite, structureOf } from '../../board/locations.ts';
import { isSite } from '../../board/printed.ts';
import { type SubjectObjection, subjectObjection } from '../../flow/subjects.ts';
import type { InPlay } from '../../state/state.ts';
import { misplacements, placing, rowToFill } from '../site-placement.ts';
import type { Verb } from '../verb.ts';
import { on, structureOwner } from './played.ts';
import { noLegalSubject, notAsItsTextAsks } from './why-no-subject.ts';

/** Where a card is placed: in whose site structure, where in it, on which card and with which face. */
export const placeChecks: Verb<'play'>['checks'] = [
  on(
    'characters-at-own-location',
    '2.2/characters-at-own-location',
    function* ({ card, player }, { board, action }) {
      const { column, row } = action.at ?? {};
      if (card.definition.type !== 'Character' || (column === undefined && row === undefined)) return;
      const places = placesForCharacter(board, player).map((place) => place.column);
      if (row !== undefined || column === undefined || !places.includes(column))
        yield {
          message: 'A Character is placed at a location of its controller.',
          action: ['/at'],
          need: places,
          have: column ?? null,
        };
    },
  ),
  ...placementChecks(),
  on('location-kept-free', '7.7/cannot-prevails', function* ({ card, player }, { board, action }) {
    const owner = structureOwner(card.definition, player, action);
    const { at } = action;
    if (!isSite(card.definition) || owner === undefined || at?.column === undefined || at.column === null)
      return;
    const sites = structureOf(board, owner)[at.column] ?? [];
    if (sites.some((site) => keepsOut(board, site, card, player)))
      yield {
        message: 'A text says that it cannot be placed at that location.',
        action: ['/at'],
        have: { ...at },
        need: placesForSite(board, owner, card).map((place) => ({ ...place })),
      };
  }),
  on('placed-with-opponent', '3/golden-rule', function* ({ card, player }, { board, action }) {
    const elsewhere = card.definition.abilities.some(({ ability }) => ability === 'placed-with-opponent');
    const opponents = board.opponentsOf(player);
    if (!elsewhere && action.with !== undefined)
      yield { message: 'It is placed in the structure of the player who plays it.', action: ['/with'] };
    if (elsewhere && action.with !== undefined && !opponents.includes(action.with))
      yield {
        message: 'It is placed in the structure of an opponent.',
        action: ['/with'],
        need: opponents,
        have: action.with,
      };
  }),
  on('nowhere-to-place', '2.2/types-played-into-play', function* ({ card }, { action }) {
    const { type } = card.definition;
    if (action.at !== undefined && type !== 'Character' && !isSite(card.definition))
      yield { message: `${type}s have no place in a site structure.`, action: ['/at'] };
    if (action.on !== undefined && type !== 'State')
      yield { message: 'Only States are played on a card.', action: ['/on'] };
  }),
  on('feng-shui-sites-face-down', '4.3.3/feng-shui-site-face-down', function* ({ card, terms }, { action }) {
    if (action.faceUp === undefined) return;
    if (card.definition.type === 'Feng Shui Site' && action.faceUp && terms?.faceUp !== true)
      yield {
        message: 'A Feng Shui Site is played face down.',
        action: ['/faceUp'],
        need: false,
        have: true,
      };
  }),
  ...subjectChecks(),
];

/** A Site needs a place next to those that are there (4.3.3); of a column alone, in the row that could be open there. */
function placementChecks() {
  return misplacements.map(({ code, rule, message, isSo }) =>
    on(code, rule, function* ({ card, player }, { board, action }) {
      const owner = structureOwner(card.definition, player, action);
      const { at } = action;
      if (!isSite(card.definition) || at?.column === undefined || at.column === null) return;
      if (owner === undefined || !board.state.players.some(({ id }) => id === owner)) return;
      const { column, row = rowToFill(board, owner, at.column) } = at;
      if (isSo(placing(board, owner, { column, row })))
        yield {
          message,
          action: ['/at'],
          have: { ...at },
          need: placesForSite(board, owner, card).map((place) => ({ ...place })),
        };
    }),
  );
}

/** A State needs a subject that it may be played on (4.3.4, 7.6, 10.1.1). */
function subjectChecks() {
  const objecting = (
    kind: SubjectObjection,
    code: string,
    rule: string,
    failure: (board: Board, card: Seen, subject: InPlay, player: string) => Failure,
  ) =>
    on(code, rule, function* ({ card, player }, { board, action }) {
      const subject = action.on === undefined ? undefined : board.inPlay(action.on);
      if (card.definition.type !== 'State' || subject === undefined) return;
      if (subjectObjection(board, card, subject, player) === kind)
        yield { ...failure(board, card, subject, player), action: ['/on'] };
    });
  return [
    on('subject-in-play', '4.3.4/states-on-cards-in-play', function* ({ card }, { board, action }) {
      if (
        card.definition.type === 'State' &&
        action.on !== undefined &&
        board.inPlay(action.on) === undefined
      )
        yield { message: 'A State is played on a card in play.', action: ['/on'], have: action.on };
    }),
    objecting('text', 'subject', '4.3.4/legal-subjects', notAsItsTextAsks),
    objecting(
      'not-a-legal-subject',
      'not-a-legal-subject',
      '7.6/not-a-legal-subject',
      (board, card, subject, player) => noLegalSubject(board, subject, card, player),
    ),
    objecting(
      'cannot-be-played-on',
      'cannot-be-played',
      '7.7/cannot-prevails',
      (board, card, subject): Failure => ({
        message: `A text says that ${card.definition.title} cannot be played on ${board.definition(subject).title}.`,
      }),
    ),
    objecting('vehicle-on-characters', 'vehicle-on-characters', '10.1.1/vehicle-on-characters-only', () => ({
      message: 'A Vehicle is played on a Character.',
    })),
    objecting('one-vehicle', 'one-vehicle', '10.1.1/vehicle-one-per-character', () => ({
      message: 'That Character has a Vehicle.',
    })),
  ];
}
