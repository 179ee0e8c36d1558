import { cardBrandWord } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useSite } from '#shell/site/site-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog, DialogActions } from '#ui/actions/dialog.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { consentWords } from './consent-words.ts';
import { ownReceiptQuery, type OwnReceipt } from './own-query.ts';
import { momentOf } from './own-words.ts';
import classes from './receipt.module.css';

interface ReceiptDialogProps {
  readonly id: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What an ended appointment came to, to read and to print. */
export const ReceiptDialog = ({ id, opened, onClose }: ReceiptDialogProps) => (
  <Dialog title="Receipt" opened={opened} onClose={onClose}>
    {opened && <ReceiptOf id={id} />}
  </Dialog>
);

const ReceiptOf = ({ id }: { id: string }) => {
  const receipt = useQuery(ownReceiptQuery(id));
  if (!receipt.data) return <LoadingState what="the receipt" of={[receipt]} rows={5} />;
  return (
    <>
      <Receipt of={receipt.data} />
      <div className={classes['print']}>
        <DialogActions>
          <Button icon={<Printer size={18} aria-hidden />} onClick={() => window.print()}>
            Print receipt
          </Button>
        </DialogActions>
      </div>
    </>
  );
};

interface Line {
  readonly name: string;
  readonly amount: number;
  readonly look?: 'extra' | 'total';
}

const TENDERS = { cash: 'Cash', check: 'Check' } as const;
const cardWords = ({ brand, lastFour }: NonNullable<OwnReceipt['card']>): string =>
  `${cardBrandWord(brand)} ending in ${lastFour}`;

const paidBy = ({ tender, card }: OwnReceipt): string => {
  if (tender === 'cash' || tender === 'check') return TENDERS[tender];
  return card === null ? 'Card' : cardWords(card);
};

const FEES = { no_show: 'No-show fee', cancellation: 'Cancellation fee' } as const;

const linesOf = ({ kind, lines, products, travelFee, charges, prices }: OwnReceipt): readonly Line[] => {
  if (kind !== 'completed') return [{ name: FEES[kind], amount: prices.total, look: 'total' }];
  const optional = (name: string, amount: number): readonly Line[] => (amount === 0 ? [] : [{ name, amount }]);
  return [
    ...lines.flatMap(({ petName, serviceName, price, extras }) => [
      { name: `${petName}: ${serviceName}`, amount: price },
      ...extras.map((extra) => ({ name: extra.name, amount: extra.price, look: 'extra' as const })),
    ]),
    ...products.map(({ name, quantity, total }) => ({
      name: quantity === 1 ? name : `${name} × ${quantity}`,
      amount: total,
    })),
    ...optional('Travel fee', travelFee),
    ...charges.map(({ name, price }) => ({ name, amount: price })),
    ...optional('Coupon', -prices.couponDiscount),
    ...optional('Tax', prices.taxAmount),
    ...optional('Service fee', prices.managementFee),
    ...optional('Card processing fee', prices.processingFee),
    ...optional('Tip', prices.tipAmount),
    { name: 'Total', amount: prices.total, look: 'total' },
  ];
};

const paymentsOf = (receipt: OwnReceipt): readonly Line[] => {
  const { prices, owed, tender, laterTip, refunds, timeZone } = receipt;
  return [
    ...(prices.loyaltyDiscount > 0 ? [{ name: 'Rewards', amount: prices.loyaltyDiscount }] : []),
    ...(prices.giftCardDiscount > 0 ? [{ name: 'Gift card', amount: prices.giftCardDiscount }] : []),
    ...(tender !== null && prices.due > 0 ? [{ name: paidBy(receipt), amount: prices.due }] : []),
    ...(laterTip
      ? [{ name: `Tip ${momentOf(laterTip.givenAt, timeZone)}, ${cardWords(laterTip.card)}`, amount: laterTip.amount }]
      : []),
    ...refunds.map(({ amount, refundedAt }) => ({
      name: `Refunded ${momentOf(refundedAt, timeZone)}`,
      amount: -amount,
    })),
    ...(owed > 0 ? [{ name: 'Still to pay', amount: owed, look: 'total' as const }] : []),
  ];
};

const Receipt = ({ of: receipt }: { of: OwnReceipt }) => {
  const { appName } = useSite();
  const { appointmentStart, timeZone, serviceProvider, currency, id } = receipt;
  const payments = paymentsOf(receipt);
  return (
    <div className={classes['receipt']}>
      <p>
        <strong>{appName}</strong>
        <br />
        {serviceProvider.displayName} · {momentOf(appointmentStart, timeZone)}
        <br />
        <span className={classes['number']}>Number {id}</span>
      </p>
      <Lines label="Prices" lines={linesOf(receipt)} currency={currency} />
      {payments.length > 0 && (
        <>
          <h3>Paid by</h3>
          <Lines label="Paid by" lines={payments} currency={currency} />
          <Consents of={receipt} />
        </>
      )}
    </div>
  );
};

/** Why the card could be charged. */
const Consents = ({ of }: { of: OwnReceipt }) => {
  const words = consentWords(of);
  return (
    words.length > 0 && (
      <ul className={classes['consents']}>
        {words.map((each, at) => (
          <li key={at}>{each}</li>
        ))}
      </ul>
    )
  );
};

const Lines = ({ label, lines, currency }: { label: string; lines: readonly Line[]; currency: string }) => (
  <table className={classes['lines']} aria-label={label}>
    <tbody>
      {lines.map(({ name, amount, look }, at) => (
        <tr key={at} data-look={look}>
          <th scope="row">{name}</th>
          <td>{showMoney(centsOf(amount), currency)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
