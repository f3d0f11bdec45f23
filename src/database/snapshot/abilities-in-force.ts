import { remembered } from '../../engine/remembered.ts';
import type { WrittenBasis } from '../../games/content/abilities.ts';
import { abilitiesByText } from './abilities-by-text.ts';
import type { Card, CardAbilities, GameSnapshot } from './snapshot.ts';

/** What a card does, as the seeds or a file say it. */
export interface WrittenAbilities
  extends Pick<CardAbilities, 'version' | 'heading' | 'says' | 'told' | 'abilities'> {
  readonly basis: WrittenBasis;
  /** The id of the source that issues the wording or has the examples; null where only the text is known. */
  readonly source: string | null;
  readonly section: string | null;
  /** Names of the files that bring it. */
  readonly importedFrom: readonly string[];
}

/** The wording of a card that is in force. */
export interface WordingInForce {
  readonly version: string | null;
  /** Null where no source gives it. */
  readonly text: string | null;
}

/**
 * What a card does, if that is written: first by the version in force, as the seeds say; then by the text in force, as a
 * file or the seeds say. What the examples of a source tell of a card without an issued wording comes before a text
 * only if it is all that the card does.
 */
export function abilitiesInForce(
  game: GameSnapshot,
  card: Card,
  { version, text }: WordingInForce,
): WrittenAbilities | undefined {
  const ofCard = byCard(game.abilities).get(card.id) ?? [];
  const said = ofCard.find((abilities) => abilities.version !== null && abilities.version === version);
  if (said !== undefined) return ofSeeds(said);
  const byExamples = hasIssuedWording(card) ? undefined : ofCard.find((one) => one.version === null);
  if (byExamples?.told === 'whole') return ofSeeds(byExamples);
  const byText = text === null ? undefined : abilitiesByText(game, { ...card, text });
  if (byText === undefined) return byExamples && ofSeeds(byExamples);
  const { told, abilities, importedFrom } = byText;
  const basis = importedFrom.length === 0 ? 'hand-written' : 'file';
  return {
    basis,
    version,
    source: null,
    section: null,
    heading: null,
    says: null,
    told,
    abilities,
    importedFrom,
  };
}

const byCard = remembered((all: readonly CardAbilities[]): ReadonlyMap<string, readonly CardAbilities[]> => {
  const found = new Map<string, CardAbilities[]>();
  for (const one of all) {
    const ofCard = found.get(one.card);
    if (ofCard === undefined) found.set(one.card, [one]);
    else ofCard.push(one);
  }
  return found;
});

function ofSeeds({ card: _, ...written }: CardAbilities): WrittenAbilities {
  return { basis: 'hand-written', importedFrom: [], ...written };
}

/** What the community keeps is not issued: it does not set aside what a source's examples tell. */
function hasIssuedWording({ versions }: Card): boolean {
  return versions.some(({ text, source }) => text !== null && source?.official === true);
}
