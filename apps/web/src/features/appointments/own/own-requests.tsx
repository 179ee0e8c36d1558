import { PendingRequest } from '#ui/feedback/pending-request.tsx';
import type { OwnAppointment } from './own-query.ts';
import { ProposalAnswers } from './proposal-answers.tsx';
import { useOwnWrites } from './use-own-writes.ts';
import { waitingOf } from './waiting-words.ts';

/** What waits for an answer: of the groomer, until it is answered or taken back, or of the customer. */
export const OwnRequests = ({ appointment }: { appointment: OwnAppointment }) => {
  const { withdrawMove, withdrawCancellation } = useOwnWrites();
  const { id, can } = appointment;
  const waiting = waitingOf(appointment);
  if (waiting === null) return null;
  const canWithdrawMove = can.withdrawMove || can.withdrawMoveOfRequest;
  const write = can.withdrawCancellation ? withdrawCancellation : withdrawMove;
  return (
    <PendingRequest
      otherwise={waiting.otherwise}
      actions={waiting.isOurs && <ProposalAnswers appointment={appointment} look="filled" />}
      withdrawal={
        canWithdrawMove || can.withdrawCancellation
          ? {
              label: can.withdrawCancellation ? 'Keep appointment' : 'Withdraw request',
              busy: write.isPending,
              onWithdraw: () => write.mutate({ params: { id } }),
            }
          : undefined
      }
    >
      {waiting.words}
    </PendingRequest>
  );
};
