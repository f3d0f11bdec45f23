import { EditorView } from '@codemirror/view';

/**
 * Text that is typed over a selection replaces it here, not in the browser: Chromium keeps the look of joined lines with
 * inline styles, which the policy of the page forbids.
 */
export const replaceSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data }, view) {
    const { state } = view;
    const { from, to, empty } = state.selection.main;
    if (inputType !== 'insertText' || data === null || empty) return false;
    const replace = () =>
      state.update(state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    const isHandled = state
      .facet(EditorView.inputHandler)
      .some((handle) => handle(view, from, to, data, replace));
    if (!isHandled) view.dispatch(replace());
    return true;
  },
});
