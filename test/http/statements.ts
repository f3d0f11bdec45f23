import pg from 'pg';
import { vi } from 'vitest';

/** What happened, and how many statements it took beside the question for the data version, which is asked regularly. */
export async function statementsOf<T>(happen: () => Promise<T>): Promise<{ result: T; statements: number }> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const result = await happen();
    const asked = query.mock.calls.filter(
      ([statement]) => !JSON.stringify(statement).includes('DataVersion'),
    );
    return { result, statements: asked.length };
  } finally {
    query.mockRestore();
  }
}
