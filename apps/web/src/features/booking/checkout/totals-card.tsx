import { centsOf, showMoney } from '@tailgate/values/money';
import { Card, CardBody } from '#ui/layout/card.tsx';
import type { AppointmentDetail } from '../booking-query.ts';
import sums from '../appointment/appointment.module.css';
import classes from './checkout.module.css';

interface TotalsRow {
  readonly name: string;
  readonly dollars: number;
  readonly isLess?: boolean;
}

/** Rows of nothing are left out. */
const rowsOf = ({ finalPrices: prices, taxDetails }: AppointmentDetail): readonly TotalsRow[] =>
  [
    { name: 'Coupon', dollars: -prices.couponDiscount, isLess: true },
    { name: `Sales tax (${taxDetails.percent}%)`, dollars: prices.taxAmount },
    { name: 'Service fee', dollars: prices.managementFee },
    { name: 'Card processing fee', dollars: prices.processingFee },
    { name: 'Tip', dollars: prices.tipAmount },
    { name: 'Loyalty reward', dollars: -prices.loyaltyDiscount, isLess: true },
    { name: 'Gift card', dollars: -prices.giftCardDiscount, isLess: true },
  ].filter(({ dollars }) => dollars !== 0);

/** From the subtotal to what is left to pay, as the server computed it. */
export const TotalsCard = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { currency, finalPrices, settlement, owed } = appointment;
  const shown = (dollars: number) => showMoney(centsOf(dollars), currency);
  return (
    <Card>
      <CardBody>
        <dl className={sums['sums']} aria-label="Totals">
          <dt>Subtotal</dt>
          <dd>{shown(finalPrices.subtotal)}</dd>
          {rowsOf(appointment).map(({ name, dollars, isLess }) => (
            <div key={name} className={classes['sum']} data-less={isLess || undefined}>
              <dt>{name}</dt>
              <dd>{shown(dollars)}</dd>
            </div>
          ))}
          <dt className={sums['total']}>{owed ? 'Owed' : settlement ? 'Paid' : 'To pay'}</dt>
          <dd className={sums['total']} aria-live="polite">
            {/* A new amount fades in, so that the eye finds what changed. */}
            <span key={finalPrices.due} className={classes['due']}>
              {shown(finalPrices.due)}
            </span>
          </dd>
        </dl>
      </CardBody>
    </Card>
  );
};
