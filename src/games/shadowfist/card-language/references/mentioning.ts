import { type Phrase, saying } from '../../../vocabulary/phrases/kinds.ts';
import { type Kind, kindOf } from '../../../vocabulary/phrases/parsing.ts';
import * as marked from '../marked.ts';
import { type Mention, mentioning, mentionOf } from '../mentions.ts';

/** A kind that mentions something: what it says is resolved with the whole text. */
export function mentions(name: string, inner: Kind<Mention>): Kind<{ readonly chosen: string }> {
  return kindOf<{ readonly chosen: string }>(name, {
    first: () => inner.first(),
    read: (at, parsing) =>
      inner.read(at, parsing).map(({ end, value }) => ({ end, value: mentioning(value, at) })),
    render(ref) {
      const found = mentionOf(ref);
      return found === undefined ? undefined : inner.render(found.mention);
    },
    marked: marked.mentioned,
  });
}

export const same = <Value>(template: string, slot: string, kind: Kind<Value>): Phrase<Value> =>
  saying(
    template,
    { [slot]: kind },
    (filling: Record<string, Value>) => filling[slot],
    (value: Value) => ({ [slot]: value }),
  );

/** What has a name in a part of a text that is rendered alone. */
export const byName: Kind<{ readonly chosen: string }> = kindOf('a name', {
  first: () => [],
  read: () => [],
  render(ref) {
    const mention = mentionOf(ref)?.mention;
    return mention?.mention === 'named' ? { text: `[${mention.name}]`, many: false } : undefined;
  },
});
