import { VisuallyHidden } from '@mantine/core';
import { Button } from '#ui/actions/button.tsx';
import type { OwnAppointment } from './own-query.ts';
import { useOwnWrites } from './use-own-writes.ts';

interface ProposalAnswersProps {
  readonly appointment: OwnAppointment;
  readonly look: 'filled' | 'tint';
}

/** Takes the time that the groomer proposes, or stays with the old one. */
export const ProposalAnswers = ({ appointment: { id, serviceProvider }, look }: ProposalAnswersProps) => {
  const { acceptProposal, refuseProposal } = useOwnWrites();
  const of = <VisuallyHidden>{` of ${serviceProvider.displayName}`}</VisuallyHidden>;
  return (
    <>
      <Button
        look={look}
        busy={acceptProposal.isPending}
        busyLabel="Moving…"
        onClick={() => acceptProposal.mutate({ params: { id } })}
      >
        <span>Accept new time{of}</span>
      </Button>
      <Button
        busy={refuseProposal.isPending}
        busyLabel="Saving…"
        onClick={() => refuseProposal.mutate({ params: { id } })}
      >
        <span>Keep old time{of}</span>
      </Button>
    </>
  );
};
