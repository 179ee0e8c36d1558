import { centsOf, showMoney } from '@tailgate/values/money';
import { Sum, Sums } from '#ui/figures/sums.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import type { AppointmentDetail } from '#features/appointments/index.ts';
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
        <Sums label="Totals">
          <Sum name="Subtotal">{shown(finalPrices.subtotal)}</Sum>
          {rowsOf(appointment).map(({ name, dollars, isLess }) => (
            <Sum key={name} name={name} look={isLess ? 'less' : undefined}>
              {shown(dollars)}
            </Sum>
          ))}
          <Sum name={owed ? 'Owed' : settlement ? 'Paid' : 'To pay'} look="total" live>
            {/* A new amount fades in, so that the eye finds what changed. */}
            <span key={finalPrices.due} className={classes['due']}>
              {shown(finalPrices.due)}
            </span>
          </Sum>
        </Sums>
      </CardBody>
    </Card>
  );
};
