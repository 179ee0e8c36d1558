import { machine, type StateOf } from '../machine.ts';

export const fleetDriverMachine = machine({
  name: 'fleet_driver',
  summary:
    'A groomer who drives for a fleet owner: asked by the owner, attached once they agree, until one of them ends it.',
  table: 'fleet_drivers',
  key: 'id',
  actors: ['owner', 'driver', 'system'],
  states: ['invited', 'attached', 'declined', 'left'],
  transitions: {
    invite: { actor: 'owner', from: null, to: 'invited', effects: ['tellInvited'] },
    inviteAgain: { actor: 'owner', from: ['declined', 'left'], to: 'invited', effects: ['tellInvited'] },
    accept: { actor: 'driver', from: 'invited', to: 'attached', effects: ['tellOwner'] },
    decline: { actor: 'driver', from: 'invited', to: 'declined', effects: ['tellOwner'] },
    lapse: { actor: 'timer', from: 'invited', to: 'declined', after: { days: 14 } },
    withdraw: { actor: 'owner', from: 'invited', to: 'left' },
    leave: { actor: 'driver', from: 'attached', to: 'left', effects: ['tellOwner'] },
    detach: { actor: 'owner', from: 'attached', to: 'left', effects: ['tellDriver'] },
    close: { actor: 'system', from: ['invited', 'attached'], to: 'left' },
  },
});
export type FleetDriverStatus = StateOf<typeof fleetDriverMachine>;
