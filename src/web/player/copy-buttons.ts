/** Puts a button that copies it before each block of code that asks for one. */
export function addCopyButtons(page: Document): void {
  for (const block of page.querySelectorAll<HTMLElement>('pre[data-copy]')) {
    block.closest('details')?.addEventListener('toggle', () => show(block), { once: true });
  }
}

/** Loads the code of the block, which is long, when somebody wants to see it. */
async function show(block: HTMLElement): Promise<void> {
  const reply = await fetch(block.dataset.load ?? '');
  if (!reply.ok) return;
  block.textContent = JSON.stringify(await reply.json(), null, 2);
  block.tabIndex = 0;
  block.hidden = false;
  const button = block.ownerDocument.createElement('button');
  button.type = 'button';
  button.className = 'quiet';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent ?? '');
    button.textContent = 'Copied';
  });
  if ('clipboard' in navigator) block.before(button);
}
