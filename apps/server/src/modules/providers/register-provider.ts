import type { ProviderKind } from '@tailgate/contract';
import { addressColumns } from '../../platform/db/address-columns.ts';
import type { Tx } from '../../platform/db/database.ts';
import { create } from '../../platform/machines/transition.ts';
import type { Platform } from '../../platform/platform.ts';
import { providers } from './provider.effects.ts';
import { refuseReservedAddress } from './providers.rules.ts';

export interface NewProvider {
  readonly accountId: string;
  readonly kind: ProviderKind;
  readonly plan: 'basic' | 'standard';
  readonly businessName: string | null;
  readonly description: string;
  readonly vanityUrl: string | null;
  readonly address: NonNullable<Parameters<typeof addressColumns>[0]>;
  readonly timeZone: string;
}

/** The provider of a new account, as `new`. */
export const registerProvider = async (tx: Tx, provider: NewProvider, platform: Platform): Promise<void> => {
  refuseReservedAddress(provider.vanityUrl);
  const values = {
    account_id: provider.accountId,
    service_category: provider.kind,
    plan: provider.plan,
    business_name: provider.businessName,
    description: provider.description,
    vanity_url: provider.vanityUrl,
    ...addressColumns(provider.address),
    time_zone: provider.timeZone,
    created_at: platform.clock.now(),
  };
  await create(tx, providers, { name: 'register', actor: 'provider', viewer: null, values }, platform);
};
