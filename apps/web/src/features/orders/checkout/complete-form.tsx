import type { CompletionHurdle } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnline } from '#shell/connectivity/online.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { SignaturePad, type Signature } from '#ui/signature/signature-pad.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import type { AppointmentDetail } from '#features/appointments/index.ts';
import classes from './checkout.module.css';
import { ConfirmTotal, useConfirmation } from './confirm-total.tsx';
import { useChoosePayment, useCompleteOrder } from './use-order-writes.ts';

const HURDLES: Readonly<Record<CompletionHurdle, string>> = {
  not_open: 'This visit cannot be completed any more.',
  not_its_day: 'You can complete this visit on its day.',
  services_not_ended: 'Finish every service first.',
  payment_method_missing: 'Choose how the customer pays.',
  card_missing: 'Choose a card, or another way to pay.',
  too_little_for_card: 'This is too little to charge to a card. Take cash or a check.',
  payment_processing: 'The card is being charged. This can take a minute.',
  confirmation_needed: 'Ask the customer to confirm this total, or choose another way to pay.',
};

/** The button says what happens and with how much. */
const actionOf = ({ finalPrices: { due }, paymentMethod, currency }: AppointmentDetail): string => {
  const amount = showMoney(centsOf(due), currency);
  if (due === 0) return 'Complete visit';
  if (paymentMethod === 'cash') return `Complete with ${amount} in cash`;
  if (paymentMethod === 'check') return `Complete with a check for ${amount}`;
  if (paymentMethod === 'later') return `Complete and send a link for ${amount}`;
  return `Complete and charge ${amount}`;
};

const missingFor = ({ completion, customer }: AppointmentDetail, signature: Signature | null): string | null => {
  if (completion.whyNot !== null) return HURDLES[completion.whyNot];
  return signature === null ? `Ask ${customer.firstName} to sign.` : null;
};

interface Problem {
  readonly words: string;
  /** The customer’s bank asks, and the customer is not on a page of it: a payment link goes on. */
  readonly isToConfirm?: boolean;
}

const useCompletion = (appointment: AppointmentDetail, signature: Signature | null) => {
  const [problem, setProblem] = useState<Problem | null>(null);
  const complete = useCompleteOrder();
  const choose = useChoosePayment();
  const { id, customer, finalPrices } = appointment;
  const send = () => {
    const missing = missingFor(appointment, signature);
    if (missing !== null || signature === null) {
      setProblem(missing === null ? null : { words: missing });
      return;
    }
    setProblem(null);
    complete.mutate(
      {
        params: { id },
        body: {
          signature: signature.kind === 'drawn' ? signature.drawing : { name: signature.name },
          due: finalPrices.due,
        },
      },
      {
        onError: ({ code, message }) =>
          setProblem(
            code === 'authentication_required'
              ? { words: `${customer.firstName}’s bank wants them to confirm this payment.`, isToConfirm: true }
              : { words: message },
          ),
      },
    );
  };
  /** With the same signature. Another total is shown before it is sent. */
  const sendLinkInstead = () =>
    choose.mutate(
      { params: { id }, body: { paymentMethodId: 'later' } },
      {
        onSuccess: (changed) => {
          if (changed.finalPrices.due === finalPrices.due) send();
          else setProblem({ words: 'The total has changed. Check it, and complete the visit again.' });
        },
      },
    );
  return { problem, send, sendLinkInstead, isCompleting: complete.isPending };
};

interface Busy {
  readonly isProcessing: boolean;
  readonly isCompleting: boolean;
  readonly isSending: boolean;
  readonly isWaiting: boolean;
  readonly waitingLabel: string;
}

const busyWords = ({ isProcessing, isCompleting, isSending, isWaiting, waitingLabel }: Busy): string => {
  if (isProcessing) return 'Charging the card…';
  if (isCompleting) return 'Completing…';
  if (isSending) return 'Asking…';
  return isWaiting ? waitingLabel : 'Saving…';
};

/** The customer signs, and the visit is settled. What keeps it from that is said where the button is. */
export const CompleteForm = ({ appointment }: { appointment: AppointmentDetail }) => {
  const [signature, setSignature] = useState<Signature | null>(null);
  const { problem, send, sendLinkInstead, isCompleting } = useCompletion(appointment, signature);
  const confirmation = useConfirmation(appointment);
  const isOnline = useOnline();
  // A tip or a way to pay that was just chosen is on its way: what is due and what is missing is known when it arrived.
  const isSaving = useIsMutating() > 0;
  const { id, completion, customer } = appointment;
  const isProcessing = completion.whyNot === 'payment_processing';
  const shown: Problem | null = confirmation.isNeeded ? confirmation.problem : problem;
  const busyLabel = busyWords({ isProcessing, isCompleting, ...confirmation });
  return (
    <form
      className={classes['complete']}
      onSubmit={(event) => {
        event.preventDefault();
        if (confirmation.isNeeded) confirmation.send();
        else send();
      }}
    >
      <Card>
        <CardBody>
          <SignaturePad label={`Signature of ${customer.displayName}`} value={signature} onChange={setSignature} />
        </CardBody>
      </Card>
      {!isOnline && (
        <Notice tone="info">
          {confirmation.isNeeded
            ? `You’re offline. Asking ${customer.firstName} to confirm needs a connection. `
            : 'You’re offline. '}
          <TextLink to="/groomer/appointments/offline-checkout" search={{ orderId: id }}>
            {confirmation.isNeeded ? 'Take cash or a check offline' : 'Complete this visit offline'}
          </TextLink>
        </Notice>
      )}
      <ConfirmTotal appointment={appointment} confirmation={confirmation} />
      <PageButton
        busy={isSaving || isProcessing || confirmation.isWaiting}
        busyLabel={busyLabel}
        above={
          shown !== null && (
            <Notice tone="danger">
              {shown.words}
              {shown.isToConfirm === true && (
                <Button compact look="tint" busy={isSaving} onClick={sendLinkInstead}>
                  Send a payment link
                </Button>
              )}
            </Notice>
          )
        }
      >
        {confirmation.isNeeded ? confirmation.action : actionOf(appointment)}
      </PageButton>
    </form>
  );
};
