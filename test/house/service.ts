import { onTestFinished } from 'vitest';
import { type Ending, type Environment, type Launch, launchScript } from './launch.ts';

export interface RunningService {
  readonly pid: number;
  readonly url: string;
  /** Whether this start wrote the content into the database. */
  readonly wroteContent: boolean;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<Ending>;
}

/** Launches the service as `npm start` does, on any free port. It is gone when the test is finished. */
export function launch(environment: Environment): Launch {
  return launchScript('scripts/start.mjs', environment, onTestFinished);
}

/** Launches the service and waits until it listens. */
export function startService(environment: Environment): Promise<RunningService> {
  return listening(launch(environment));
}

/** Waits until a service that was launched listens; fails with what it said if it ends instead. */
export async function listening({ child, output, ended }: Launch): Promise<RunningService> {
  const greeting = /Arbiter listens at (\S+) .*content (rewritten|unchanged)/;
  const greeted = new Promise<RegExpExecArray>((resolve) => {
    child.stdout?.on('data', () => {
      const match = greeting.exec(output.stdout);
      if (match !== null) resolve(match);
    });
  });
  const first = await Promise.race([greeted, ended]);
  if (!Array.isArray(first)) throw new Error(`The service did not start: ${JSON.stringify(first)}`);
  const [, url = '', content] = first;
  return {
    pid: child.pid ?? 0,
    url,
    wroteContent: content === 'rewritten',
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
  };
}
