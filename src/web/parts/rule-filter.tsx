/** A field to filter the rules of the page; its island shows it. */
export function RuleFilter({ count }: { readonly count: number }) {
  return (
    <search class="rule-filter" hidden>
      <label for="rule-filter">Filter these {count} rules</label>
      <input id="rule-filter" type="search" autocomplete="off" spellcheck={false} />
      <output for="rule-filter" />
    </search>
  );
}
