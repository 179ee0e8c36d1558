import type { CallAnswer, Role } from '@tailgate/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#shell/api/call.ts';
import { isProviderRole } from '#shell/roles.ts';
import { keepProviderHint, providerHint } from '#shell/session/session-hints.ts';
import { providerProfileOf } from '#shell/session/provider-profile.ts';

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
}

const loadAccount = async (role: Role): Promise<Account> => {
  if (isProviderRole(role)) {
    const profile = providerProfileOf(await call('GET /v2/service-provider/account'), providerHint());
    keepProviderHint(profile);
    const { id, firstName, displayName, email, phoneNumber: phone, status, business } = profile;
    return { id, firstName, displayName, email, phone, status, businessName: business.name };
  }
  if (role === 'customer') {
    const { id, firstName, displayName, email, phone, status } = await call('GET /v1/customer');
    return { id, firstName, displayName, email, phone, status, businessName: null };
  }
  const { firstName, user } = await call('GET /v2/account/me');
  const { id, displayName, email } = user;
  return { id, firstName, displayName, email, phone: null, status: null, businessName: null };
};

/** Never given up half-way: the layout waits for it even when no card shows it any more. */
export const accountQuery = (role: Role) =>
  queryOptions({ queryKey: ['account', role], queryFn: () => loadAccount(role) });
