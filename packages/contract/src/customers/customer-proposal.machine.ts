import { machine } from '../machine.ts';

export const customerProposalMachine = machine({
  name: 'customer_proposal',
  summary:
    'A change that a groomer proposes to the own data of a customer with a login: the customer applies it or not.',
  table: 'customer_change_proposals',
  key: 'id',
  actors: ['groomer', 'customer', 'system'],
  states: ['open', 'accepted', 'declined', 'withdrawn', 'superseded'],
  transitions: {
    propose: { actor: 'groomer', from: null, to: 'open', effects: ['tellCustomer'] },
    accept: { actor: 'customer', from: 'open', to: 'accepted', effects: ['applyChange', 'tellGroomer'] },
    decline: { actor: 'customer', from: 'open', to: 'declined', effects: ['tellGroomer'] },
    withdraw: { actor: 'groomer', from: 'open', to: 'withdrawn', effects: ['recordWithdrawal'] },
    // By a newer one of the same groomer, or because the customer has changed the same in the meantime.
    supersede: { actor: 'system', from: 'open', to: 'superseded' },
  },
});
