import { Button } from '#ui/actions/button.tsx';
import { useAppointmentWrites } from '../use-appointment-writes.ts';
import { AnswerLabel, type AnswerProps } from './answer-label.tsx';

/** Accepts the time that a customer asks for, or stays with the old one. */
export const MoveAnswers = ({ appointment: { id, customer }, place }: AnswerProps) => {
  const { acceptMove, rejectMove } = useAppointmentWrites();
  const name = customer.displayName;
  const isPage = place === 'page';
  return (
    <>
      <Button
        look={isPage ? 'filled' : 'tint'}
        busy={acceptMove.isPending}
        busyLabel="Moving…"
        onClick={() => acceptMove.mutate({ params: { id } })}
      >
        {isPage ? 'Accept new time' : <AnswerLabel short="Accept" about={`new time of ${name}`} />}
      </Button>
      <Button busy={rejectMove.isPending} busyLabel="Saving…" onClick={() => rejectMove.mutate({ params: { id } })}>
        {isPage ? 'Keep time' : <AnswerLabel short="Keep time" about={`of ${name}`} />}
      </Button>
    </>
  );
};
