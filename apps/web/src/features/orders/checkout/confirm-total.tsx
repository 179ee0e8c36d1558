import { centsOf, showMoney } from '@tailgate/values/money';
import { useState } from 'react';
import { useOnline } from '#shell/connectivity/online.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import type { AppointmentDetail } from '#features/appointments/index.ts';
import classes from './checkout.module.css';
import { askedNow, confirmationWords } from './consent-words.ts';
import { useAskToConfirm } from './use-order-writes.ts';

/** Asks the customer for the total, where a card may not be charged with it yet. */
export const useConfirmation = (appointment: AppointmentDetail) => {
  const { id, completion, customer, finalPrices, currency } = appointment;
  const ask = useAskToConfirm();
  const isOnline = useOnline();
  const [problem, setProblem] = useState<{ readonly words: string } | null>(null);
  const isNeeded = completion.whyNot === 'confirmation_needed';
  const isWaiting = isNeeded && askedNow(appointment)?.state === 'waiting';
  const send = () => {
    if (!isOnline) {
      setProblem({ words: `You’re offline. Ask ${customer.firstName} once you’re back online.` });
      return;
    }
    setProblem(null);
    ask.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          if (isWaiting) toastSuccess(`We sent ${customer.firstName} a new link`);
        },
        onError: ({ message }) => setProblem({ words: message }),
      },
    );
  };
  const amount = showMoney(centsOf(finalPrices.due), currency);
  return {
    isNeeded,
    isWaiting,
    isSending: ask.isPending,
    // What was said about a total that needs no answer any more is over.
    problem: isNeeded ? problem : null,
    send,
    action: `Ask ${customer.firstName} to confirm ${amount}`,
    waitingLabel: `Waiting for ${customer.firstName}…`,
  };
};

interface ConfirmTotalProps {
  readonly appointment: AppointmentDetail;
  readonly confirmation: ReturnType<typeof useConfirmation>;
}

/** Why the customer has to be asked, and how far that has come. The button below asks. */
export const ConfirmTotal = ({ appointment, confirmation }: ConfirmTotalProps) => {
  const now = useNow();
  const { isNeeded, isWaiting, isSending, send } = confirmation;
  if (!isNeeded) return <Confirmed appointment={appointment} />;
  const { tone, words } = confirmationWords(appointment, now);
  const isRefused = tone !== 'info';
  return (
    <Notice tone={tone}>
      <div className={classes['confirm']}>
        <span>{words}</span>
        {!isRefused && <span>Cash, a check or a payment link need no confirmation.</span>}
        {isWaiting && (
          <div className={classes['again']}>
            <Button compact look="text" busy={isSending} busyLabel="Sending…" onClick={send}>
              Send again
            </Button>
          </div>
        )}
      </div>
    </Notice>
  );
};

const Confirmed = ({ appointment }: Pick<ConfirmTotalProps, 'appointment'>) => {
  const { completion, paymentMethod, customer, finalPrices, currency } = appointment;
  const isConfirmed = completion.isReady && paymentMethod === 'card' && askedNow(appointment)?.state === 'confirmed';
  return (
    isConfirmed && (
      <Notice tone="success">{`${customer.firstName} confirmed ${showMoney(centsOf(finalPrices.due), currency)}.`}</Notice>
    )
  );
};
