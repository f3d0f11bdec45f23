import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { bracketMatching, indentOnInput } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { editorLook } from './editor-look.ts';
import { replaceSelection } from './replace-selection.ts';

export interface EditorOptions {
  /** The name of the editor for people who hear the page. */
  readonly label: string;
  readonly text: string;
  readonly language: Extension;
  onChange(): void;
  onRun(): void;
}

/**
 * Makes an editor in an element. CodeMirror writes its style into a style element, which the policy of the page forbids,
 * except in a shadow root: there it adopts a style sheet. Tab leaves the editor.
 */
export function createEditor(
  host: Element,
  { label, text, language, onChange, onRun }: EditorOptions,
): EditorView {
  const root = host.attachShadow({ mode: 'open' });
  const run = () => {
    onRun();
    return true;
  };
  return new EditorView({
    root,
    parent: root,
    doc: text,
    extensions: [
      keymap.of([{ key: 'Mod-Enter', run }]),
      language,
      editorLook,
      history(),
      indentOnInput(),
      bracketMatching(),
      closeBrackets(),
      replaceSelection,
      autocompletion({ icons: false }),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.updateListener.of(({ docChanged }) => {
        if (docChanged) onChange();
      }),
      keymap.of([
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...lintKeymap,
        ...historyKeymap,
        ...defaultKeymap,
      ]),
    ],
  });
}
