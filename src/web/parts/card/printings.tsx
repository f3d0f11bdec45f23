import type { CardView, PrintingsView, PrintingView } from '../../../catalogue/views.ts';
import { drawn } from '../card-text.tsx';

interface PrintingsProps {
  readonly card: CardView;
  readonly printings: PrintingsView;
}

/** The sets in which the card was printed; with the text of each printing where they differ. */
export function Printings({ card, printings }: PrintingsProps) {
  const { differs } = card.wording;
  return (
    <ul class="printings">
      {printings.items.map((printing) => (
        <li key={`${printing.set.code}/${printing.number}`}>
          {printing.set.name ?? printing.set.code}
          {printing.number === null ? null : ` ${printing.number}`}
          {printing.set.date === null ? null : <span class="faint"> {printing.set.date}</span>}
          {printing.errataNumber === null ? null : (
            <span class="faint"> · errata number {printing.errataNumber}</span>
          )}
          {differs ? <Wording printing={printing} /> : null}
        </li>
      ))}
    </ul>
  );
}

function Wording({ printing: { inForce } }: { readonly printing: PrintingView }) {
  return (
    <>
      {inForce.text === null ? (
        <p class="faint">Play it as printed; Arbiter does not have this text.</p>
      ) : (
        <p class="card-text">{drawn(inForce.text) || 'No text.'}</p>
      )}
      <p class="small faint">{inForce.reason}</p>
    </>
  );
}
