import type { CallAnswer, Role } from '@tailgate/contract';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';
import { isProviderRole } from '#shell/roles.ts';
import { primaryMenuQuery } from '#shell/site/primary-menu.ts';
import { keepProviderHint, providerHint } from '#shell/session/session-hints.ts';
import { providerProfileOf, type ProviderProfile } from '#shell/session/provider-profile.ts';

export type AccountStatus = CallAnswer<'GET /v2/service-provider/account'>['status'];

/** What the screens show of one's own account, whichever call it comes from. */
export interface Account {
  readonly id: string;
  readonly firstName: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Staff and support have none. */
  readonly status: AccountStatus | null;
  readonly businessName: string | null;
  readonly photoUrl: string | null;
  /** All that is known of a provider; nobody else has one. */
  readonly profile: ProviderProfile | null;
  readonly hasEmergencySettings: boolean;
  readonly needToSignAgreements: boolean;
}

/** What only providers have and are asked for. */
const NO_PROVIDER = {
  businessName: null,
  profile: null,
  hasEmergencySettings: true,
  needToSignAgreements: false,
};

const loadAccount = async (role: Role): Promise<Account> => {
  if (isProviderRole(role)) {
    const profile = providerProfileOf(await call('GET /v2/service-provider/account'), providerHint());
    keepProviderHint(profile);
    const { id, firstName, displayName, email, phoneNumber: phone, status, business, hasEmergencySettings } = profile;
    const needToSignAgreements = 'needToSignAgreements' in profile && profile.needToSignAgreements === true;
    return {
      id,
      firstName,
      displayName,
      email,
      phone,
      status,
      businessName: business.name,
      photoUrl: profile.profilePicture?.sizes.thumbnail ?? null,
      profile,
      hasEmergencySettings,
      needToSignAgreements,
    };
  }
  if (role === 'customer') {
    const { id, firstName, displayName, email, phone, status } = await call('GET /v1/customer');
    return { id, firstName, displayName, email, phone, status, photoUrl: null, ...NO_PROVIDER };
  }
  const { firstName, user } = await call('GET /v2/account/me');
  const { id, displayName, email, photoURL: photoUrl } = user;
  return { id, firstName, displayName, email, phone: null, status: null, photoUrl, ...NO_PROVIDER };
};

/** Never given up half-way: the layout waits for it even when no card shows it any more. */
export const accountQuery = (role: Role) =>
  queryOptions({
    queryKey: ['account', role],
    queryFn: async ({ client }) => {
      const account = await loadAccount(role);
      // A site may show its customers another menu than its visitors.
      if (role === 'customer') void client.invalidateQueries({ queryKey: primaryMenuQuery().queryKey });
      return account;
    },
  });

/** After a change: guards and screens go on with what is true now. */
export const reloadAccount = (queryClient: QueryClient, role: Role): Promise<Account> =>
  queryClient.query({ ...accountQuery(role), staleTime: 0 });
