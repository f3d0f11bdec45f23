import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** One kind of request that the load is made of. */
export interface Question {
  readonly name: string;
  readonly path: string | (() => string);
  /** JSON that is posted. */
  readonly body?: string;
  /** Whether the answer comes from the database. */
  readonly needsDatabase: boolean;
  /** Whether it is too large for the balancer to keep and send again. */
  readonly tooLargeToResend?: boolean;
}

/** One request that was not answered as it should be. */
export interface Failure {
  readonly question: Question;
  /** When the request was sent, and when it had failed, in milliseconds since 1970. */
  readonly sent: number;
  readonly failed: number;
  /** Status and code of the problem, or what became of the connection. */
  readonly how: string;
  /** Whether its answer had begun. */
  readonly begun: boolean;
  /** Whether it is a 503 that says when to try again. */
  readonly retryLater: boolean;
  /** Whether a process refused it because the machine has too much to do. */
  readonly shed: boolean;
}

export interface Tally {
  answered: number;
  readonly failures: Failure[];
  /** The slowest request of all, in milliseconds. */
  slowest: number;
}

const CLIENTS = 12;

/** Between an answer and the client's next request, in milliseconds: clients are not what is measured. */
const PAUSE = 20;

/** Asks questions round and round by 12 clients, each with a connection of its own that it keeps. */
export function startLoad(url: string, questions: readonly Question[]): { stop(): Promise<Tally> } {
  const tally: Tally = { answered: 0, failures: [], slowest: 0 };
  let stopped = false;
  const client = async (number: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = number; !stopped; turn += 1) {
      const question = questions[turn % questions.length];
      if (question === undefined) throw new Error('There is nothing to ask.');
      await ask(url, question, agent, tally);
      await wait(PAUSE);
    }
    agent.destroy();
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => client(number));
  return {
    stop: async () => {
      stopped = true;
      await Promise.all(clients);
      return tally;
    },
  };
}

async function ask(url: string, question: Question, agent: Agent, tally: Tally): Promise<void> {
  const sent = Date.now();
  const outcome = await outcomeOf(url, question, agent);
  const now = Date.now();
  tally.slowest = Math.max(tally.slowest, now - sent);
  if (outcome === 'answered') tally.answered += 1;
  else tally.failures.push({ question, sent, failed: now, ...outcome });
}

type Outcome = 'answered' | Pick<Failure, 'how' | 'begun' | 'retryLater' | 'shed'>;

/** Codes of problems that say that a process has too much to do. */
const SHED = /"code":"service\/busy"/;

/** Longer than any answer of the service takes. */
const TIMEOUT = 20_000;

function outcomeOf(url: string, { path, body }: Question, agent: Agent): Promise<Outcome> {
  return new Promise((resolve) => {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = body === undefined ? {} : { 'content-type': 'application/json' };
    const target = `${url}${typeof path === 'string' ? path : path()}`;
    const asking = request(target, { agent, method, headers, timeout: TIMEOUT }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('error', ({ message }) => resolve(broken(message, true)));
      answer.on('end', () => {
        const { statusCode, headers } = answer;
        if (statusCode === 200) return resolve('answered');
        const code = /"code":"([^"]+)"/.exec(text)?.[1];
        resolve({
          how: `status ${statusCode}, ${code}`,
          begun: false,
          retryLater: statusCode === 503 && headers['retry-after'] !== undefined,
          shed: SHED.test(text),
        });
      });
      // Bodies of answers are large; only those of problems are short and read.
      answer.on('data', (part) => {
        if (answer.statusCode !== 200) text += part;
      });
    });
    asking.on('timeout', () => asking.destroy(new Error('no answer')));
    asking.on('error', ({ message }) => resolve(broken(message, false)));
    asking.end(body);
  });
}

function broken(message: string, begun: boolean): Outcome {
  return { how: message, begun, retryLater: false, shed: false };
}
