import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { anyone, endpoint } from '@tailgate/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { loggerOptions } from '../telemetry/log.ts';
import { bindModule } from './call.ts';
import { UNREPORTED } from '../telemetry/report-errors.ts';
import { buildServer } from './server.ts';

const UUID_V7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it.each([
  ['an answer', 'GET', '/v2/health', 200],
  ['a refusal', 'GET', '/v2/account/me', 401],
  ['a path without a route', 'GET', '/v2/nothing-here', 404],
  ['an unreadable path', 'GET', '/v2/%', 400],
  ['a validation error', 'POST', '/v2/account/sign-in', 422],
] as const)('%s has a request id of its own, whatever the client sent', async (_what, method, url, status) => {
  const headers = { host: api.site.host, 'x-request-id': 'chosen-by-the-client' };
  const ask = () => api.app.inject({ method, url, headers, ...(method === 'POST' && { payload: {} }) });
  const [first, second] = [await ask(), await ask()];
  expect(first.statusCode).toBe(status);
  expect(first.headers['x-request-id']).toMatch(UUID_V7);
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
});

it('native apps may read it', async () => {
  const [origin] = api.platform.config.NATIVE_ORIGINS;
  const answer = await api.app.inject({ url: '/v2/health', headers: { host: api.site.host, origin } });
  expect(answer.headers['access-control-expose-headers']).toContain('x-request-id');
});

it('a failure answers with the id that its log lines carry, those of the handler included', async () => {
  const lines: { msg: string; requestId?: string }[] = [];
  const log = pino(loggerOptions('info'), { write: (line: string) => lines.push(JSON.parse(line) as never) });
  const row = endpoint({ method: 'GET', path: '/v2/broken', summary: 'Breaks.', access: anyone(), shows: [] });
  const module = bindModule(
    'test',
    { row },
    {},
    {
      row: ({ platform }) => {
        platform.log.info('about to break');
        throw new Error('broken');
      },
    },
  );
  const app = await buildServer({ ...api.platform, log, reportError: UNREPORTED }, [module]);
  const answer = await app.inject({ url: '/v2/broken', headers: { host: api.site.host } });
  await app.close();
  expect(answer.statusCode).toBe(500);
  expect(lines.map(({ msg, requestId }) => ({ msg, requestId }))).toEqual([
    { msg: 'about to break', requestId: answer.headers['x-request-id'] },
    { msg: 'Request failed', requestId: answer.headers['x-request-id'] },
    { msg: 'Request completed', requestId: answer.headers['x-request-id'] },
  ]);
});

it('even bytes that are no request are answered with one', async () => {
  const app = await buildServer(api.platform, []);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('not http\r\n\r\n');
  expect(await text(socket)).toMatch(/\r\nx-request-id: [\da-f-]{36}\r\n/);
  await app.close();
});

it.each([
  ['a connection that was opened ahead and never used is closed', '', ''],
  ['a request that never ends is answered', 'GET /v2/health HTTP/1.1\r\n', 'malformed_request'],
])('%s after the time for a request', async (_what, sent, answered) => {
  const app = await buildServer(api.platform, []);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const [accepted] = (await once(app.server, 'connection')) as [Socket];
  if (sent !== '') {
    socket.write(sent);
    await vi.waitFor(() => expect(accepted.bytesRead).toBeGreaterThan(0));
  }
  // What Node emits; it looks only every 30 seconds.
  app.server.emit('clientError', Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }), accepted);
  const answer = await text(socket);
  await app.close();
  expect(answer).toContain(answered);
  expect(answer === '').toBe(answered === '');
});
