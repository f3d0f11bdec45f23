import type { CardView } from '../catalogue/views.ts';
import type { Services } from '../services.ts';
import { unlimitedWork } from '../work.ts';
import type { NodeParent } from './parents.ts';

/** Finds anything with a permanent id. Null for an unknown id. */
export function findNodes({ catalogue, rules, rulings, glossary, workedExamples }: Services) {
  const everything = { limit: Number.MAX_SAFE_INTEGER };
  const work = unlimitedWork();
  // Some rules and rulings share an id; the rules come last and win.
  const law = once((): NodeParent[] => [
    ...rulings.search({}, everything, work).items.map((ruling) => named('Ruling', ruling)),
    ...catalogue
      .games()
      .games.flatMap(({ slug }) => [
        ...rules.search(slug, {}, everything, work).items.map((rule) => named('Rule', rule)),
        ...glossary
          .search(slug, undefined, everything, work)
          .items.map((term) => named('GlossaryTerm', term)),
      ]),
  ]);
  // Apart, because they are read from files when they are first asked for.
  const examples = once(() =>
    workedExamples.search({}, everything).items.map((example) => named('WorkedExample', example)),
  );
  return (id: string): NodeParent | null => {
    const card = catalogue.cardById(id);
    return card === undefined ? (law().get(id) ?? examples().get(id) ?? null) : cardNode(card);
  };
}

/** A card, with the name of its type. */
export function cardNode(card: CardView) {
  return card.game === 'shadowfist' ? named('ShadowfistCard', card) : named('HighlanderCard', card);
}

function named<const Name extends string, View extends object>(
  __typename: Name,
  view: View,
): { readonly __typename: Name } & View {
  return { __typename, ...view };
}

/** Nodes by id, made when they are first requested. */
function once(nodes: () => readonly NodeParent[]): () => ReadonlyMap<string, NodeParent> {
  let made: ReadonlyMap<string, NodeParent> | undefined;
  return () => {
    made ??= new Map(nodes().map((node) => [node.id, node]));
    return made;
  };
}
