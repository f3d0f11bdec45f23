/** Filters the rules of the page while somebody types. */
const box = document.querySelector<HTMLElement>('.rule-filter');
const field = box?.querySelector('input');
const count = box?.querySelector('output');

if (box && field && count) {
  const sections = [...document.querySelectorAll('.rule-section')].map((section) => ({
    section,
    rules: [...section.querySelectorAll('.rules > li')].map((rule) => ({
      rule,
      text: fold(rule.textContent),
    })),
    heading: fold(section.querySelector('h2, h3')?.textContent),
  }));
  const filter = () => {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const { section, rules, heading } of sections) {
      let inSection = 0;
      for (const { rule, text } of rules) {
        const isFound = words.every((word) => text.includes(word) || heading.includes(word));
        rule.toggleAttribute('hidden', !isFound);
        if (isFound) inSection += 1;
      }
      section.toggleAttribute('hidden', inSection === 0);
      shown += inSection;
    }
    count.value =
      words.length === 0 ? '' : `${shown} ${shown === 1 ? 'rule has' : 'rules have'} these words.`;
  };
  box.hidden = false;
  field.addEventListener('input', filter);
  field.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    field.value = '';
    filter();
  });
  // A link to a place that is hidden shows everything again.
  addEventListener('hashchange', () => {
    if (document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('[hidden]') === null)
      return;
    field.value = '';
    filter();
  });
}

function fold(text: string | null | undefined): string {
  return (text ?? '').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
