/** Copies a citation with the address of the page. */
for (const line of document.querySelectorAll<HTMLElement>('.copy-citation')) {
  const button = line.querySelector('button');
  const status = line.querySelector('output');
  if (button === null || status === null) continue;
  // Browsers have a clipboard on secure pages only.
  line.hidden = navigator.clipboard === undefined;
  button.addEventListener('click', async () => {
    const { text = '', path = '' } = button.dataset;
    try {
      await navigator.clipboard.writeText(`${text} ${new URL(path, location.href)}`);
      status.value = 'Copied.';
    } catch {
      status.value = 'The browser did not allow it. Copy the address of the page instead.';
    }
  });
}
