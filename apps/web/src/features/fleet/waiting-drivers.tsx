import { PendingRequest } from '#ui/feedback/pending-request.tsx';
import { AnswerBy } from './driver-parts.tsx';
import { useWithdrawInvitation, type Driver } from './drivers-query.ts';
import { UNANSWERED } from './fleet-words.ts';
import classes from './fleet.module.css';

/** The invitations among the drivers on the screen: who has to answer, until when, and the way back. */
export const WaitingDrivers = ({ drivers }: { drivers: readonly Driver[] }) => {
  const waiting = drivers.filter(({ status }) => status === 'invited');
  if (waiting.length === 0) return null;
  return (
    <section className={classes['waiting']} aria-label="Invitations">
      {waiting.map((driver) => (
        <WaitingDriver key={driver.id} driver={driver} />
      ))}
    </section>
  );
};

const WaitingDriver = ({ driver }: { driver: Driver }) => {
  const { withdraw, isPending } = useWithdrawInvitation();
  const { name, answerBy, can } = driver;
  return (
    <PendingRequest
      otherwise={UNANSWERED}
      withdrawal={
        can.withdraw ? { label: 'Withdraw invitation', busy: isPending, onWithdraw: () => withdraw(driver) } : undefined
      }
    >
      <strong>You asked {name} to drive for you.</strong>{' '}
      {answerBy !== null && (
        <>
          <AnswerBy at={answerBy} />.
        </>
      )}
    </PendingRequest>
  );
};
