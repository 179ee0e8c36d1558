import { machine, type StateOf } from '../machine.ts';

export const deletionRequestMachine = machine({
  name: 'deletion_request',
  summary: 'A request to delete an account: it can be withdrawn within a grace period, then the account is anonymized.',
  table: 'deletion_requests',
  key: 'id',
  actors: ['owner'],
  states: ['waiting', 'withdrawn', 'carried_out'],
  transitions: {
    request: { actor: 'owner', from: null, to: 'waiting' },
    withdraw: { actor: 'owner', from: 'waiting', to: 'withdrawn' },
    carryOut: {
      actor: 'timer',
      from: 'waiting',
      to: 'carried_out',
      at: 'scheduledFor',
      effects: ['anonymizeAccount', 'forgetDevices', 'endSessions', 'announceDeletion'],
    },
  },
});
export type DeletionRequestStatus = StateOf<typeof deletionRequestMachine>;
