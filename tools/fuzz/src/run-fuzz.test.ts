import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { anyone, endpoint, text } from '@tailgate/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fuzzRow, type FuzzRow } from './inputs/fuzz-row.ts';
import { NOTHING_KNOWN } from './inputs/known-values.ts';
import type { Lane } from './lane.ts';
import { runFuzz } from './run-fuzz.ts';
import { failureLines, inputsIn } from './summary.ts';

const summary = 'Says it back.';
const access = anyone();
const activity = 'Said a word';
const body = z.object({ word: text(20, 1) });
const answer = z.object({ word: z.string() });

const good = fuzzRow(
  'control',
  'good',
  endpoint({ method: 'POST', path: '/v2/good', summary, access, activity, changes: [], body, answer }),
);
const leaky = fuzzRow(
  'control',
  'leaky',
  endpoint({ method: 'POST', path: '/v2/leaky', summary, access, activity, changes: [], body, answer }),
);
const fragile = fuzzRow(
  'control',
  'fragile',
  endpoint({ method: 'POST', path: '/v2/fragile', summary, access, activity, changes: [], body, answer }),
);
const slow = fuzzRow(
  'control',
  'slow',
  endpoint({ method: 'POST', path: '/v2/slow', summary, access, activity, changes: [], body, answer }),
);

const refusal = (code: string, status: number) => ({ code, message: 'No.', data: { status } });

const CODES: Partial<Record<number, string>> = {
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  500: 'internal_server_error',
};

/** A server that keeps the contract in one row and breaks it in three, each in its own way. */
const buildControl = (): FastifyInstance => {
  const app = Fastify({
    bodyLimit: 256 * 1024,
    // Refused in the contract's own form, as the real server should.
    clientErrorHandler: (_error, socket) => {
      const refused = JSON.stringify(refusal('malformed_request', 400));
      socket.end(
        `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${refused.length}\r\n\r\n${refused}`,
      );
    },
  });
  app.setErrorHandler((error: { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    const code = CODES[status];
    return reply.code(code ? status : 400).send(code ? refusal(code, status) : refusal('malformed_request', 400));
  });
  const words = (row: FuzzRow, say: (word: string) => unknown) =>
    app.post(row.row.path, async (request, reply) => {
      const judged = body.safeParse(request.body ?? {});
      if (!judged.success) return reply.code(422).send(refusal('validation_failed', 422));
      return await say(judged.data.word);
    });
  words(good, (word) => ({ word }));
  words(leaky, (word) => ({ word, passwordHash: 'x' }));
  words(fragile, (word) => {
    if (/\p{Emoji_Presentation}/u.test(word)) throw new Error('cannot');
    return { word };
  });
  words(slow, async (word) => {
    await pause(2_050);
    return { word };
  });
  return app;
};

const lane: Lane = {
  known: NOTHING_KNOWN,
  prepared: () => Promise.resolve(undefined),
  headersOf: () => Promise.resolve({}),
  forgetSession: () => undefined,
  learn: () => undefined,
};

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = buildControl();
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Nothing is too slow for a busy machine unless the test is about that. */
const fuzz = (row: FuzzRow, perEndpoint: number, lanes = 4, slowMs = Infinity) =>
  runFuzz({
    port,
    lanes: Array.from({ length: lanes }, () => lane),
    rows: [],
    fuzzed: [row],
    seed: 1,
    inputsOf: () => perEndpoint,
    slowMs,
  });

describe('a run against a server with known faults', () => {
  it('finds none where there are none', async () => {
    const tally = await fuzz(good, 200);
    expect(tally.failures).toEqual([]);
    expect(inputsIn(tally)).toBe(200);
    expect([...(tally.rows.get(good.name)?.statuses.keys() ?? [])].toSorted()).toEqual([200, 400, 413, 415, 422]);
  });

  it('finds the undeclared field', async () => {
    const { failures } = await fuzz(leaky, 60);
    expect(new Set(failures.flatMap(({ problems }) => problems))).toEqual(new Set(['undeclared field passwordHash']));
  });

  it('finds the emoji that breaks it, and says how to send it again', async () => {
    const { failures } = await fuzz(fragile, 600);
    expect(new Set(failures.flatMap(({ problems }) => problems))).toEqual(new Set(['status 500']));
    expect(failures.length).toBeGreaterThan(0);
    const [title, , curl, again] = failureLines(failures, 1);
    expect(title).toContain('FAILED status 500');
    expect(curl).toMatch(
      /curl .* -X POST 'http:\/\/127\.0\.0\.1:\d+\/v2\/fragile' .*--data-binary '\{"word":"[^"]*\p{Emoji_Presentation}/u,
    );
    const [, input] = /--input (\d+)/.exec(again ?? '') ?? [];
    const repeated = await runFuzz({
      port,
      lanes: [lane, lane, lane, lane],
      rows: [],
      fuzzed: [fragile],
      seed: 1,
      inputsOf: () => 600,
      slowMs: Infinity,
      onlyInput: Number(input),
    });
    expect(inputsIn(repeated)).toBe(1);
    expect(repeated.failures).toHaveLength(1);
  });

  it('finds the slow answer', async () => {
    const { failures } = await fuzz(slow, 3, 3, 2_000);
    expect(failures.length).toBeGreaterThan(0);
    expect(new Set(failures.flatMap(({ problems }) => problems))).toEqual(new Set(['took 2 s or longer, alone too']));
  });
});
