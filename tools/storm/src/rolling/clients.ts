import { Agent, request } from 'node:http';
import type { World } from '../world.ts';

export interface RollingFacts {
  requests: number;
  /** What a client saw that it should not have seen. */
  readonly failed: string[];
  /** Addresses whose mail was asked for, with success. */
  readonly asked: string[];
  slowestMs: number;
}

interface Got {
  readonly status: number;
  readonly text: string;
  readonly type: string;
  readonly note: string;
}

const PAUSE_MS = 15;
/** As many as there are people to send one to. */
const MAIL_EVERY = 64;
const PATIENCE_MS = 20_000;

/** People who read, open pages with their scripts, and ask for mails, until it is over. */
export function startRollingClients(
  port: number,
  { site, groomers, resetAddresses }: World,
  isOver: () => boolean,
): { readonly facts: RollingFacts; readonly finished: Promise<void> } {
  const facts: RollingFacts = { requests: 0, failed: [], asked: [], slowestMs: 0 };
  const agent = new Agent({ keepAlive: true });
  const addresses = [...resetAddresses];

  const ask = (method: string, path: string, headers: Record<string, string> = {}, body = ''): Promise<Got> =>
    new Promise((resolve) => {
      const begunAt = performance.now();
      const done = (got: Got) => {
        facts.requests += 1;
        facts.slowestMs = Math.max(facts.slowestMs, performance.now() - begunAt);
        if (got.status < 200 || got.status > 299) facts.failed.push(`${method} ${path}: ${got.status} ${got.note}`);
        resolve(got);
      };
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          agent,
          method,
          path,
          headers: { host: site.host, ...headers },
          timeout: PATIENCE_MS,
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', (error) => done({ status: 0, text: '', type: '', note: error.message }));
          answer.on('end', () =>
            done({
              status: answer.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              type: answer.headers['content-type'] ?? '',
              note: String(answer.headers['x-proxy'] ?? ''),
            }),
          );
        },
      );
      sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
      sent.on('error', (error) => done({ status: 0, text: '', type: '', note: error.message }));
      sent.end(body);
    });

  const native = { 'x-tailgate-client': 'native' };
  const read = async (client: number) => {
    const token = groomers[client % groomers.length]?.token ?? '';
    await ask('GET', '/v2/account/me', { ...native, authorization: `Bearer ${token}` });
  };
  /** The script comes from whichever process has its turn, of either build. */
  const openPage = async () => {
    const page = await ask('GET', '/login');
    const script = /src="(\/assets\/[^"]+)"/.exec(page.text)?.[1];
    if (page.status === 200 && script === undefined) facts.failed.push('GET /login: a page without its script');
    if (script === undefined) return;
    const got = await ask('GET', script);
    if (got.status === 200 && !got.type.includes('javascript')) facts.failed.push(`GET ${script}: ${got.type}`);
  };
  const askForMail = async () => {
    const email = addresses.pop();
    if (email === undefined) return;
    const json = { ...native, 'content-type': 'application/json' };
    const got = await ask('POST', '/v2/account/request-password-reset', json, JSON.stringify({ email }));
    if (got.status === 204) facts.asked.push(email);
  };
  const keepAsking = async (client: number) => {
    for (let turn = 0; !isOver(); turn += 1) {
      if (turn % MAIL_EVERY === 0) await askForMail();
      else await (turn % 2 === 0 ? read(client) : openPage());
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  const finished = Promise.all(Array.from({ length: 6 }, (_client, index) => keepAsking(index))).then(() =>
    agent.destroy(),
  );
  return { facts, finished };
}
