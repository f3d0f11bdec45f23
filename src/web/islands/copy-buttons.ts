// Adds a button to each block of code that copies the block.
for (const block of document.querySelectorAll('pre')) {
  // What is too wide is scrolled with the keyboard, too.
  block.tabIndex = 0;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = 'Copy';
  button.addEventListener('click', () => copy(block, button));
  block.before(button);
}

/** Without permission for the clipboard, selects the block, so that the reader can copy it. */
async function copy(block: HTMLElement, button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(block.textContent ?? '');
    button.textContent = 'Copied';
  } catch {
    getSelection()?.selectAllChildren(block);
    button.textContent = 'Selected';
  }
}
