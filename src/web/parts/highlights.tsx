import type { LookUpItem } from '../../look-up/views.ts';

type Parts = LookUpItem['highlights'][number]['parts'];

/** A text that was found, with the words that match marked. */
export function Highlights({ parts }: { readonly parts: Parts }) {
  return <>{parts.map(({ text, isMatch }) => (isMatch ? <mark>{text}</mark> : text))}</>;
}
