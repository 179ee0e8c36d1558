import { KIND_OF_PROVIDER_ROLE, isProviderRole, type ProviderStatus, type Role } from '@tailgate/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { TERMS_VERSION } from './accounts.rules.ts';
import { addressColumns } from './providers.queries.ts';

export type SeedAddress = NonNullable<Parameters<typeof addressColumns>[0]>;

export interface SeedProvider {
  readonly status: ProviderStatus;
  readonly businessName: string | null;
  readonly description: string;
  readonly vanityUrl: string | null;
  readonly address: SeedAddress | null;
  readonly emergencyContact: {
    readonly name: string;
    readonly relation: string;
    readonly phone: string;
    readonly email: string;
  } | null;
  readonly referralCodes: { readonly groomer: string; readonly customer: string } | null;
  readonly rating: { readonly average: number; readonly count: number };
  readonly maxPetWeightLb: number;
  readonly maxDistanceMiles: number;
  readonly breedsToAvoid: readonly string[];
  readonly isImported: boolean;
  readonly plan: 'basic' | 'standard';
}

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
  readonly provider: SeedProvider | null;
  readonly customer: SeedCustomer | null;
  readonly photoFileId: string | null;
  readonly createdAt: Date;
}

/** Where the people of one seeding live, and the hash of the password they all share. */
export interface SeedHome {
  readonly siteId: string;
  readonly marketId: string;
  readonly timeZone: string;
  readonly passwordHash: string;
}

/** Makes each person the way the story tells, whatever has become of them since the last seeding. */
export const seedPeople = async (tx: Tx, home: SeedHome, people: readonly SeedPerson[]): Promise<void> => {
  const accounts = people.map((person) => accountRow(home, person));
  const providers = people.flatMap((person) => (person.provider ? providerRow(home, person, person.provider) : []));
  const customers = people.flatMap((person) => (person.customer ? customerRow(home, person, person.customer) : []));
  if (accounts[0]) {
    const overwritten = overwriting(accounts[0]);
    await tx
      .insertInto('accounts')
      .values(accounts)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(overwritten))
      .execute();
  }
  if (providers[0]) {
    const overwritten = overwriting(providers[0]);
    await tx
      .insertInto('providers')
      .values(providers)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet(overwritten))
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

/** Every column of the row takes the value that was to be inserted. */
const overwriting = (row: object): Record<string, RawBuilder<never>> =>
  Object.fromEntries(Object.keys(row).map((column) => [column, sql`excluded.${sql.ref(column)}`]));

const accountRow = (home: SeedHome, person: SeedPerson) => ({
  id: person.id,
  site_id: home.siteId,
  email: person.email,
  phone: person.phone,
  password_hash: home.passwordHash,
  first_name: person.firstName,
  last_name: person.lastName,
  // An inactive provider still signs in, to read why; the provider row says what they may do.
  status: person.customer?.termsAccepted === false ? 'pending' : 'active',
  roles: [...person.roles],
  photo_file_id: person.photoFileId,
  created_at: person.createdAt,
  anonymised_at: null,
});

const providerRow = (home: SeedHome, person: SeedPerson, provider: SeedProvider) => {
  const firstRole = person.roles.find(isProviderRole);
  if (!firstRole) throw new Error(`${person.firstName} ${person.lastName} has a provider's profile but no such role`);
  const contact = provider.emergencyContact;
  return {
    account_id: person.id,
    site_id: home.siteId,
    market_id: home.marketId,
    status: provider.status,
    service_category: KIND_OF_PROVIDER_ROLE[firstRole],
    is_imported: provider.isImported,
    plan: provider.plan,
    business_name: provider.businessName,
    business_phone: provider.businessName === null ? null : person.phone,
    business_email: provider.businessName === null ? null : person.email,
    description: provider.description,
    vanity_url: provider.vanityUrl,
    ...addressColumns(provider.address),
    time_zone: home.timeZone,
    emergency_contact_name: contact?.name ?? null,
    emergency_contact_relation: contact?.relation ?? null,
    emergency_contact_phone: contact?.phone ?? null,
    emergency_contact_email: contact?.email ?? null,
    groomer_referral_code: provider.referralCodes?.groomer ?? null,
    customer_referral_code: provider.referralCodes?.customer ?? null,
    average_rating: provider.rating.average,
    review_count: provider.rating.count,
    max_pet_weight_lb: provider.maxPetWeightLb,
    max_distance_miles: provider.maxDistanceMiles,
    breeds_to_avoid: [...provider.breedsToAvoid],
    created_at: person.createdAt,
  };
};

const customerRow = (home: SeedHome, person: SeedPerson, customer: SeedCustomer) => ({
  account_id: person.id,
  site_id: home.siteId,
  market_id: home.marketId,
  ...addressColumns(customer.address),
  address_notes: customer.addressNotes,
  source: customer.source,
  vip: customer.vip,
  terms_version: customer.termsAccepted ? TERMS_VERSION : null,
  terms_accepted_at: customer.termsAccepted ? person.createdAt : null,
  created_at: person.createdAt,
});
