import type { Role } from '@tailgate/contract';
import type { BuiltSite } from '../builders.ts';
import { newIdIn, tagOf, type WorldName } from './tags.ts';

export type Row = Readonly<Record<string, unknown>>;

/** The data of one owner: a row in every table that its roles reach. */
export class World {
  readonly name: WorldName;
  readonly site: BuiltSite;
  readonly roles: readonly Role[];
  readonly personId: string;
  readonly #rows = new Map<string, Row[]>();
  #phones = 0;

  constructor(name: WorldName, site: BuiltSite, roles: readonly Role[]) {
    this.name = name;
    this.site = site;
    this.roles = roles;
    this.personId = newIdIn(name);
  }
  get tag(): string {
    return tagOf(this.name);
  }
  get email(): string {
    return `${this.tag}@example.test`;
  }
  /** A valid, unused phone number. */
  newPhone(): string {
    this.#phones += 1;
    return `+1${this.tag}${String(this.#phones).padStart(2, '0')}`;
  }
  add(table: string, row: Row): void {
    this.#rows.set(table, [...this.rowsOf(table), row]);
  }
  get tables(): readonly string[] {
    return [...this.#rows.keys()];
  }
  rowsOf(table: string): readonly Row[] {
    return this.#rows.get(table) ?? [];
  }
}

/** The secrets behind the hashes in the rows of a world. */
export const refreshTokenOf = (sessionId: string): string => `refresh-token-of-${sessionId}`;
export const resetTokenOf = (world: Pick<World, 'tag'>): string => `password-reset-of-${world.tag}-${'x'.repeat(24)}`;
export const emailTokenOf = (world: Pick<World, 'tag'>): string => `email-link-of-${world.tag}-${'x'.repeat(24)}`;
export const paymentLinkOf = (world: Pick<World, 'tag'>): string => `payment-link-of-${world.tag}-${'x'.repeat(24)}`;
export const confirmLinkOf = (world: Pick<World, 'tag'>): string => `confirm-link-of-${world.tag}-${'x'.repeat(24)}`;
/** A device shared by all accounts, and one that only the stranger has used. Neither id contains a tag. */
export const SHARED_DEVICE = '0d5e7a5e-5a5e-4d5e-8a5e-0d5e7a5e0001';
export const STRANGERS_DEVICE = '0d5e7a5e-5a5e-4d5e-8a5e-0d5e7a5e0002';
/** The key of every authenticator app, and one of the recovery codes of every world. */
export const SAMPLE_APP_KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
export const SAMPLE_RECOVERY_CODE = 'abcde-23456';
/** The plain text of every texted code. */
export const SAMPLE_CODE = '000000';
