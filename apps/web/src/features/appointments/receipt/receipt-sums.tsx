import { receiptLines, receiptPayments } from '@tailgate/contract/facts';
import type { Receipt } from '../appointments-query.ts';
import { momentOf } from '../own/own-words.ts';
import { ReceiptLines } from './receipt-lines.tsx';
import classes from './receipt.module.css';

/** What it came to and how that was paid: both lists have the same sum. */
export const ReceiptSums = ({ of: receipt }: { of: Receipt }) => {
  const payments = receiptPayments(receipt, momentOf);
  return (
    <>
      <ReceiptLines label="Prices" lines={receiptLines(receipt, momentOf)} currency={receipt.currency} />
      {payments.length > 0 && (
        <>
          <p className={classes['paidBy']} aria-hidden>
            Paid by
          </p>
          <ReceiptLines label="Paid by" lines={payments} currency={receipt.currency} />
        </>
      )}
    </>
  );
};
