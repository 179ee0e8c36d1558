import type { CallAnswer, CallName, ErrorBody, Role } from '@tailgate/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { readConfig } from '../src/platform/config.ts';
import { openPlatform, type Platform } from '../src/platform/platform.ts';
import { buildApi } from '../src/start-api.ts';
import { JOBS, ROUNDS } from '../src/modules/index.ts';
import { runJobs } from '../src/platform/jobs/run-jobs.ts';
import { buildAccount, buildSession, buildSite, type BuiltAccount, type BuiltSite } from './builders.ts';
import { movableClock } from './test-clock.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface Answer<Name extends CallName = CallName> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  /** The declared answer when it went well; read `error` otherwise. */
  readonly body: CallAnswer<Name>;
  readonly error: ErrorBody;
  readonly raw: string;
}

export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface SignedIn {
  readonly account: BuiltAccount;
  readonly token: string;
  readonly refreshToken: string;
  call<Name extends CallName>(name: Name, input?: Input): Promise<Answer<Name>>;
}

export interface TestApi {
  readonly app: FastifyInstance;
  readonly platform: Platform;
  readonly database: TestDatabase;
  readonly clock: ReturnType<typeof movableClock>;
  readonly site: BuiltSite;
  readonly otherSite: BuiltSite;
  /** Calls without a session, on the first site unless said otherwise. */
  call<Name extends CallName>(name: Name, input?: Input & { site?: BuiltSite; token?: string }): Promise<Answer<Name>>;
  account(given?: Parameters<typeof buildAccount>[2], site?: BuiltSite): Promise<BuiltAccount>;
  /** Somebody new in this role, signed in. */
  as(role: Role | BuiltAccount, site?: BuiltSite): Promise<SignedIn>;
  /** Runs the queue until `stop`; most tests only look at what was enqueued. */
  startWorker(): Promise<{ stop(): Promise<void> }>;
  close(): Promise<void>;
}

const pathOf = (template: string, params: Record<string, string> = {}) =>
  template.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''));

/** A whole API on its own database, with two sites and a clock that can be moved. */
export const startTestApi = async (overrides: Record<string, string> = {}): Promise<TestApi> => {
  const database = await createTestDatabase();
  const clock = movableClock();
  const [site, otherSite] = await database.asOwner(
    async (owner) => [await buildSite(owner), await buildSite(owner)] as const,
  );
  const platform = await openPlatform(
    readConfig({ ...database.environment, DATABASE_POOL_SIZE: '8', DEFAULT_SITE: site.slug, ...overrides }),
    { clock },
  );
  const app = await buildApi(platform);
  await app.ready();

  const call: TestApi['call'] = async (name, input = {}) => {
    const [method, template] = name.split(' ') as [InjectOptions['method'], string];
    const response = await app.inject({
      method: method ?? 'GET',
      url: pathOf(template, input.params),
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
    };
  };

  const account: TestApi['account'] = (given, at = site) =>
    platform.db.inSite(at.id, (tx) => buildAccount(tx, at.id, given));

  return {
    app,
    platform,
    database,
    clock,
    site,
    otherSite,
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
        call: (name, input = {}) => call(name, { ...input, site: at, token }),
      };
    },
    startWorker: () => {
      const running = runJobs(platform, JOBS, ROUNDS);
      return Promise.resolve({ stop: () => running.stop() });
    },
    close: async () => {
      await app.close();
      await platform.close();
      await database.drop();
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
