import type { Resolvers } from '../generated/types.ts';
import { ruleOf } from './rule-of.ts';
import { versionOf } from './versions-of.ts';

function figuresOf({ figures }: { readonly figures: Readonly<Record<string, unknown>> }) {
  return Object.entries(figures).map(([name, value]) => ({ name, value }));
}

/** Which wordings there are of a card, and which is in force. */
export const wordings = {
  Wording: {
    version: ({ card, version }, _, context) => versionOf(card, version, context),
    rule: ruleOf,
    perPrinting: ({ card, perPrinting }) => perPrinting.map((wording) => ({ ...wording, card })),
  },
  PrintingWording: {
    version: ({ card, version }, _, context) => versionOf(card, version, context),
    figures: figuresOf,
    rule: ruleOf,
  },
  Printing: {
    figures: figuresOf,
    attributes: ({ attributes }) => Object.entries(attributes).map(([name, value]) => ({ name, value })),
    inForce: ({ card, inForce }) => ({ ...inForce, card }),
  },
  TextVersion: {
    source: ({ source }, _, { references }) => (source === null ? null : references.source(source)),
    figures: figuresOf,
    supersededBy: ({ card, supersededBy }, _, context) => versionOf(card, supersededBy, context),
    rule: ruleOf,
  },
  VersionScope: {
    edition: (scope) => scope.edition ?? null,
    printings: (scope) => scope.printings ?? null,
  },
} satisfies Resolvers;
