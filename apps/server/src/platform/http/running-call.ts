import {
  ABILITIES,
  Reference,
  isReference,
  type Ability,
  type BodyOf,
  type EndpointRow,
  type HandlerLimit,
  type ParamsOf,
  type QueryOf,
  type SiteAbility,
} from '@tailgate/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noRow } from '../access/policy.ts';
import { requireAllowed, rowsAllowed, type AllowedRows, type Asker } from '../access/references.ts';
import type { Stage, Tx } from '../db/database.ts';
import { networkOf, plainAddress } from '../limits/network-of.ts';
import type { Platform } from '../platform.ts';
import type { CallBase, Origin } from './call.ts';
import type { Machinery } from './machinery.ts';
import { refreshCookie } from './refresh-cookie.ts';

/** What a handler is given. Most handlers look at little of it, so most of it is made when it is looked at. */
export class RunningCall implements CallBase<EndpointRow> {
  readonly platform: Platform;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  tx: Tx | undefined;
  stage: Stage | undefined;
  /** The account that a call without a session turned out to belong to. */
  identified: string | undefined;
  finish: ((work: (tx: Tx) => Promise<unknown>) => Promise<unknown>) | undefined;
  readonly #machinery: Machinery;
  readonly #row: EndpointRow;
  #counted: Set<HandlerLimit> | undefined;
  #asked: Set<Reference> | undefined;
  #asker: Asker | undefined;
  #origin: Origin | undefined;

  constructor(machinery: Machinery, row: EndpointRow, request: FastifyRequest, reply: FastifyReply) {
    this.#machinery = machinery;
    this.#row = row;
    this.platform = machinery.platform;
    this.request = request;
    this.reply = reply;
  }
  get site() {
    return this.request.site;
  }
  get viewer() {
    return this.request.viewer;
  }
  // The schemas of the row parsed all three before there was a call; Fastify keeps what they made of it as unknown.
  get params() {
    return this.request.params as ParamsOf<EndpointRow>;
  }
  get query() {
    return this.request.query as QueryOf<EndpointRow>;
  }
  get body(): BodyOf<EndpointRow> {
    return this.request.body ?? {};
  }
  get origin(): Origin {
    return (this.#origin ??= originOf(this.request));
  }
  /** The references that the handler has asked the policy about. */
  get asked(): ReadonlySet<Reference> {
    return (this.#asked ??= new Set());
  }
  #ask<A extends Ability>(references: readonly Reference<A>[]): A | undefined {
    for (const reference of references) (this.#asked ??= new Set()).add(reference);
    return references[0]?.ability;
  }
  get asker(): Asker {
    return (this.#asker ??= { site: this.site, viewer: this.viewer, now: this.platform.clock.now() });
  }
  get allowed() {
    return <A extends Ability>(given: Reference<A> | readonly Reference<A>[]): AllowedRows<A> => {
      const references = given instanceof Reference ? [given] : given;
      const ability = this.#ask(references);
      return ability ? rowsAllowed(this.#machinery.policies, this.asker, ability, references) : noRow();
    };
  }
  get allowedIds() {
    const idsOf = async <A extends Ability>(tx: Tx, given: readonly (Reference<A> | null | undefined)[]) => {
      const references = given.filter((reference) => reference !== null && reference !== undefined);
      const ability = this.#ask(references);
      if (ability) await requireAllowed(tx, this.#machinery.policies, this.asker, ability, references);
      return given.map((reference) => reference?.toJSON() ?? reference);
    };
    // Each id stands where its reference stood, which `map` does not tell.
    return idsOf as CallBase<EndpointRow>['allowedIds'];
  }
  get idOf() {
    return (reference: Reference<SiteAbility>): string => {
      this.#ask([reference]);
      return reference.toJSON();
    };
  }
  get withIds() {
    const resolve = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(resolve);
      if (isReference(value)) return isOfSite(value) ? this.idOf(value) : value;
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolve(inner)]));
    };
    return resolve as CallBase<EndpointRow>['withIds'];
  }
  get counted(): ReadonlySet<HandlerLimit> {
    return (this.#counted ??= new Set());
  }
  get count() {
    return async (limit: HandlerLimit, key: string) => {
      if (!this.#row.limit.some(({ name }) => name === limit))
        throw new Error(`The row does not declare the limit ${limit}`);
      (this.#counted ??= new Set()).add(limit);
      await this.#machinery.limits().spend(limit, key);
    };
  }
  get exempt() {
    return (...limits: readonly HandlerLimit[]) => {
      for (const limit of limits) (this.#counted ??= new Set()).add(limit);
    };
  }
  get forgive() {
    return (limit: HandlerLimit, key: string) => this.#machinery.limits().forgive(limit, key);
  }
  get refund() {
    return (limit: HandlerLimit, key: string) => this.#machinery.limits().refund(limit, key);
  }
  get identify() {
    return (accountId: string) => {
      this.identified = accountId;
    };
  }
  get forgetDevice() {
    // Set at once, so that it also leaves with a refusal.
    return () => void refreshCookie.clear(this.reply, this.request.hostname);
  }
}

const isOfSite = (reference: Reference): reference is Reference<SiteAbility> =>
  ABILITIES[reference.ability].scope === 'site';

export const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

export const presentedToken = (request: FastifyRequest): string | undefined =>
  single(request.headers['x-refresh-token']) ?? refreshCookie.read(request);

const originOf = (request: FastifyRequest): Origin => ({
  requestId: request.id,
  address: plainAddress(request.ip),
  network: networkOf(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
  // A page's script could claim to be the native shell: where there is a cookie, there is a browser.
  client: request.headers['x-tailgate-client'] === 'native' && !refreshCookie.read(request) ? 'native' : 'browser',
  refreshToken: presentedToken(request),
});
