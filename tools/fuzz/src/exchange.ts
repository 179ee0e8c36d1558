import { REFRESH_COOKIE } from '@tailgate/contract/facts';
import { problemsOf } from './answers/check-answer.ts';
import { curlLine } from './curl-line.ts';
import type { FuzzInput } from './inputs/plan.ts';
import type { Lane } from './lane.ts';
import type { Outcome, Sender } from './send.ts';
import type { Failure } from './tally.ts';
import { wireRequest } from './wire-request.ts';

const LONGEST_KEPT_ANSWER = 2_000;

const NAMED_SECRETS: Readonly<Record<string, string>> = {
  authorization: 'Bearer $TOKEN',
  'x-refresh-token': '$REFRESH_TOKEN',
  cookie: `${REFRESH_COOKIE}=$REFRESH_TOKEN`,
};

const codeOf = (outcome: Outcome): string | undefined =>
  'broken' in outcome ? undefined : /^\{"code":"(\w+)"/.exec(outcome.text)?.[1];

/** Whose session it is, and on which site: an input that replaces one of them is refused rightly. */
const SESSION_HEADERS: readonly string[] = ['authorization', 'x-refresh-token', 'host', 'x-bundle-id'];

/** A session can end during the run (log-out, a new password): not a finding, but the next session must work. */
const lostSession = ({ row, caller, draft }: FuzzInput, outcome: Outcome): boolean => {
  const isOurs = (caller.kind === 'signed-in' || caller.kind === 'impersonating') && row.row.access.kind === 'session';
  const isUntouched = !SESSION_HEADERS.some((name) => name in draft.headers);
  if (!isOurs || !isUntouched) return false;
  const code = codeOf(outcome);
  return code === 'jwt_auth_invalid_token' || (code === 'fresh_sign_in_required' && caller.kind === 'signed-in');
};

/** Sends inputs as their caller, checks every answer and records the problems. */
export const exchanger = (port: number, sender: Sender, note: (failure: Failure) => void) => {
  const judge = (
    lane: Lane,
    input: FuzzInput,
    headers: Record<string, string>,
    outcome: Outcome,
    more: readonly string[],
  ) => {
    const problems = [...problemsOf(input, outcome, lane.known), ...more];
    if (problems.length === 0) return;
    const named = Object.entries(headers).map(([name, value]) => [name, NAMED_SECRETS[name] ?? value] as const);
    note({
      row: input.row.name,
      input: input.index,
      kind: input.kind,
      caller: input.caller,
      problems,
      status: 'broken' in outcome ? undefined : outcome.status,
      tookMs: Math.round(outcome.tookMs),
      answer: 'broken' in outcome ? '' : outcome.text.slice(0, LONGEST_KEPT_ANSWER),
      curl: curlLine(port, wireRequest(input, Object.fromEntries(named)), Object.values(input.caller).join(' ')),
    });
  };

  return async (
    lane: Lane,
    input: FuzzInput,
    moreProblems: (outcome: Outcome) => string[] = () => [],
  ): Promise<Outcome> => {
    const headers = await lane.headersOf(input.caller, input.row.row.access);
    const outcome = await sender.send(wireRequest(input, headers));
    judge(lane, input, headers, outcome, moreProblems(outcome));
    if (!lostSession(input, outcome)) return outcome;

    lane.forgetSession(input.caller);
    const freshHeaders = await lane.headersOf(input.caller, input.row.row.access);
    const again = await sender.send(wireRequest(input, freshHeaders));
    const refused = lostSession(input, again) ? ['a session opened just now is refused'] : [];
    judge(lane, input, freshHeaders, again, [...moreProblems(again), ...refused]);
    return again;
  };
};
