import { isWrite, type Ability, type CallName, type EndpointRow, type Role } from '@tailgate/contract';
import { incomingKey } from '../../src/modules/attachments/attachments.rules.ts';
import { hashOfSecret } from '../../src/platform/auth/tokens.ts';
import { Failure } from '../../src/platform/failure.ts';
import { siteDirectory } from '../../src/platform/http/sites.ts';
import type { Limits } from '../../src/platform/limits/limits.ts';
import type { BuiltSite } from '../builders.ts';
import { startPrivateTestApi } from '../start-test-api.ts';
import type { TestApi } from '../test-api.ts';
import { buildNeighbor } from '../worlds/build-neighbor.ts';
import { buildWorlds } from '../worlds/build-worlds.ts';
import { readChanges, startChangeLog, undoChanges, type Change } from '../worlds/change-log.ts';
import { bytesOf } from '../worlds/reviewed-values.ts';
import { newIdIn, type WorldName } from '../worlds/tags.ts';
import { refreshTokenOf, type Row, type World } from '../worlds/world.ts';
import { referenceTo, type Owner } from './abilities.ts';
import { watchWrites, type WriteWatch } from './read-watch.ts';
import type { SampleInput } from './samples.ts';
import { recordMessages, type MessageRecord } from './sent-messages.ts';

export const nameOf = (row: EndpointRow) => `${row.method} ${row.path}` as CallName;

/** A session of a world from the client's perspective. */
export interface Caller {
  readonly world: World;
  readonly role: Role;
  readonly session: Row;
  /** The impersonating user, if any. */
  readonly impersonator?: World;
  /** SQL that creates this session. */
  readonly setup?: string;
}

export interface Outcome {
  readonly status: number;
  /** The error code of a rejected call. */
  readonly code: string | undefined;
  readonly raw: string;
  readonly changes: readonly Change[];
  /** Whether a transaction of a read wrote anything, or locked rows. */
  readonly hasWritten: boolean;
  /** What was handed to the queue and to open screens, in plain text. */
  readonly sent: readonly string[];
}

/** Tokens expire after ten minutes; the harness may run longer on a busy machine. */
const TOKEN_KEPT_MS = 4 * 60 * 1000;

/** Counts nothing and rejects the given limit. */
const limitsRefusing = (refused: string | undefined): Limits =>
  new Proxy({} as Limits, {
    get: (_target, method) => (name: string) =>
      method === 'spend' && name === refused
        ? Promise.reject(new Failure('too_many_requests', { retryAfterSeconds: 1 }))
        : Promise.resolve(),
  });

const currentSession = (world: World): Row => {
  const session = world.rowsOf('sessions')[0];
  if (!session) throw new Error(`${world.name} has no session`);
  return session;
};

export class Harness {
  readonly api: TestApi;
  readonly worlds: ReadonlyMap<WorldName, World>;
  /** A limit that is not counted, for mutants. */
  ignoredLimit: string | undefined;
  /** The second person on the other site, for calls about others. */
  readonly #neighbor: World;
  readonly #messages: MessageRecord;
  readonly #writes: WriteWatch;
  readonly #uploaded = new Set<string>();
  readonly #tokens = new Map<string, { token: string; issuedAt: number }>();

  constructor(api: TestApi, worlds: ReadonlyMap<WorldName, World>, neighbor: World) {
    this.api = api;
    this.#neighbor = neighbor;
    this.worlds = worlds;
    this.#messages = recordMessages(api.platform);
    this.#writes = watchWrites(api.platform);
  }

  static async open(): Promise<Harness> {
    const api = await startPrivateTestApi({ because: 'the harness logs and reverts every row change' });
    const { worlds, neighbor } = await api.database.asOwner(async (owner) => {
      const built = await buildWorlds(owner, api.platform);
      const beside = await buildNeighbor(owner, built);
      await startChangeLog(owner);
      return { worlds: built, neighbor: beside };
    });
    const harness = new Harness(api, worlds, neighbor);
    api.app.sites = siteDirectory(api.platform.db, harness.world('site').site.slug);
    return harness;
  }

  close(): Promise<void> {
    return this.api.close();
  }

  world(name: WorldName): World {
    const world = this.worlds.get(name);
    if (!world) throw new Error(`No world named ${name}`);
    return world;
  }

  caller(role: Role): Caller {
    const world = this.world(role);
    return { world, role, session: currentSession(world) };
  }

