import { jsonLanguage } from '@codemirror/lang-json';
import { classHighlighter, highlightCode } from '@lezer/highlight';

/** Longer answers stay plain, because an element for each word of them would stall the browser. */
const LONGEST = 300_000;

/** JSON as nodes of a page, with a class for each kind of word. */
export function highlightedJson(json: string): DocumentFragment {
  const nodes = document.createDocumentFragment();
  if (json.length > LONGEST) {
    nodes.append(json);
    return nodes;
  }
  const put = (text: string, classes: string) => {
    if (classes === '') {
      nodes.append(text);
      return;
    }
    const span = document.createElement('span');
    span.className = classes;
    span.textContent = text;
    nodes.append(span);
  };
  highlightCode(json, jsonLanguage.parser.parse(json), classHighlighter, put, () => nodes.append('\n'));
  return nodes;
}
