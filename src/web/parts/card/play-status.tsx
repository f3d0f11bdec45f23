import type { AbilitiesView } from '../../../catalogue/abilities-view.ts';

/** Whether the rule check can play the card, who says what it does, and what is missing. */
export function PlayStatus({ abilities }: { readonly abilities: AbilitiesView }) {
  const { says, sentences } = abilities;
  const missing = sentences?.filter((one) => one.outcome === 'not-understood' || one.outcome === 'ambiguous');
  return (
    <>
      <p>
        <strong>{verdict(abilities)}</strong> {basisInWords(abilities)}
      </p>
      {says === null ? null : <p>{says}</p>}
      {missing === undefined || missing.length === 0 ? null : (
        <>
          <p>
            The compiler does not understand {missing.length === 1 ? 'this sentence' : 'these sentences'}:
          </p>
          <ul>
            {missing.map(({ start, text }) => (
              <li key={start}>{text}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function verdict({ abilities, told }: AbilitiesView): string {
  if (abilities === null) return 'The rule check cannot play this card.';
  return told === 'whole'
    ? 'The rule check plays this card in full.'
    : 'The rule check plays this card in part.';
}

function basisInWords({ basis, importedFrom, told }: AbilitiesView): string {
  switch (basis) {
    case 'hand-written':
      return told === 'whole'
        ? 'People wrote down what it does.'
        : 'People wrote down what the sources tell of it; the card may do more.';
    case 'file':
      return `What it does comes from ${importedFrom.join(', ')}.`;
    case 'compiled':
      return 'A program read its text.';
    case null:
      return 'No source tells what it does, or nobody has written it down yet.';
  }
}
