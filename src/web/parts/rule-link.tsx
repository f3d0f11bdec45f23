import type { RuleView } from '../../rulings/views.ts';
import { ruleAddress } from '../addresses.ts';

/** A link to a rule, by its section and heading, with its statement as a hint. */
export function RuleLink({ rule }: { readonly rule: RuleView }) {
  const { id, game, section, heading, statement } = rule;
  return (
    <a href={ruleAddress(game, id)} title={statement}>
      {isNumber(section) ? `${section}, ${heading}` : heading}
    </a>
  );
}

/** Sections without numbers have the slug of their heading, which says nothing more. */
const isNumber = (section: string): boolean => /^\d/.test(section);
