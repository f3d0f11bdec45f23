import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Config } from './config.ts';
import { OperatorError } from './operator-error.ts';

type Address = Pick<Config, 'host' | 'port'>;

/** Throws an OperatorError if the service could not listen at its address. The rest of a start would be in vain. */
export async function checkAddress(address: Address): Promise<void> {
  const server = createServer().listen(address);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explainListening(error, address);
  }
  server.close();
  await once(server, 'close');
}

/** An OperatorError, if the operator can do something about why the service cannot listen; else the error itself. */
export function explainListening(error: unknown, { host, port }: Address): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  const advice = ADVICE[String(error.code)]?.({ host, port });
  return advice === undefined ? error : new OperatorError(advice, { cause: error });
}

const ADVICE: Readonly<Record<string, (address: Address) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Stop that program or set PORT.`,
  EACCES: ({ port }) => `This user is not allowed to use port ${port}. Set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine does not have the address ${host}. Set HOST to one that it has.`,
  ENOTFOUND: ({ host }) => `No address is known for ${host}. Set HOST to an address of this machine.`,
};
