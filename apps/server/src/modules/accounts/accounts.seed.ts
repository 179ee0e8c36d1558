import type { Duty, Role } from '@tailgate/contract';
import { addressColumns } from '../../platform/db/address-columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import { overwriting } from '../../platform/db/overwriting.ts';
import type { Seal } from '../../platform/seal.ts';
import { TERMS_VERSION } from './accounts.rules.ts';
import { sealAppKey } from './second-step/authenticator-app.ts';

export type SeedAddress = NonNullable<Parameters<typeof addressColumns>[0]>;

export interface SeedCustomer {
  readonly address: SeedAddress;
  readonly addressNotes: string;
  readonly source: string | null;
  readonly vip: boolean;
  /** False for whose account somebody else made: pending until they accept the terms themselves. */
  readonly termsAccepted: boolean;
}

export interface SeedPerson {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  /** Of staff. */
  readonly duties?: readonly Duty[];
  readonly customer: SeedCustomer | null;
  readonly photoFileId: string | null;
  readonly createdAt: Date;
}

/** The site and market of the seeded people, and the hash of the password they share. */
export interface SeedHome {
  readonly marketId: string;
  readonly timeZone: string;
  readonly passwordHash: string;
}

/** Writes each person as given, over whatever an earlier run left. */
export const seedPeople = async (tx: Tx, home: SeedHome, people: readonly SeedPerson[]): Promise<void> => {
  const accounts = people.map((person) => accountRow(home, person));
  const customers = people.flatMap((person) => (person.customer ? customerRow(home, person, person.customer) : []));
  if (accounts[0]) {
    const overwritten = overwriting(accounts[0]);
    await tx
      .insertInto('accounts')
      .values(accounts)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(overwritten))
      .execute();
  }
  if (customers[0]) {
    const overwritten = overwriting(customers[0]);
    await tx
      .insertInto('customer_profiles')
      .values(customers)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(overwritten))
      .execute();
  }
};

/** Gives these people one and the same authenticator app, in place of what they had before. */
export const seedAuthenticatorApps = async (
  tx: Tx,
  { seal, now }: { seal: Seal; now: Date },
  people: readonly { readonly id: string }[],
  key: string,
): Promise<void> => {
  for (const { id } of people) {
    const values = { sealed_secret: sealAppKey(seal, key), used_step: 0, created_at: now, confirmed_at: now };
    await tx
      .insertInto('authenticator_apps')
      .values({ account_id: id, ...values })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
      .execute();
  }
};

const accountRow = (home: SeedHome, person: SeedPerson) => ({
  id: person.id,
  email: person.email,
  phone: person.phone,
  password_hash: home.passwordHash,
  first_name: person.firstName,
  last_name: person.lastName,
  // An inactive provider still signs in, to read why; the provider row says what they may do.
  status: person.customer?.termsAccepted === false ? 'pending' : 'active',
  roles: [...person.roles],
  duties: [...(person.duties ?? [])],
  photo_file_id: person.photoFileId,
  created_at: person.createdAt,
  anonymised_at: null,
});

const customerRow = (home: SeedHome, person: SeedPerson, customer: SeedCustomer) => ({
  account_id: person.id,
  market_id: home.marketId,
  ...addressColumns(customer.address),
  address_notes: customer.addressNotes,
  source: customer.source,
  vip: customer.vip,
  terms_version: customer.termsAccepted ? TERMS_VERSION : null,
  terms_accepted_at: customer.termsAccepted ? person.createdAt : null,
  created_at: person.createdAt,
});
