import { describe, expect, it } from 'vitest';
import { writeRow } from '../../testing/sample-rows.ts';
import type { Caller } from '../inputs/callers.ts';
import { NOTHING_KNOWN } from '../inputs/known-values.ts';
import type { FuzzInput } from '../inputs/plan.ts';
import type { Answered } from '../send.ts';
import { problemsOf } from './check-answer.ts';

const inputOf = (caller: Caller): FuzzInput => ({
  row: writeRow,
  index: 0,
  kind: 'valid',
  caller,
  draft: { params: {}, query: [], headers: {}, body: { as: 'nothing' } },
  isNative: true,
});
const input = inputOf({ kind: 'signed-in', role: 'groomer' });

const answered = (status: number, body: unknown, more: Partial<Answered> = {}): Answered => ({
  status,
  contentType: 'application/json; charset=utf-8',
  text: typeof body === 'string' ? body : JSON.stringify(body),
  tookMs: 5,
  ...more,
});

const thing = { id: '01890000-0000-7000-8000-00000000000a', name: 'Brush' };
const refusal = (code: string, status: number, more: object = {}) => ({
  code,
  message: 'No.',
  data: { status },
  ...more,
});

describe('an answer that keeps the contract', () => {
  it.each([
    ['success', answered(200, thing)],
    ['a common error', answered(401, refusal('jwt_auth_invalid_token', 401))],
    ['a declared error', answered(409, refusal('conflict', 409))],
    ['marked fields', answered(422, refusal('validation_failed', 422, { errors: { name: 'is required' } }))],
  ])('passes: %s', (_what, answer) => {
    expect(problemsOf(input, answer)).toEqual([]);
  });
});

describe('a file', () => {
  const file = answered(200, 'Date,Amount\r\n', { contentType: 'text/csv; charset=utf-8' });

  it('passes where the row declares one, and is caught elsewhere', () => {
    const declaring = { ...writeRow, row: { ...writeRow.row, download: ['csv' as const] } };
    expect(problemsOf({ ...input, row: declaring }, file)).toEqual([]);
    expect(problemsOf(input, file)).toContain('the content type "text/csv; charset=utf-8"');
  });
});

describe('an answer that breaks the contract', () => {
  it.each([
    ['an undeclared field', answered(200, { ...thing, passwordHash: 'x' }), 'undeclared field passwordHash'],
    ['a missing field', answered(200, { id: thing.id }), 'field name is not as declared'],
    ['a wrong type', answered(200, { ...thing, name: 7 }), 'field name is not as declared'],
    ['no JSON', answered(200, '<html>'), 'not JSON'],
    ['a wrong success', answered(204, ''), 'status 204 where 200 is declared'],
    ['another content type', answered(200, thing, { contentType: 'text/html' }), 'the content type "text/html"'],
    ['a server error', answered(500, refusal('internal_server_error', 500)), 'status 500'],
    ['unavailability', answered(503, refusal('temporarily_unavailable', 503)), 'status 503'],
    ['an undeclared code', answered(409, refusal('phone_taken', 409)), 'the row does not declare'],
    ['an unknown code', answered(400, refusal('oops', 400)), 'the unknown error code "oops"'],
    [
      'a status that is not its code’s',
      answered(400, refusal('not_found', 400)),
      'the code not_found under status 400',
    ],
    ['another body', answered(404, { error: 'Not Found', statusCode: 404 }), 'the undeclared field statusCode'],
    ['a field too many', answered(404, refusal('not_found', 404, { stack: 'x' })), 'the undeclared field stack'],
    [
      'data of its own',
      answered(404, { ...refusal('not_found', 404), data: { status: 404, id: 1 } }),
      'data is not { status }',
    ],
    ['no message', answered(404, { ...refusal('not_found', 404), message: '' }), 'without a message'],
    [
      'errors that are no texts',
      answered(422, refusal('validation_failed', 422, { errors: { a: { b: 1 } } })),
      'something else than texts',
    ],
    [
      'a huge error',
      answered(422, refusal('validation_failed', 422, { errors: { a: 'x'.repeat(70_000) } })),
      'more than 64 KiB',
    ],
    [
      'a 429 without a limit',
      answered(429, refusal('too_many_requests', 429), { retryAfter: '60' }),
      'where no limit is declared',
    ],
    ['a 429 that does not say when to try again', answered(429, refusal('too_many_requests', 429)), 'Retry-After'],
    ['a wait of no time', answered(429, refusal('too_many_requests', 429), { retryAfter: '0' }), 'Retry-After 0'],
  ])('is caught: %s', (_what, answer, problem) => {
    expect(problemsOf(input, answer).join('\n')).toContain(problem);
  });

  it.each([
    ['TypeError: x is not a function\n    at run (/srv/app/src/api.ts:3:7)', 'a stack trace'],
    ['duplicate key value violates unique constraint "accounts_email_key"', 'an error of the database'],
    ['column "site_id" of relation "accounts" does not exist', 'an error of the database'],
    ['invalid input syntax for type uuid: "x"', 'an error of the database'],
    ['/work/main/apps/server/src/api.ts', 'a file path'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'an error of the network'],
  ])('is caught: a message that reveals internals (%s)', (message, what) => {
    const spoken = answered(404, { ...refusal('not_found', 404), message });
    expect(problemsOf(input, spoken)).toContain(`the message reveals ${what}`);
    const marked = answered(422, refusal('validation_failed', 422, { errors: { name: message } }));
    expect(problemsOf(input, marked)).toContain(`errors reveals ${what}`);
  });

  it.each<Caller>([
    { kind: 'nobody' },
    { kind: 'wrong-role', role: 'renter' },
    { kind: 'other-site', role: 'groomer' },
  ])('is caught: success for $kind', (caller) => {
    expect(problemsOf(inputOf(caller), answered(200, thing))).toEqual([
      'status 200 to a caller the row does not allow',
    ]);
  });

  it('is caught: something of another site', () => {
    const known = { ...NOTHING_KNOWN, foreignIds: [thing.id] };
    expect(problemsOf(input, answered(200, thing), known)).toEqual(['an answer with data of another site']);
  });

  it('is caught: a row of a stranger that the caller may not name', () => {
    const strangersRow = { id: thing.id, mayBeNamedBy: ['staff' as const] };
    const known = { ...NOTHING_KNOWN, strangers: { 'workZone.update': strangersRow } };
    expect(problemsOf(input, answered(200, thing), known)).toEqual(['an answer that shows rows of a stranger']);
    expect(problemsOf(inputOf({ kind: 'signed-in', role: 'staff' }), answered(200, thing), known)).toEqual([]);
    const ofNamed = { ability: 'order.handleMoney', id: 'x', mayBeNamedBy: ['groomer', 'staff'] } as const;
    expect(problemsOf({ ...input, draft: { ...input.draft, foreign: ofNamed } }, answered(200, thing), known)).toEqual(
      [],
    );
  });

  it('is caught: success with an id of somebody else', () => {
    const foreign = { ability: 'workZone.update', id: 'x', mayBeNamedBy: [] } as const;
    const naming = { ...input, draft: { ...input.draft, foreign } };
    expect(problemsOf(naming, answered(200, thing))).toEqual([
      'success with a row of somebody else, against workZone.update',
    ]);
    expect(problemsOf(naming, answered(404, refusal('not_found', 404)))).toEqual([]);
  });

  it('is caught: silence', () => {
    expect(problemsOf(input, { broken: 'socket hang up', tookMs: 1 })).toEqual(['no answer: socket hang up']);
  });
});
