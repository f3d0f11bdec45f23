import { readFileSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connection.ts';
import { readSnapshot } from '../database/kept-content/read-snapshot.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { NotJson, placesIn } from '../json-places.ts';
import { contentFolders } from '../paths.ts';
import { Problem } from '../problem.ts';
import type { RuleAnswer } from '../rule-check/judge.ts';
import { type RuleCheckRequest, readRequest } from '../rule-check/request.ts';
import { createRuleChecks } from '../rule-check/rule-checks.ts';
import { unlimitedWork } from '../work.ts';
import { checkedAt } from './check-elsewhere.ts';
import { checkSummary } from './check-summary.ts';
import { toldOf } from './told.ts';

export interface CheckOptions {
  readonly json: boolean;
  /** Make what was not judged in full `unsupported`, as `options.strict` of the request does. */
  readonly strict: boolean;
  /** The address of a service that judges; without it this process does, on the database. */
  readonly at?: string;
}

/** All actions are legal; an action or the state is against the rules; it could not be judged. */
const EXIT = { legal: 0, illegal: 1, notJudged: 2 } as const;

/** Where a request comes from that is in no file. */
const STANDARD_INPUT = 0;

/** Says whether the moves in a file are legal; returns the exit code. */
export async function checkCommand(file: string, { json, strict, at }: CheckOptions): Promise<number> {
  try {
    const read = requestIn(file);
    const request = strict ? { ...read, options: { ...read.options, strict } } : read;
    const answer = at === undefined ? await checked(request) : await checkedAt(at, request);
    console.log(json ? JSON.stringify(answer, null, 2) : checkSummary(answer));
    return answer.outcome === 'legal' || answer.outcome === 'illegal' ? EXIT[answer.outcome] : EXIT.notJudged;
  } catch (error) {
    console.error(json && error instanceof Problem ? JSON.stringify(error, null, 2) : toldOf(error));
    return EXIT.notJudged;
  }
}

async function checked(request: RuleCheckRequest): Promise<RuleAnswer> {
  const database = await openDatabase(readConfig());
  try {
    await prepareDatabase(database, contentFolders);
    const snapshot = await readSnapshot(database);
    return createRuleChecks({ current: () => snapshot }).check(request, unlimitedWork());
  } finally {
    await database.close();
  }
}

function requestIn(file: string): RuleCheckRequest {
  const text = readFileSync(file === '-' ? STANDARD_INPUT : file, 'utf8');
  try {
    const [twice] = placesIn(text, new Set()).repeated;
    if (twice === undefined) return readRequest(JSON.parse(text));
    const { pointer, line } = twice;
    const lost = `${pointer} is a duplicate key (line ${line}); an object must not repeat a key`;
    throw new Problem('request/malformed', `In "${file}", ${lost}.`);
  } catch (error) {
    if (!(error instanceof NotJson)) throw error;
    throw new Problem('request/malformed', `In "${file}", line ${error.line}: ${error.message}`);
  }
}
