import { KIND_OF_PROVIDER_ROLE, isProviderRole, type ProviderStatus, type Role } from '@tailgate/contract';
import { addressColumns } from '../../platform/db/address-columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import { overwriting } from '../../platform/db/overwriting.ts';

type SeedAddress = NonNullable<Parameters<typeof addressColumns>[0]>;

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
  readonly maxPetWeightLb: number;
  readonly maxDistanceMiles: number;
  readonly breedsToAvoid: readonly string[];
  readonly isImported: boolean;
  readonly plan: 'basic' | 'standard';
}

interface SeedHome {
  readonly marketId: string;
  readonly timeZone: string;
}

/** A seeded person; `provider` is set for those with a provider profile. */
interface SeedProviderPerson {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly provider: SeedProvider | null;
  /** Photos of their work. */
  readonly showcaseIds: readonly string[];
  readonly createdAt: Date;
}

/** Upserts the provider profiles of these people. */
export const seedProviders = async (tx: Tx, home: SeedHome, people: readonly SeedProviderPerson[]): Promise<void> => {
  const providers = people.flatMap((person) => (person.provider ? providerRow(home, person, person.provider) : []));
  if (!providers[0]) return;
  const overwritten = overwriting(providers[0]);
  await tx
    .insertInto('providers')
    .values(providers)
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(overwritten))
    .execute();
};

const providerRow = (home: SeedHome, person: SeedProviderPerson, provider: SeedProvider) => {
  const firstRole = person.roles.find(isProviderRole);
  if (!firstRole) throw new Error(`${person.firstName} ${person.lastName} has a provider profile but no provider role`);
  const contact = provider.emergencyContact;
  return {
    account_id: person.id,
    market_id: home.marketId,
    status: provider.status,
    service_category: KIND_OF_PROVIDER_ROLE[firstRole],
    is_imported: provider.isImported,
    allow_percentage_plan: provider.status === 'active',
    plan: provider.plan,
    business_name: provider.businessName,
    business_phone: provider.businessName === null ? null : person.phone,
    business_email: provider.businessName === null ? null : person.email,
    description: provider.description,
    vanity_url: provider.vanityUrl,
    showcase_file_ids: [...person.showcaseIds],
    ...addressColumns(provider.address),
    time_zone: home.timeZone,
    emergency_contact_name: contact?.name ?? null,
    emergency_contact_relation: contact?.relation ?? null,
    emergency_contact_phone: contact?.phone ?? null,
    emergency_contact_email: contact?.email ?? null,
    groomer_referral_code: provider.referralCodes?.groomer ?? null,
    customer_referral_code: provider.referralCodes?.customer ?? null,
    max_pet_weight_lb: provider.maxPetWeightLb,
    max_distance_miles: provider.maxDistanceMiles,
    breeds_to_avoid: [...provider.breedsToAvoid],
    created_at: person.createdAt,
  };
};
