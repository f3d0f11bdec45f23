import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colours are variables of the page, which has them in light and dark. */
const colours = HighlightStyle.define([
  { tag: [tags.string, tags.special(tags.string)], color: 'var(--string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.special(tags.name)], color: 'var(--value)' },
  { tag: [tags.keyword, tags.definitionKeyword, tags.modifier], color: 'var(--keyword)' },
  { tag: [tags.variableName, tags.atom], color: 'var(--name)' },
  { tag: [tags.propertyName, tags.attributeName], color: 'var(--property)' },
  { tag: [tags.comment, tags.lineComment], color: 'var(--faint)', fontStyle: 'italic' },
]);

const wavy = (colour: string) => ({
  backgroundImage: 'none',
  textDecoration: `underline wavy ${colour}`,
  textDecorationSkipInk: 'none',
});

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--sheet)' },
  '&.cm-focused': { outline: '3px solid var(--accent)', outlineOffset: '-1px' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.5', overflow: 'auto' },
  '.cm-content': { padding: '0.75rem 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 0.75rem' },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: 'var(--accent-soft)' },
  '&.cm-focused .cm-nonmatchingBracket': { backgroundColor: 'transparent', color: 'var(--bad)' },
  '.cm-tooltip': {
    color: 'var(--ink)',
    backgroundColor: 'var(--sheet)',
    border: '1px solid var(--faint)',
    borderRadius: '4px',
    maxWidth: 'min(32rem, 90vw)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '0.2rem 0.5rem' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    color: 'var(--sheet)',
    backgroundColor: 'var(--accent)',
  },
  '.cm-completionDetail': { fontStyle: 'normal', opacity: '0.8' },
  '.cm-tooltip.cm-completionInfo, .cm-documentation, .cm-diagnostic': {
    fontFamily: 'var(--sans)',
    padding: '0.5rem 0.75rem',
    whiteSpace: 'pre-line',
  },
  '.cm-documentation code': { fontFamily: 'var(--mono)', color: 'var(--property)' },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--shade)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-documentation-panel': { minHeight: '4em', maxHeight: '7.5em', overflow: 'auto' },
  '.cm-diagnostic-error': { borderLeft: '4px solid var(--bad)' },
  '.cm-lintRange-error, .cm-lintRange-warning': wavy('var(--bad)'),
  '.cm-lintRange-info, .cm-lintRange-hint': wavy('var(--faint)'),
});

export const editorLook: Extension = [theme, syntaxHighlighting(colours)];