  /** Support impersonating a user of this role, in a session that exists for one call. */
  impersonating(role: Role): Caller {
    const [world, impersonator] = [this.world(role), this.world('support')];
    const session = {
      id: newIdIn(role),
      impersonator_id: impersonator.personId,
      impersonator_session_id: currentSession(impersonator)['id'],
      impersonation_reason: 'test',
      authenticated_at: '1970-01-01',
    };
    const hash = hashOfSecret(refreshTokenOf(session.id)).toString('hex');
    const like = `where s.id = '${String(currentSession(world)['id'])}'`;
    const setup = `
      insert into sessions select (jsonb_populate_record(s, '${JSON.stringify(session)}')).* from sessions s ${like};
      insert into refresh_tokens (token_hash, site_id, session_id, issued_at, expires_at)
        select '\\x${hash}', s.site_id, '${session.id}', app.now(), s.expires_at from sessions s ${like};`;
    return { world, role, session, impersonator, setup };
  }

  /** The person of any world in this role, which the account is given where it lacks it. */
  callerIn(world: World, role: Role): Caller {
    const given = `update accounts set roles = array_append(roles, '${role}')
      ${role === 'staff' ? ", duties = '{owner}'" : ''} where id = '${world.personId}'`;
    return { world, role, session: currentSession(world), ...(!world.roles.includes(role) && { setup: given }) };
  }

  /** Another person on the same site. */
  strangerTo(world: World): World {
    if (world.name === 'otherSite') return this.#neighbor;
    return this.world(world.name === 'stranger' ? 'groomer' : 'stranger');
  }

  /** The reference to a row of that owner from the perspective of this world; undefined if there is none. */
  reference(ability: Ability, world: World, owner: Owner, path: string): string | undefined {
    if (owner === 'stranger') return referenceTo(this.strangerTo(world), ability, path);
    if (owner === 'otherSite') return referenceTo(this.world(owner), ability, path);
    const common = world.name === 'otherSite' ? undefined : this.world('site');
    return referenceTo(world, ability, path) ?? referenceTo(common, ability, path);
  }

  /** Uploads the bytes of a file as its owner would; kept for later calls. */
  async upload(world: World, fileId: string): Promise<void> {
    const file = world.rowsOf('files').find(({ id }) => id === fileId);
    if (!file || this.#uploaded.has(fileId)) return;
    await this.api.platform.storage.write(
      incomingKey(world.site.id, fileId),
      bytesOf(file),
      String(file['declared_type']),
    );
    this.#uploaded.add(fileId);
  }

  async tokenOf({ world, role, session, impersonator }: Caller): Promise<string> {
    const key = `${String(session['id'])} ${role}`;
    const kept = this.#tokens.get(key);
    if (kept && performance.now() - kept.issuedAt < TOKEN_KEPT_MS) return kept.token;
    const { token } = await this.api.platform.accessTokens.issue({
      siteId: world.site.id,
      accountId: world.personId,
      sessionId: String(session['id']),
      role,
      impersonatorId: impersonator?.personId ?? null,
      orderId: null,
    });
    this.#tokens.set(key, { token, issuedAt: performance.now() });
    return token;
  }

  /** Makes one call and returns its changes; all changes, including those of `state`, are reverted afterwards. */
  async send(
    row: EndpointRow,
    { setup, ...input }: SampleInput,
    options: {
      readonly caller?: Caller | undefined;
      readonly withoutRefreshToken?: boolean;
      readonly state?: string;
      readonly refusedLimit?: string;
      /** Where the call is made: on the first site by default. */
      readonly site?: BuiltSite;
    } = {},
  ): Promise<Outcome> {
    const { caller, site = this.world('site').site } = options;
    const state = [caller?.setup, setup, options.state].filter((sql) => sql !== undefined).join(';');
    const { api } = this;
    api.app.limits = limitsRefusing(options.refusedLimit === this.ignoredLimit ? undefined : options.refusedLimit);
    return await api.database.asOwner(async (owner) => {
      if (state) await owner.query(state);
      const before = state ? (await readChanges(owner)).length : 0;
      this.#messages.take();
      const token = caller && (await this.tokenOf(caller));
      const refreshToken =
        caller && !options.withoutRefreshToken ? refreshTokenOf(String(caller.session['id'])) : undefined;
      const call = () =>
        api.call(nameOf(row), {
          ...input,
          site,
          ...(token !== undefined && { token }),
          headers: { ...(refreshToken !== undefined && { 'x-refresh-token': refreshToken }), ...input.headers },
        });
      const [answer, hasWritten] = isWrite(row) ? [await call(), false] : await this.#writes.during(call);
      const changes = await readChanges(owner);
      if (changes.length > 0) await undoChanges(owner);
      const code = answer.status >= 400 ? answer.error.code : undefined;
      const sent = this.#messages.take();
      return { status: answer.status, code, raw: answer.raw, changes: changes.slice(before), hasWritten, sent };
    });
  }
}
