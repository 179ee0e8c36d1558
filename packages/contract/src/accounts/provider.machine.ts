import { machine, type StateOf } from '../machine.ts';

/** A provider's life with us. The steps between new and active are the onboarding module's. */
export const providerMachine = machine({
  thing: 'provider',
  actors: ['provider', 'staff', 'system'],
  states: ['new', 'pending', 'approved', 'active', 'inactive'],
  initial: 'new',
  transitions: {
    submit: { actor: 'provider', from: 'new', to: 'pending' },
    approve: { actor: 'staff', from: 'pending', to: 'approved' },
    activate: { actor: ['staff', 'system'], from: 'approved', to: 'active' },
    deactivate: { actor: ['staff', 'system'], from: ['new', 'pending', 'approved', 'active'], to: 'inactive' },
    reactivate: { actor: 'staff', from: 'inactive', to: 'active' },
  },
});
export type ProviderStatus = StateOf<typeof providerMachine>;

/** The account status of the redirect maps, seen from the provider's status. */
export const accountStatusOf = (status: ProviderStatus): 'pending' | 'active' | 'inactive' =>
  status === 'active' || status === 'inactive' ? status : 'pending';
