import { customerProposalMachine } from '@tailgate/contract';
import { bindMachine } from '../../../platform/machines/bind-machine.ts';
import { applyChange } from './apply-change.ts';
import { recordForPerson, tellCustomer, tellGroomer } from './tell-people.ts';

export const customerProposals = bindMachine(customerProposalMachine, {
  effects: {
    tellCustomer: (tx, { subject }, platform) => tellCustomer(tx, subject, platform),
    applyChange: (tx, { subject }, { clock }) => applyChange(tx, subject, clock.now()),
    tellGroomer: (tx, { subject }, platform) => tellGroomer(tx, subject, platform),
    recordWithdrawal: (tx, { subject }, platform) =>
      recordForPerson(
        tx,
        {
          accountId: subject.customer_id,
          by: subject.provider_id,
          what: 'customers.loseProposal',
          touched: { customer_change_proposals: [subject.id] },
        },
        platform,
      ),
  },
});
