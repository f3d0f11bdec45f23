import { z } from 'zod';
import { OperatorError } from '../operator-error.ts';
import { Problem, type ProblemCode, problems } from '../problem.ts';
import type { RuleAnswer } from '../rule-check/judge.ts';
import type { RuleCheckRequest } from '../rule-check/request.ts';
import { ruleAnswerView } from '../rule-check/views.ts';
import { serviceAt } from './playing/ways-in.ts';

const refusal = z.looseObject({
  code: z.custom<ProblemCode>((code) => typeof code === 'string' && Object.hasOwn(problems, code)),
  detail: z.string(),
});

/** What the service at an address says of moves. Throws the Problem with which it refuses them. */
export async function checkedAt(address: string, request: RuleCheckRequest): Promise<RuleAnswer> {
  if (!URL.canParse(address))
    throw new OperatorError(
      `"${address}" is not a valid address; expected a URL such as http://127.0.0.1:4000.`,
    );
  const { status, text } = await serviceAt(address, 'leave out --at').ask({
    method: 'POST',
    path: '/v1/rule-check',
    type: 'application/json',
    body: JSON.stringify(request),
  });
  const body = jsonIn(text);
  const told = answer.safeParse(body);
  if (status === 200 && told.success) return told.data;
  const refused = refusal.safeParse(body);
  if (!refused.success)
    throw new OperatorError(
      `${address} replied with status ${status}, but not like Arbiter of this version.`,
    );
  const { code, detail, type: _type, title: _title, status: _status, ...extra } = refused.data;
  throw new Problem(code, detail, extra);
}

const answer = z.custom<RuleAnswer>((value) => ruleAnswerView.safeParse(value).success);

/** Undefined for a text that is no JSON. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
