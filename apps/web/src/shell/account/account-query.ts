import type { CallAnswer, Role } from '@tailgate/contract';
import { isProviderRole } from '@tailgate/contract/facts';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { everyRead, readOnce, type ReadName } from '#shell/api/read.ts';
import { primaryMenuQuery } from '#shell/site/primary-menu.ts';
import { keepProviderHint, providerHint } from '#shell/session/session-hints.ts';
import { providerProfileOf, type ProviderProfile } from '#shell/session/provider-profile.ts';

export type AccountStatus = CallAnswer<'GET /v2/service-provider/account'>['status'];

/** The signed-in account as screens show it, whichever call it comes from. */
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
  /** Set for providers only. */
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

type Customer = CallAnswer<'GET /v1/customer'>;
type Me = CallAnswer<'GET /v2/account/me'>;

// These reads ignore the signal of their query: the layout waits for them even when no card shows them any more.

/** The profile of a provider. What is locked on this device stays as it was. */
const loadProvider = async (): Promise<ProviderProfile> => {
  const profile = providerProfileOf(await readOnce('GET /v2/service-provider/account', {}), providerHint());
  keepProviderHint(profile);
  return profile;
};

const loadCustomer = async ({ client }: { client: QueryClient }): Promise<Customer> => {
  const customer = await readOnce('GET /v1/customer', {});
  // A site may show its customers another menu than its visitors.
  void client.invalidateQueries({ queryKey: primaryMenuQuery().queryKey });
  return customer;
};

const loadMe = (): Promise<Me> => readOnce('GET /v2/account/me', {});

export const providerQuery = queryOptions({
  queryKey: everyRead('GET /v2/service-provider/account'),
  queryFn: loadProvider,
});

const accountOfProvider = (profile: ProviderProfile): Account => {
  const { id, firstName, displayName, email, phoneNumber: phone, status, business } = profile;
  const { hasEmergencySettings, needToSignAgreements } = profile;
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
};

const accountOfCustomer = ({ id, firstName, displayName, email, phone, status }: Customer): Account => ({
  id,
  firstName,
  displayName,
  email,
  phone,
  status,
  photoUrl: null,
  ...NO_PROVIDER,
});

const accountOfMe = ({ firstName, user: { id, displayName, email, photoURL: photoUrl } }: Me): Account => ({
  id,
  firstName,
  displayName,
  email,
  phone: null,
  status: null,
  photoUrl,
  ...NO_PROVIDER,
});

type Loaded = ProviderProfile | Customer | Me;

const accountOf = (loaded: Loaded): Account => {
  if ('business' in loaded) return accountOfProvider(loaded);
  return 'user' in loaded ? accountOfMe(loaded) : accountOfCustomer(loaded);
};

const sourceOf = (role: Role): { name: ReadName; load: (context: { client: QueryClient }) => Promise<Loaded> } => {
  if (isProviderRole(role)) return { name: 'GET /v2/service-provider/account', load: loadProvider };
  if (role === 'customer') return { name: 'GET /v1/customer', load: loadCustomer };
  return { name: 'GET /v2/account/me', load: loadMe };
};

export const accountQuery = (role: Role) => {
  const { name, load } = sourceOf(role);
  return queryOptions<Loaded, Error, Account>({ queryKey: everyRead(name), queryFn: load, select: accountOf });
};

/** After a change: guards and screens go on with what is true now. */
export const reloadAccount = (queryClient: QueryClient, role: Role): Promise<Account> =>
  queryClient.query({ ...accountQuery(role), staleTime: 0 });
