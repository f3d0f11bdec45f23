import type { PrintingRef } from './card-wordings.ts';
import type { RankedVersion } from './contenders.ts';
import { printingRef } from './copies.ts';
import { type Contender, type Copy, covers, type Ground, type WordingLaw } from './law.ts';
import type { Outcome } from './outcome.ts';
import { sentence, whyReplaced } from './reason.ts';
import type { VersionStanding } from './wording.ts';

/** Where an issued version with game text stands, given what the law decides for all copies, earliest copies first. */
export function standingOfText(
  version: RankedVersion,
  outcomes: readonly Outcome[],
  law: WordingLaw,
): VersionStanding {
  const won = outcomes.filter(({ winner }) => winner === version);
  const latest = won.at(-1);
  if (latest === undefined) return supersededText(version, outcomes, law);
  const { law: name, rule, reason } = latest.wording;
  return {
    id: version.id,
    ...inForceOn(
      won.map(({ copy }) => copy),
      outcomes.length,
    ),
    supersededBy: null,
    law: name,
    rule,
    reason,
  };
}

/** The version that took its place is the one that did so at once, not the last of the line. */
function supersededText(
  version: RankedVersion,
  outcomes: readonly Outcome[],
  law: WordingLaw,
): VersionStanding {
  const lost = outcomes.filter(({ entries }) => entries.some(({ contender }) => contender === version));
  const { copy, entries, winner } = lost.reduce((_, later) => later);
  const stronger = entries
    .map(({ contender }) => contender)
    .filter((contender) => law.supersedes(contender, version, copy) !== null);
  const by = stronger.find(({ id }) => id !== null) ?? stronger[0];
  const ground = by && law.supersedes(by, version, copy);
  return ground ? superseded(version, by, ground) : superseded(version, winner, besideEachOther(winner, law));
}

/** Two wordings for the same copies, neither of which replaces the other. */
function besideEachOther(winner: Contender, law: WordingLaw): Ground {
  return {
    ...law.asPrinted(winner, []),
    because: 'neither replaces the other and the latter tells more of the same copies',
  };
}

/** Where an issued change that leaves the text alone stands; `next` is the later change of the same name, if any. */
export function standingBesideText(
  version: RankedVersion,
  next: RankedVersion | null,
  copies: readonly Copy[],
  law: WordingLaw,
): VersionStanding {
  const ground = law.besideTheText(version);
  if (next !== null)
    return superseded(version, next, { ...ground, because: 'that changes the same name later' });
  return {
    id: version.id,
    ...inForceOn(
      copies.filter((copy) => covers(version.appliesTo, copy)),
      copies.length,
    ),
    supersededBy: null,
    law: ground.law,
    rule: ground.rule,
    reason: sentence(`${version.called} is in force beside the text, because ${ground.because}`),
  };
}

export function standingBeforeIssue(version: RankedVersion): VersionStanding {
  return {
    id: version.id,
    status: 'not-yet-issued',
    on: [],
    supersededBy: null,
    law: 'not-yet-issued',
    rule: null,
    reason: sentence(`${version.called} is not yet in force, because it came out later`),
  };
}

function superseded(version: RankedVersion, by: Contender, ground: Ground): VersionStanding {
  return {
    id: version.id,
    status: 'superseded',
    on: [],
    supersededBy: by.id,
    law: ground.law,
    rule: ground.rule,
    reason: sentence(whyReplaced(version, by, ground)),
  };
}

function inForceOn(copies: readonly Copy[], all: number): Pick<VersionStanding, 'status' | 'on'> {
  const on: PrintingRef[] = copies.flatMap(({ printing }) =>
    printing === null ? [] : [printingRef(printing)],
  );
  return { status: copies.length === all ? 'in-force' : 'in-force-on-some', on };
}
