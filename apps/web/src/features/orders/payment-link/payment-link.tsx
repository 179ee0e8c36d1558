import { oncePaymentConsent } from '@tailgate/contract/facts';
import { centsOf } from '@tailgate/values/money';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { ReceiptLines } from '#features/appointments/index.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { CardEntry } from '../cards/card-entry.tsx';
import type { LinkedPayment, usePayByLink } from './payment-link-query.ts';
import { amountOf, receiptOf } from './payment-link-words.ts';
import classes from './payment-link.module.css';

interface PaymentLinkProps {
  readonly token: string;
  readonly payment: LinkedPayment;
  readonly pay: ReturnType<typeof usePayByLink>['pay'];
}

/** What the amount is made of, and what paid it. */
const Breakdown = ({ of: { receipt, currency } }: { of: LinkedPayment }) => (
  <div>
    <ReceiptLines label="Prices" lines={receipt.lines} currency={currency} />
    <ReceiptLines label="Paid by" lines={receipt.payments} currency={currency} />
  </div>
);

/** What a payment link asks for: a card, patience, or nothing any more. */
export const PaymentLink = ({ token, payment, pay }: PaymentLinkProps) => {
  /** The form stays while the payer is on the page of their bank, and for another card after it. */
  const [isPaying, setIsPaying] = useState(false);
  if (payment.state === 'paid')
    return (
      <div className={classes['content']}>
        <p className={classes['receipt']} role="status">
          <CircleCheck size={24} aria-hidden />
          <span>{receiptOf(payment)}</span>
        </p>
        <Breakdown of={payment} />
      </div>
    );
  if (payment.state === 'processing' && !isPaying)
    return (
      <div className={classes['content']} role="status">
        <p className={classes['receipt']}>
          <Spinner label={null} />
          <span>{amountOf(payment)} is being charged to your card</span>
        </p>
        <Notice tone="info">This can take a minute. You can close this page: you won’t be charged twice.</Notice>
        <p>
          Did you leave your bank’s page before you confirmed?{' '}
          <Button compact look="text" onClick={() => setIsPaying(true)}>
            Enter a card again
          </Button>
        </p>
      </div>
    );
  const { siteName, businessName } = payment;
  return (
    <div className={classes['content']}>
      <p className={classes['amount']}>{amountOf(payment)}</p>
      <Breakdown of={payment} />
      <CardEntry
        processor={payment.processor}
        isOwn
        use={{ kind: 'once', amountCents: centsOf(payment.amount) }}
        consent={oncePaymentConsent({ siteName, businessName, amount: amountOf(payment) })}
        save={async (made) => {
          const answer = await pay.mutateAsync({ params: { token }, body: { token: made } });
          setIsPaying(answer.clientSecret !== null);
          return answer;
        }}
        actions={({ isBusy, isAgain }) => (
          <Button look="filled" fullWidth type="submit" busy={isBusy} busyLabel="Paying…">
            {isAgain ? 'Try again' : `Pay ${amountOf(payment)}`}
          </Button>
        )}
      />
    </div>
  );
};
