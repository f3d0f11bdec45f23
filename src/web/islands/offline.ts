// Makes the reading pages work without network after the first visit.
import { keepContent } from '../offline/content.ts';

/** What the visitor came for loads first; in milliseconds. */
const PATIENCE = 3_000;

/** Whether the visitor asked for little traffic. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

async function prepare(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  await navigator.serviceWorker.ready;
  if (!savesData()) await keepContent();
}

if ('serviceWorker' in navigator)
  setTimeout(() => {
    prepare().catch((error: unknown) =>
      console.warn('The pages are not kept for use without network.', error),
    );
  }, PATIENCE);
