import { machine, type StateOf } from '../machine.ts';

export const providerMachine = machine({
  name: 'provider',
  summary: 'A provider on the site, from sign-up to leaving. The steps between new and active belong to onboarding.',
  table: 'providers',
  key: 'account_id',
  actors: ['provider', 'staff', 'system'],
  states: ['new', 'pending', 'approved', 'active', 'inactive'],
  transitions: {
    register: { actor: ['provider', 'staff'], from: null, to: 'new' },
    submit: { actor: 'provider', from: 'new', to: 'pending' },
    requestMore: { actor: 'staff', from: 'pending', to: 'new' },
    decline: { actor: 'staff', from: ['new', 'pending'], to: 'inactive' },
    approve: { actor: 'staff', from: 'pending', to: 'approved' },
    activate: { actor: ['staff', 'system'], from: 'approved', to: 'active' },
    deactivate: { actor: ['staff', 'system'], from: ['new', 'pending', 'approved', 'active'], to: 'inactive' },
    reactivate: { actor: 'staff', from: 'inactive', to: 'active' },
  },
});
export type ProviderStatus = StateOf<typeof providerMachine>;

/** Staff have said yes to the application. */
export const isApprovedStatus = (status: ProviderStatus): boolean => status === 'approved' || status === 'active';

/** The account status of the redirect maps, seen from the provider's status. */
export const accountStatusOf = (status: ProviderStatus): 'pending' | 'active' | 'inactive' =>
  status === 'active' || status === 'inactive' ? status : 'pending';
