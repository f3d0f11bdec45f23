import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { textOf } from '../house/project.ts';

/** Runs the script on a page with one block of code; returns the button that it adds. */
function buttonOn(writeText: (text: string) => Promise<void>) {
  const button = { type: '', textContent: '', click: () => {}, addEventListener: vi.fn() };
  button.addEventListener.mockImplementation((_type: string, listener: () => void) => {
    button.click = listener;
  });
  const block = { textContent: '{"do": "pass"}', before: vi.fn() };
  const selectAllChildren = vi.fn();
  runInNewContext(textOf('src/rest/assets/copy-buttons.js'), {
    document: { querySelectorAll: () => [block], createElement: () => button },
    navigator: { clipboard: { writeText } },
    getSelection: () => ({ selectAllChildren }),
  });
  expect(block.before).toHaveBeenCalledWith(button);
  return { button, block, selectAllChildren };
}

test('A copy button copies its block of code', async () => {
  const writeText = vi.fn(async () => {});
  const { button } = buttonOn(writeText);
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('{"do": "pass"}');
});

test('A copy button selects its block of code if the clipboard is not allowed', async () => {
  const { button, block, selectAllChildren } = buttonOn(async () => Promise.reject(new Error('not allowed')));
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Selected'));
  expect(selectAllChildren).toHaveBeenCalledWith(block);
});
