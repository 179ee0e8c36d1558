import { randomInt } from 'node:crypto';
import { KIND_OF_PROVIDER_ROLE, isProviderRole, type Duty, type ProviderStatus, type Role } from '@tailgate/contract';
import { testNow } from '@tailgate/kit/instant';
import type { Client } from 'pg';
import { insertAccount, insertCustomerProfile } from '../src/modules/accounts/accounts.queries.ts';
import { insertRefreshToken, insertSession } from '../src/modules/accounts/sessions/sessions.queries.ts';
import { setDuties } from '../src/modules/accounts/team/team.queries.ts';
import { hashPassword } from '../src/platform/auth/passwords.ts';
import { hashOfSecret, newSecret } from '../src/platform/auth/tokens.ts';
import { secondsAfter } from '../src/platform/clock.ts';
import type { Tx } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/ids.ts';
import type { Platform } from '../src/platform/platform.ts';

export const TEST_PASSWORD = 'wet-dog-on-tuesday';
const testPasswordHash = hashPassword(TEST_PASSWORD);

// Sequential, because random numbers would soon collide. The first one is random, because suites of other processes
// share the same SMS outbox.
const [FIRST_NUMBER, LAST_NUMBER] = [2_000_000, 9_999_999];
let nextNumber = randomInt(FIRST_NUMBER, LAST_NUMBER);

/** A valid number that nobody else has. */
export const newPhone = (): string => {
  const phone = `+1512${nextNumber}`;
  nextNumber = nextNumber < LAST_NUMBER ? nextNumber + 1 : FIRST_NUMBER;
  return phone;
};

export interface BuiltSite {
  readonly id: string;
  readonly slug: string;
  readonly host: string;
}

/** Sites are created by operators, not by the application: its role cannot insert one. */
export const buildSite = async (owner: Client, given: { id?: string; slug?: string } = {}): Promise<BuiltSite> => {
  const id = given.id ?? newId();
  const slug = given.slug ?? `site-${id.slice(-8)}`;
  const host = `${slug}.test`;
  await owner.query(
    `insert into sites (id, slug, hosts, bundle_ids, app_name, service_email, maintenance_email) values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, slug, [host], [`app.${slug}`], `Brand ${slug}`, `service@${host}`],
  );
  return { id, slug, host };
};

export interface BuiltAccount {
  readonly id: string;
  readonly siteId: string;
  readonly email: string;
  readonly phone: string;
  readonly roles: readonly Role[];
}

/** An account with the given values and plausible defaults; providers and customers get a profile row. */
export const buildAccount = async (
  tx: Tx,
  siteId: string,
  given: {
    roles?: readonly Role[];
    /** Staff are owners, unless a test says otherwise. */
    duties?: readonly Duty[];
    status?: ProviderStatus;
    firstName?: string;
    lastName?: string;
    email?: string;
    withPassword?: boolean;
  } = {},
): Promise<BuiltAccount> => {
  const id = newId();
  const roles = given.roles ?? ['groomer'];
  const email = given.email ?? `person-${id.slice(-12)}@example.test`;
  const phone = newPhone();
  await insertAccount(tx, {
    id,
    email,
    phone,
    passwordHash: given.withPassword === false ? null : await testPasswordHash,
    firstName: given.firstName ?? 'Robin',
    lastName: given.lastName ?? 'Example',
    roles,
  });
  const duties = given.duties ?? (roles.includes('staff') ? ['owner'] : []);
  if (duties.length > 0) await setDuties(tx, id, duties);
  const provider = roles.find(isProviderRole);
  if (provider) {
    await tx
      .insertInto('providers')
      .values({
        account_id: id,
        status: given.status ?? 'active',
        service_category: KIND_OF_PROVIDER_ROLE[provider],
      })
      .execute();
  }
  if (roles.includes('customer'))
    await insertCustomerProfile(tx, { accountId: id, termsVersion: 'test', termsAcceptedAt: testNow() });
  return { id, siteId, email, phone, roles };
};

/** A session as created by sign-in with all its steps, optionally an impersonated one. */
export const buildSession = async (
  tx: Tx,
  platform: Pick<Platform, 'accessTokens' | 'clock'>,
  account: BuiltAccount,
  impersonation?: { by: string; fromSession: string; reason: string },
) => {
  const id = newId();
  const now = platform.clock.now();
  const role = account.roles[0] ?? 'groomer';
  const expiresAt = secondsAfter(now, 3600);
  await insertSession(tx, {
    id,
    accountId: account.id,
    client: 'native',
    deviceId: 'test-device',
    deviceName: 'Test device',
    role,
    remember: true,
    awaiting: null,
    secondStepAt: now,
    authenticatedAt: impersonation ? new Date(0) : now,
    now,
    expiresAt,
    ...(impersonation && { impersonation }),
  });
  const refreshToken = newSecret();
  await insertRefreshToken(tx, {
    hash: hashOfSecret(refreshToken),
    sessionId: id,
    now,
    expiresAt,
  });
  const { token } = await platform.accessTokens.issue({
    siteId: account.siteId,
    accountId: account.id,
    sessionId: id,
    role,
    impersonatorId: impersonation?.by ?? null,
    orderId: null,
  });
  return { sessionId: id, token, refreshToken };
};
