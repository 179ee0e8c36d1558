import { useState } from 'react';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { PendingRequest } from '#ui/feedback/pending-request.tsx';
import { AnswerBy } from './driver-parts.tsx';
import { useFleetAnswers, type DrivenFleet, type DriverPolicy } from './driven-fleets-query.ts';
import { policiesInWords, UNANSWERED } from './fleet-words.ts';

interface FleetInvitationProps {
  readonly fleet: DrivenFleet;
  /** Those of the fleet that are not accepted yet. */
  readonly unread: readonly DriverPolicy[];
  /** The first invitation on the screen has its one filled button. */
  readonly isFirst: boolean;
  readonly onRead: (id: string) => void;
}

/** An owner asks the groomer to drive for them: nothing happens before the groomer agrees. */
export const FleetInvitation = ({ fleet, unread, isFirst, onRead }: FleetInvitationProps) => {
  const { accept, decline } = useFleetAnswers();
  const [isDeclining, setIsDeclining] = useState(false);
  const { id, owner, answerBy, can } = fleet;
  const [next] = unread;
  const look = isFirst ? 'filled' : 'tint';
  const params = { id };
  return (
    <>
      <PendingRequest
        otherwise={UNANSWERED}
        actions={
          <>
            {can.accept && next && (
              <Button look={look} onClick={() => onRead(next.id)}>
                Read and accept {policiesInWords(unread.length)} first
              </Button>
            )}
            {can.accept && !next && (
              <Button
                look={look}
                busy={accept.isPending}
                busyLabel="Accepting…"
                onClick={() =>
                  accept.mutate({ params }, { onSuccess: () => toastSuccess(`You drive for ${owner.name} now`) })
                }
              >
                Accept invitation
              </Button>
            )}
            {can.decline && <Button onClick={() => setIsDeclining(true)}>Decline</Button>}
          </>
        }
      >
        <strong>{owner.name} asks you to drive for their fleet.</strong>{' '}
        {answerBy !== null && (
          <>
            <AnswerBy at={answerBy} />.{' '}
          </>
        )}
        If you accept, the owner can assign you a van. It counts in your calendar.
      </PendingRequest>
      <ConfirmDialog
        title={`Decline to drive for ${owner.name}?`}
        consequence="The invitation ends, and we let the owner know. They can invite you again."
        action="Decline invitation"
        busyLabel="Declining…"
        opened={isDeclining}
        busy={decline.isPending}
        onConfirm={() =>
          decline.mutate(
            { params },
            {
              onSuccess: () => toastSuccess('Invitation declined'),
              onError: () => setIsDeclining(false),
            },
          )
        }
        onClose={() => setIsDeclining(false)}
      />
    </>
  );
};
