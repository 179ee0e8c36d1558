import { VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '@tailgate/contract';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { ChangedValues } from './changed-values.tsx';
import { acceptWords, hasValues, proposerOf, titleOf } from './proposal-words.ts';
import { OWN_PROPOSALS, ownProposalsQuery, type Proposal } from './proposals-query.ts';
import classes from './proposals.module.css';

const DONE: Readonly<Record<Proposal['status'], string>> = {
  open: 'Saved',
  accepted: 'Change accepted',
  declined: 'Change declined',
  withdrawn: 'The groomer has withdrawn this change',
  superseded: 'This has changed in the meantime. Nothing was applied.',
};
const say = ({ status }: CallAnswer<`POST ${typeof OWN_PROPOSALS}/:id/accept`>) => toastSuccess(DONE[status]);

/** What groomers suggest to change; nothing is shown while there is nothing. */
export const OwnProposals = () => {
  const waiting = useQuery(ownProposalsQuery).data?.items ?? [];
  if (waiting.length === 0) return null;
  return (
    <Card title="Changes to confirm">
      <ul className={classes['list']}>
        {waiting.map((proposal) => (
          <Asked key={proposal.id} proposal={proposal} />
        ))}
      </ul>
    </Card>
  );
};

const Asked = ({ proposal }: { proposal: Proposal }) => {
  const accept = useWrite(`POST ${OWN_PROPOSALS}/:id/accept`, { onDone: say });
  const decline = useWrite(`POST ${OWN_PROPOSALS}/:id/decline`, { onDone: say });
  const input = { params: { id: proposal.id } };
  const { action, busy } = acceptWords(proposal);
  const title = titleOf(proposal);
  const about = <VisuallyHidden>{`: ${title}`}</VisuallyHidden>;
  return (
    <li>
      <div className={classes['head']}>
        <h3>{title}</h3>
        <p>{proposerOf(proposal)}</p>
      </div>
      {hasValues(proposal) && <ChangedValues proposal={proposal} label={title} />}
      <div className={classes['actions']}>
        <Button look="filled" busy={accept.isPending} busyLabel={busy} onClick={() => accept.mutate(input)}>
          <span>
            {action}
            {about}
          </span>
        </Button>
        <Button busy={decline.isPending} busyLabel="Declining…" onClick={() => decline.mutate(input)}>
          <span>
            Decline
            {about}
          </span>
        </Button>
      </div>
    </li>
  );
};
