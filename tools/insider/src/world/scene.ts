import type { CallName } from '@tailgate/contract';
import {
  drainJobs,
  fireTimers,
  type Input,
  type RecordedNotice,
  type TestApi,
  type TestServer,
} from '@tailgate/server/testing';
import { inContext, type SceneContext } from './context.ts';
import type { CallerName, RowName } from './names.ts';
import type { TemplateSession } from './template.ts';

/** An answer, as far as acts and invariants look at it. */
export interface Said {
  readonly status: number;
  readonly code: string | undefined;
  readonly body: unknown;
}

/** A fresh world that one sequence of acts happens in. */
export interface Scene {
  readonly siteId: string;
  readonly ids: Readonly<Record<RowName, string>>;
  readonly database: TestServer['database'];
  now(): Date;
  call(who: CallerName, name: CallName, input: Input): Promise<Said>;
  advance(minutes: number): void;
  fireTimers(): Promise<number>;
  drainJobs(): Promise<number>;
  /** The messages that were handed to the queue since the last look. */
  takeNotices(): readonly RecordedNotice[];
}

/** Tokens are valid for ten minutes of the server's clock. */
const TOKEN_KEPT_MS = 5 * 60_000;
const MINUTE_MS = 60_000;

export const sceneOf = (
  api: TestApi,
  given: {
    readonly ids: Scene['ids'];
    readonly sessions: Readonly<Record<CallerName, TemplateSession>>;
    /** Of the callers of this scene: what is counted by address is not shared with other scenes. */
    readonly address: string;
  },
): Scene => {
  const { clock, platform, site } = api;
  const context: SceneContext = { movedMs: 0, notices: [] };
  const within = <T>(work: () => Promise<T>): Promise<T> => inContext(context, work);
  const now = () => new Date(clock.now().getTime() + context.movedMs);
  const tokens = new Map<CallerName, { readonly token: string; readonly issuedAt: number }>();
  const tokenOf = async (who: CallerName): Promise<string> => {
    const issuedAt = now().getTime();
    const kept = tokens.get(who);
    if (kept && issuedAt - kept.issuedAt < TOKEN_KEPT_MS) return kept.token;
    const { sessionId, accountId, role, impersonatorId } = given.sessions[who];
    const { token } = await platform.accessTokens.issue({
      siteId: site.id,
      accountId,
      sessionId,
      role,
      impersonatorId,
      orderId: null,
    });
    tokens.set(who, { token, issuedAt });
    return token;
  };
  return {
    siteId: site.id,
    ids: given.ids,
    database: api.database,
    now,
    call: (who, name, input) =>
      within(async () => {
        const answer = await api.call(name, { ...input, from: given.address, token: await tokenOf(who) });
        const { status, body } = answer;
        return { status, code: status >= 400 ? answer.error.code : undefined, body };
      }),
    advance: (minutes) => {
      context.movedMs += minutes * MINUTE_MS;
    },
    fireTimers: () => within(() => fireTimers(api)),
    drainJobs: () => within(() => drainJobs(api)),
    takeNotices: () => context.notices.splice(0),
  };
};
