import { render } from 'preact';
import { addCopyButtons } from '../player/copy-buttons.ts';
import { readExample } from '../player/example-on-page.ts';
import { Player } from '../player/player.tsx';

const example = readExample(document);
if (example !== undefined) render(<Player example={example} />, example.place);
addCopyButtons(document);
