import type { IssuedSource, Target, WordingPrinting, WordingVersion } from './card-wordings.ts';

type Printed = Pick<WordingVersion, 'text' | 'errataNumber' | 'appliesTo'>;
type Version = Printed & Pick<WordingVersion, 'kind' | 'source'>;
type NamedSet = Pick<WordingPrinting, 'set' | 'setName'>;

/** What kinds of version are called; the others are texts. */
const CALLED: Partial<Record<WordingVersion['kind'], string>> = {
  title: 'the change of title',
  subtitle: 'the change of subtitle',
  spelling: 'the corrected spelling',
  story: 'the story',
};

/** A version as a reader knows it: by its document and what it is for, or by the sets it is printed in. */
export function nameOfVersion(
  version: Version,
  sets: readonly NamedSet[],
  sources: readonly IssuedSource[],
): string {
  const source = sources.find(({ id }) => id === version.source);
  if (version.kind === 'printed' || source === undefined) return nameOfPrintedText(version, sets);
  const issued = `${CALLED[version.kind] ?? 'the text'} in ${nameOfSource(source)}`;
  return issued + copies('for', version.appliesTo, sets) + numbered(version);
}

/** A text as it is printed on copies. */
export function nameOfPrintedText(printed: Printed, sets: readonly NamedSet[]): string {
  const unheld = printed.text === null ? ' (no source gives its words)' : '';
  return `the text printed${copies('in', printed.appliesTo, sets)}${numbered(printed)}${unheld}`;
}

function nameOfSource({ title, date }: IssuedSource): string {
  return date === null ? `the ${title}` : `the ${title} (${date})`;
}

function numbered({ errataNumber }: Printed): string {
  return errataNumber === null ? '' : ` with errata number ${errataNumber}`;
}

/** A set whose name is not known is called by its code, in capitals as on cards. */
function copies(preposition: 'for' | 'in', target: Target, sets: readonly NamedSet[]): string {
  if (target.to === 'all') return '';
  if (target.to === 'edition') return ` ${preposition} the ${target.edition} edition`;
  const names = target.printings.map(({ set, number }) => {
    const name = sets.find((one) => one.set === set)?.setName ?? set.toUpperCase();
    return number === null ? name : `${name} ${number}`;
  });
  return ` ${preposition} ${listed(names)}`;
}

function listed(names: readonly string[]): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter((part) => part !== '').join(' and ');
}
