import { useIsMutating } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useOnline } from '#shell/connectivity/online.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { SignaturePad, type Signature } from '#ui/signature/signature-pad.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import type { AppointmentDetail } from '#features/appointments/index.ts';
import classes from './checkout.module.css';
import { actionOf, missingFor } from './completion-words.ts';
import { ConfirmTotal, useConfirmation } from './confirm-total.tsx';
import { PaymentCard } from './payment-card.tsx';
import { useChoosePayment, useCompleteOrder } from './use-order-writes.ts';

interface Problem {
  readonly words: string;
  /** The customer’s bank asks, and the customer is not on a page of it: a payment link goes on. */
  readonly isToConfirm?: boolean;
}

type Tried = Pick<AppointmentDetail, 'paymentMethod' | 'creditCardId' | 'finalPrices'>;
/** What was refused was refused of this: with another way to pay or another total it says nothing. */
const triedWith = ({ paymentMethod, creditCardId, finalPrices }: Tried): string =>
  [paymentMethod, creditCardId, finalPrices.due].join(' ');

const useCompletion = (appointment: AppointmentDetail, signature: Signature | null) => {
  const [refused, setRefused] = useState<{ readonly of: string; readonly problem: Problem } | null>(null);
  const [isTried, setIsTried] = useState(false);
  const complete = useCompleteOrder();
  const choose = useChoosePayment();
  const { id, customer, finalPrices } = appointment;
  const missing = missingFor(appointment, signature !== null);
  const send = () => {
    setIsTried(true);
    setRefused(null);
    if (signature === null || Object.values(missing).some((words) => words !== null)) return;
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
          setRefused({
            of: triedWith(appointment),
            problem:
              code === 'authentication_required'
                ? { words: `${customer.firstName}’s bank wants them to confirm this payment.`, isToConfirm: true }
                : { words: message },
          }),
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
          else
            setRefused({
              of: triedWith(changed),
              problem: { words: 'The total has changed. Check it, and complete the appointment again.' },
            });
        },
      },
    );
  // Each is said until it is mended.
  const said = isTried ? missing : null;
  const ofOrder: Problem | null = said === null || said.order === null ? null : { words: said.order };
  const problem: Problem | null = refused?.of === triedWith(appointment) ? refused.problem : ofOrder;
  return { problem, missing, said, send, sendLinkInstead, isCompleting: complete.isPending };
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

/** Into view, clear of the bar, and focused: what has to be mended first. */
const leadTo = (area: HTMLElement | null) => {
  area?.scrollIntoView({ block: 'center' });
  area?.querySelector<HTMLElement>('input:not(:disabled), button')?.focus();
};

/** How it is paid, the signature, and the button. What is missing is said at once, each where it is mended. */
export const CompleteForm = ({ appointment }: { appointment: AppointmentDetail }) => {
  const [signature, setSignature] = useState<Signature | null>(null);
  const completion = useCompletion(appointment, signature);
  const { said, missing, problem, isCompleting } = completion;
  const confirmation = useConfirmation(appointment);
  const payment = useRef<HTMLDivElement>(null);
  const sign = useRef<HTMLDivElement>(null);
  // A tip or a way to pay that was just chosen is on its way: what is due and what is missing is known when it arrived.
  const isSaving = useIsMutating() > 0;
  const { customer, finalPrices } = appointment;
  const isProcessing = appointment.completion.whyNot === 'payment_processing';
  const shown: Problem | null = confirmation.isNeeded ? confirmation.problem : problem;
  const send = () => {
    completion.send();
    if (missing.payment !== null) leadTo(payment.current);
    else if (missing.signature !== null) leadTo(sign.current);
  };
  return (
    <>
      {finalPrices.due > 0 && (
        <div ref={payment}>
          <PaymentCard appointment={appointment} problem={said?.payment ?? undefined} />
        </div>
      )}
      <form
        className={classes['complete']}
        onSubmit={(event) => {
          event.preventDefault();
          if (confirmation.isNeeded) confirmation.send();
          else send();
        }}
      >
        <div ref={sign}>
          <Card>
            <CardBody>
              <SignaturePad
                label={`Signature of ${customer.displayName}`}
                value={signature}
                error={said?.signature ?? undefined}
                onChange={setSignature}
              />
            </CardBody>
          </Card>
        </div>
        <OfflineNotice appointment={appointment} isToConfirm={confirmation.isNeeded} />
        <ConfirmTotal appointment={appointment} confirmation={confirmation} />
        <PageButton
          busy={isSaving || isProcessing || confirmation.isWaiting}
          busyLabel={busyWords({ isProcessing, isCompleting, ...confirmation })}
          above={
            shown !== null && (
              <Notice tone="danger">
                {shown.words}
                {shown.isToConfirm === true && (
                  <Button compact look="tint" busy={isSaving} onClick={completion.sendLinkInstead}>
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
    </>
  );
};

interface OfflineNoticeProps {
  readonly appointment: AppointmentDetail;
  readonly isToConfirm: boolean;
}

const OfflineNotice = ({ appointment: { id, customer }, isToConfirm }: OfflineNoticeProps) =>
  useOnline() ? null : (
    <Notice tone="info">
      {isToConfirm
        ? `You’re offline. Asking ${customer.firstName} to confirm needs a connection. `
        : 'You’re offline. '}
      <TextLink to="/groomer/appointments/offline-checkout" search={{ orderId: id }}>
        {isToConfirm ? 'Take cash or a check offline' : 'Complete this appointment offline'}
      </TextLink>
    </Notice>
  );
