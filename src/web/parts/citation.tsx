import type { RulingView } from '../../rulings/views.ts';
import { addressOf } from '../addresses.ts';

/** Document, section and heading of a statement, with a link to the rules of the section. */
export function Citation({ citation }: { readonly citation: RulingView['citation'] }) {
  const { title, section, heading, url } = citation;
  const place = heading === null || heading === section ? section : `${section}, ${heading}`;
  return (
    <cite class="citation">
      {title}, {url === null ? place : <a href={addressOf(url)}>{place}</a>}
    </cite>
  );
}
