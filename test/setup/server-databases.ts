import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** Creates a database beside the one that a URL names, empty or as a copy of another; returns its URL. */
export async function createDatabase(beside: string, copyOf?: string): Promise<string> {
  const name = `arbiter_test_${randomBytes(6).toString('hex')}`;
  const template = copyOf === undefined ? 'template0' : nameOf(copyOf);
  await onMaintenance(beside, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  return withName(beside, name);
}

/** Drops a database, also one that somebody is still connected to. */
export async function dropDatabase(url: string): Promise<void> {
  await onMaintenance(url, `DROP DATABASE IF EXISTS "${nameOf(url)}" WITH (FORCE)`);
}

/** Lets later connections only read. */
export async function forbidWriting(url: string): Promise<void> {
  await onMaintenance(url, `ALTER DATABASE "${nameOf(url)}" SET default_transaction_read_only = on`);
}

/** Nobody may be connected to a database that is dropped or copied, so commands go by way of `postgres`. */
async function onMaintenance(url: string, command: string): Promise<void> {
  const client = new pg.Client(withName(url, 'postgres'));
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}

function nameOf(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1));
}

function withName(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
}
