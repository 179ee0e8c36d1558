import { VisuallyHidden } from '@mantine/core';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/badges/badge.tsx';
import { Card } from '#ui/layout/card.tsx';
import { dayInWords } from '../customer-words.tsx';
import type { Customer } from '../customers-query.ts';
import { ChangedValues } from './changed-values.tsx';
import { hasValues, titleOf } from './proposal-words.ts';
import type { Proposal } from './proposals-query.ts';
import classes from './proposals.module.css';

/** What the groomer suggested to this customer: what waits, and what became of the last ones. */
export const SentProposals = ({ customer }: { customer: Customer }) => {
  const { firstName, proposals } = customer;
  if (proposals.length === 0) return null;
  return (
    <Card title="Suggested changes">
      <ul className={classes['list']}>
        {proposals.map((proposal) => (
          <Sent key={proposal.id} proposal={proposal} firstName={firstName} />
        ))}
      </ul>
    </Card>
  );
};

const State = ({ proposal: { status, answeredAt }, firstName }: { proposal: Proposal; firstName: string }) => {
  const day = answeredAt === null ? '' : ` ${dayInWords(answeredAt)}`;
  if (status === 'accepted') return <Badge tone="complete">{`Accepted${day}`}</Badge>;
  if (status === 'declined') return <Badge tone="rejected">{`Declined${day}`}</Badge>;
  return <Badge tone="pending">{`Waiting for ${firstName}`}</Badge>;
};

const Sent = ({ proposal, firstName }: { proposal: Proposal; firstName: string }) => {
  const withdraw = useWrite('POST /v2/service-provider/change-proposals/:id/withdraw', {
    onDone: () => toastSuccess('Change withdrawn'),
  });
  const title = titleOf(proposal);
  return (
    <li>
      <div className={classes['head']}>
        <h3>{title}</h3>
        <div>
          <State proposal={proposal} firstName={firstName} />
        </div>
      </div>
      {proposal.status === 'open' && hasValues(proposal) && <ChangedValues proposal={proposal} label={title} />}
      {proposal.can.withdraw && (
        <div className={classes['actions']}>
          <Button
            compact
            busy={withdraw.isPending}
            busyLabel="Withdrawing…"
            onClick={() => withdraw.mutate({ params: { id: proposal.id } })}
          >
            <span>
              Withdraw
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </span>
          </Button>
        </div>
      )}
    </li>
  );
};
