import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { cancelReasonsQuery } from '../booking-query.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAppointmentWrites } from '../use-appointment-writes.ts';
import { AnswerLabel, type AnswerProps } from './answer-label.tsx';

/** Accepts that a customer cancels, or keeps the appointment. */
export const CancellationAnswers = ({ appointment: { id, customer }, place }: AnswerProps) => {
  const { cancel, refuseCancellation } = useAppointmentWrites();
  const [isAccepting, setIsAccepting] = useState(false);
  const name = customer.displayName;
  const isPage = place === 'page';
  return (
    <>
      <Button look={isPage ? 'danger' : 'tint'} onClick={() => setIsAccepting(true)}>
        {isPage ? 'Accept cancellation' : <AnswerLabel short="Accept" about={`cancellation of ${name}`} />}
      </Button>
      <Button
        busy={refuseCancellation.isPending}
        busyLabel="Saving…"
        onClick={() => refuseCancellation.mutate({ params: { id } })}
      >
        {isPage ? 'Keep appointment' : <AnswerLabel short="Decline" about={`cancellation of ${name}`} />}
      </Button>
      <ReasonDialog
        title="Cancel this appointment?"
        consequence={`${name} asked to cancel. Your time becomes free again.`}
        action="Cancel appointment"
        busyLabel="Canceling…"
        busy={cancel.isPending}
        opened={isAccepting}
        query={cancelReasonsQuery}
        onClose={() => setIsAccepting(false)}
        onSubmit={(body) => cancel.mutate({ params: { id }, body }, { onSuccess: () => setIsAccepting(false) })}
      />
    </>
  );
};
