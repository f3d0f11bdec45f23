import type { Extension } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { createEditor } from './editor.ts';
import { onPage } from './on-page.ts';

export interface FieldOptions {
  readonly language: Extension;
  onChange(): void;
  onRun(): void;
}

/** Puts an editor in the place of a text field of the form. */
export function replaceField(id: string, options: FieldOptions): EditorView {
  const field = onPage(`textarea#${id}`, HTMLTextAreaElement);
  const label = onPage(`label[for="${id}"]`, HTMLLabelElement);
  const host = document.createElement('div');
  host.className = 'editor';
  host.dataset.field = id;
  field.replaceWith(host);
  const { language, onChange, onRun } = options;
  const editor = createEditor(host, {
    label: label.innerText,
    text: field.value,
    language,
    onChange,
    onRun,
  });
  label.addEventListener('click', () => editor.focus());
  return editor;
}
