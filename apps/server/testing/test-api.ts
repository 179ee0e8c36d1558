import {
  SESSION_EXCHANGING_CALLS,
  type CallAnswer,
  type CallName,
  type ErrorBody,
  type Role,
} from '@tailgate/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { JOBS } from '../src/modules/index.ts';
import { runJobs } from '../src/platform/jobs/run-jobs.ts';
import type { Platform } from '../src/platform/platform.ts';
import { buildAccount, buildSession, type BuiltAccount, type BuiltSite } from './builders.ts';
import type { MovableClock } from './test-clock.ts';
import type { TestDatabase } from './test-database.ts';

export interface Answer<Name extends CallName = CallName> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** The declared response of a successful call; read `error` otherwise. */
  readonly body: CallAnswer<Name>;
  readonly error: ErrorBody;
  readonly raw: string;
  readonly bytes: Buffer;
}

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The network address of the caller. */
  from?: string;
}

export interface SignedIn {
  readonly account: BuiltAccount;
  readonly token: string;
  readonly refreshToken: string;
  call<Name extends CallName>(name: Name, input?: Input): Promise<Answer<Name>>;
}

export interface WaitingJob {
  readonly task: string;
  readonly payload: unknown;
  readonly attempts: number;
  readonly lastError: string | null;
  /** By the clock of the server, not the queue's own. */
  readonly runAt: Date;
}

/** The server under test. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly database: TestDatabase;
  readonly clock: MovableClock;
  /** Resets the counts and multiplies every limit. */
  setRateLimitScale(scale: number): Promise<void>;
}

export interface TestApi extends TestServer {
  readonly site: BuiltSite;
  readonly otherSite: BuiltSite;
  /** Calls without a session, on the first site by default. */
  call<Name extends CallName>(name: Name, input?: Input & { site?: BuiltSite; token?: string }): Promise<Answer<Name>>;
  account(given?: Parameters<typeof buildAccount>[2], site?: BuiltSite): Promise<BuiltAccount>;
  /** A new account in this role, signed in. */
  as(role: Role | BuiltAccount, site?: BuiltSite): Promise<SignedIn>;
  /** Queued jobs of the two sites, oldest first. */
  waitingJobs(): Promise<WaitingJob[]>;
  /** Makes retries and delayed jobs due immediately. */
  makeJobsDue(): Promise<void>;
  /** Runs the queue until `stop`; most tests only check what was enqueued. */
  startWorker(): Promise<{ stop(): Promise<void> }>;
  close(): Promise<void>;
}

/** Calls in which the native app sends its refresh token besides the access token. */
const PRESENTING: ReadonlySet<CallName> = new Set(SESSION_EXCHANGING_CALLS);

const pathOf = (template: string, params: Record<string, string> = {}) =>
  template.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));

/** The calls and builders of a suite, on its own two sites. */
export const testApiOn = (server: TestServer, suite: Pick<TestApi, 'site' | 'otherSite' | 'close'>): TestApi => {
  const { app, platform } = server;
  const { site, otherSite } = suite;

  const call: TestApi['call'] = async (name, input = {}) => {
    const [method, template] = name.split(' ') as [InjectOptions['method'], string];
    const response = await app.inject({
      method: method ?? 'GET',
      url: pathOf(template, input.params),
      ...(input.from !== undefined && { remoteAddress: input.from }),
      ...(input.query && {
        query: Object.fromEntries(Object.entries(input.query).map(([key, value]) => [key, String(value)])),
      }),
      headers: {
        host: (input.site ?? site).host,
        'x-tailgate-client': 'native',
        ...(input.token && { authorization: `Bearer ${input.token}` }),
        ...input.headers,
      },
      ...(input.body !== undefined && { payload: input.body as object }),
    });
    const body: unknown = response.payload === '' ? true : tryJson(response.payload);
    return {
      status: response.statusCode,
      headers: response.headers,
      body: body as never,
      error: body as ErrorBody,
      raw: response.payload,
      bytes: response.rawPayload,
    };
  };

  const account: TestApi['account'] = (given, at = site) =>
    platform.db.inSite(at.id, (tx) => buildAccount(tx, at.id, given));

  return {
    ...server,
    ...suite,
    call,
    account,
    as: async (who, at = site) => {
      const { person, token, refreshToken } = await platform.db.inSite(at.id, async (tx) => {
        const built = typeof who === 'string' ? await buildAccount(tx, at.id, { roles: [who] }) : who;
        return { person: built, ...(await buildSession(tx, platform, built)) };
      });
      return {
        account: person,
        token,
        refreshToken,
        call: (name, input = {}) => {
          const presented = PRESENTING.has(name) ? { 'x-refresh-token': refreshToken } : {};
          return call(name, { ...input, headers: { ...presented, ...input.headers }, site: at, token });
        },
      };
    },
    waitingJobs: async () => {
      const { rows } = await server.database.asOwner((owner) =>
        owner.query<WaitingJob>(
          `select task.identifier as task, payload, attempts, last_error as "lastError",
             run_at + app.clock_offset() as "runAt"
           from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
           where payload->>'siteId' in ($1, $2) order by job.id`,
          [site.id, otherSite.id],
        ),
      );
      return rows;
    },
    makeJobsDue: async () => {
      await server.database.asOwner((owner) =>
        // real time: the queue's own
        owner.query(`update graphile_worker._private_jobs set run_at = now() where payload->>'siteId' in ($1, $2)`, [
          site.id,
          otherSite.id,
        ]),
      );
    },
    startWorker: () => {
      // Rounds follow the clock that tests move; suites about rounds run them themselves.
      const running = runJobs(platform, JOBS, []);
      return Promise.resolve({ stop: () => running.stop() });
    },
  };
};

const tryJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
