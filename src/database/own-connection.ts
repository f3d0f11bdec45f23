import pg from 'pg';

/** Does work on a connection of its own. One that is lost fails the statement under way or the next one, and nothing else. */
export async function onOwnConnection<T>(
  config: pg.PoolConfig,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
