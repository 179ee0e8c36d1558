import { centsOf, showMoney } from '@tailgate/values/money';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import type { AppointmentDetail } from '../appointments-query.ts';
import { useAppointmentWrites } from '../use-appointment-writes.ts';
import { AnswerLabel, type AnswerProps } from './answer-label.tsx';
import { CancellationDialog } from './cancellation-dialog.tsx';

const KeepButton = ({ appointment: { id, customer }, place }: AnswerProps) => {
  const { refuseCancellation } = useAppointmentWrites();
  return (
    <Button
      busy={refuseCancellation.isPending}
      busyLabel="Saving…"
      onClick={() => refuseCancellation.mutate({ params: { id } })}
    >
      {place === 'page' ? (
        'Keep appointment'
      ) : (
        <AnswerLabel short="Decline" about={`cancellation of ${customer.displayName}`} />
      )}
    </Button>
  );
};

/** Accepts that a customer cancels, or keeps the appointment. The fee is chosen in the dialog. */
export const CancellationAnswers = (props: AnswerProps) => {
  const { id, customer } = props.appointment;
  const [isAccepting, setIsAccepting] = useState(false);
  return (
    <>
      <Button look="tint" onClick={() => setIsAccepting(true)}>
        <AnswerLabel short="Accept" about={`cancellation of ${customer.displayName}`} />
      </Button>
      <KeepButton {...props} />
      <CancellationDialog id={id} isWaived={false} opened={isAccepting} onClose={() => setIsAccepting(false)} />
    </>
  );
};

/** The same on the page of the appointment, which says the fee. */
export const CancellationAnswersWithFee = ({ appointment }: { appointment: AppointmentDetail }) => {
  const [accepting, setAccepting] = useState<'charge' | 'waive' | null>(null);
  const { id, cancellationFee, currency } = appointment;
  const hasFee = cancellationFee !== null && cancellationFee > 0;
  return (
    <>
      {hasFee && (
        <Button look="danger" onClick={() => setAccepting('charge')}>
          {`Charge ${showMoney(centsOf(cancellationFee), currency)}`}
        </Button>
      )}
      <Button look={hasFee ? 'outline' : 'danger'} onClick={() => setAccepting('waive')}>
        {hasFee ? 'Waive fee' : 'Accept cancellation'}
      </Button>
      <KeepButton appointment={appointment} place="page" />
      <CancellationDialog
        id={id}
        isWaived={accepting === 'waive'}
        opened={accepting !== null}
        onClose={() => setAccepting(null)}
      />
    </>
  );
};
