import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { reasonsQuery } from '../appointments-query.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { useAppointmentWrites } from '../use-appointment-writes.ts';
import { AnswerLabel, type AnswerProps } from './answer-label.tsx';

/** Accepts or declines what a customer requests. */
export const RequestAnswers = ({ appointment: { id, customer }, place }: AnswerProps) => {
  const { accept, decline } = useAppointmentWrites();
  const [isDeclining, setIsDeclining] = useState(false);
  const name = customer.displayName;
  const isPage = place === 'page';
  return (
    <>
      <Button
        look={isPage ? 'filled' : 'tint'}
        busy={accept.isPending}
        busyLabel="Accepting…"
        onClick={() => accept.mutate({ params: { id } })}
      >
        {isPage ? 'Accept request' : <AnswerLabel short="Accept" about={name} />}
      </Button>
      <Button onClick={() => setIsDeclining(true)}>
        {isPage ? 'Decline request' : <AnswerLabel short="Decline" about={name} />}
      </Button>
      <ReasonDialog
        title="Decline this request?"
        consequence={`${name} is told that you can’t come.`}
        keep="Keep request"
        action="Decline request"
        busyLabel="Declining…"
        busy={decline.isPending}
        opened={isDeclining}
        query={reasonsQuery('decline-reasons')}
        onClose={() => setIsDeclining(false)}
        onSubmit={(body) => decline.mutate({ params: { id }, body }, { onSuccess: () => setIsDeclining(false) })}
      />
    </>
  );
};
