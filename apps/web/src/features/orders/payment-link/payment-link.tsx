import { CircleCheck } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { CardEntry } from '../checkout/card-entry.tsx';
import type { LinkedPayment, usePayByLink } from './payment-link-query.ts';
import { amountOf, receiptOf } from './payment-link-words.ts';
import classes from './payment-link.module.css';

interface PaymentLinkProps {
  readonly token: string;
  readonly payment: LinkedPayment;
  readonly pay: ReturnType<typeof usePayByLink>['pay'];
}

/** What a payment link asks for: a card, patience, or nothing any more. */
export const PaymentLink = ({ token, payment, pay }: PaymentLinkProps) => {
  if (payment.state === 'paid')
    return (
      <p className={classes['receipt']} role="status">
        <CircleCheck size={24} aria-hidden />
        <span>{receiptOf(payment)}</span>
      </p>
    );
  if (payment.state === 'processing')
    return (
      <div className={classes['content']} role="status">
        <p className={classes['receipt']}>
          <Spinner label={null} />
          <span>{amountOf(payment)} is being charged to your card</span>
        </p>
        <Notice tone="info">This can take a minute. You can close this page: you won’t be charged twice.</Notice>
      </div>
    );
  return (
    <div className={classes['content']}>
      <p className={classes['amount']}>{amountOf(payment)}</p>
      <CardEntry
        processor={payment.processor}
        isOwn
        lead="The number goes straight to the card processor. Your card is used for this payment only."
        isSending={pay.isPending}
        onToken={(made, onError) => pay.mutate({ params: { token }, body: { token: made } }, { onError })}
        actions={({ isBusy, isAgain }) => (
          <Button look="filled" fullWidth type="submit" busy={isBusy} busyLabel="Paying…">
            {isAgain ? 'Try again' : `Pay ${amountOf(payment)}`}
          </Button>
        )}
      />
    </div>
  );
};
