import { machine, type StateOf } from '../machine.ts';

export const DELETION_GRACE_HOURS = 14 * 24;

/** Somebody asked us to forget them: a grace period to change their mind, then the account is made anonymous. */
export const deletionRequestMachine = machine({
  thing: 'deletion request',
  actors: ['owner', 'timer'],
  states: ['waiting', 'withdrawn', 'carried_out'],
  initial: 'waiting',
  transitions: {
    withdraw: { actor: 'owner', from: 'waiting', to: 'withdrawn' },
    carryOut: { actor: 'timer', from: 'waiting', to: 'carried_out', after: { hours: DELETION_GRACE_HOURS } },
  },
});
export type DeletionRequestStatus = StateOf<typeof deletionRequestMachine>;
