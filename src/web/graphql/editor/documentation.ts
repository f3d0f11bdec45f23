import type { EditorState, Extension } from '@codemirror/state';
import { type EditorView, hoverTooltip, type Panel, showPanel } from '@codemirror/view';
import { offsetToPos } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { getHoverInformation } from 'graphql-language-service';

/** Shows what the schema says about a name: below the mouse, and in a panel for the name at the cursor. */
export function documentation(schema: GraphQLSchema): Extension {
  return [
    hoverTooltip(
      ({ state }, position) => {
        const text = documentationAt(schema, state, position);
        return text === undefined ? null : { pos: position, create: () => ({ dom: box(...written(text)) }) };
      },
      { hideOnChange: true },
    ),
    showPanel.of((view) => panel(schema, view)),
  ];
}

function panel(schema: GraphQLSchema, view: EditorView): Panel {
  const dom = box();
  dom.classList.add('cm-documentation-panel');
  const show = ({ state }: { readonly state: EditorState }) => {
    const text = documentationAt(schema, state, state.selection.main.head);
    dom.replaceChildren(...(text === undefined ? [HINT] : written(text)));
  };
  show(view);
  return {
    dom,
    update: (update) => {
      if (update.docChanged || update.selectionSet) show(update);
    },
  };
}

const HINT = 'Put the cursor on a name to read what it means. Ctrl+Space lists what fits.';

function documentationAt(schema: GraphQLSchema, { doc }: EditorState, position: number): string | undefined {
  const text = getHoverInformation(schema, doc.toString(), offsetToPos(doc, position));
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function box(...content: readonly (Node | string)[]): HTMLElement {
  const dom = document.createElement('div');
  dom.className = 'cm-documentation';
  dom.append(...content);
  return dom;
}

/** The signature stands before the first empty line. */
function written(text: string): readonly (Node | string)[] {
  const [signature = '', ...description] = text.split('\n\n');
  const code = document.createElement('code');
  code.textContent = signature;
  return [code, `\n${description.join('\n\n')}`];
}
