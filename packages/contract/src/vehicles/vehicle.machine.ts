import { machine, type StateOf } from '../machine.ts';

export const vehicleMachine = machine({
  name: 'vehicle',
  summary:
    'A van of a fleet owner or of a groomer. Listing it needs a complete record; a retired van gives its VIN back.',
  table: 'vehicles',
  key: 'id',
  actors: ['owner'],
  states: ['draft', 'listed', 'paused', 'retired'],
  transitions: {
    add: { actor: 'owner', from: null, to: 'draft' },
    list: { actor: 'owner', from: ['draft', 'paused'], to: 'listed', guards: ['isComplete'] },
    pause: { actor: 'owner', from: 'listed', to: 'paused' },
    retire: { actor: 'owner', from: ['draft', 'listed', 'paused'], to: 'retired' },
  },
});
export type VehicleState = StateOf<typeof vehicleMachine>;
