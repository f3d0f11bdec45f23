const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Words for an element or an attribute of XML. */
export function escaped(words: string): string {
  return words.replace(/[&<>"]/g, (char) => references[char] ?? char);
}

/** ` name="value"`, or nothing for what is not said. */
export function attribute(name: string, value: string | number | null): string {
  return value === null ? '' : ` ${name}="${escaped(String(value))}"`;
}

/** `<name>words</name>`, or nothing for what is not said. */
export function element(name: string, words: string | null): string {
  return words === null ? '' : `<${name}>${escaped(words)}</${name}>`;
}
