import type { PaymentMethod } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import { CircleCheck } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { Card, CardBody } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import type { AppointmentDetail } from '../booking-query.ts';
import classes from './checkout.module.css';

const TENDERS: Readonly<Record<PaymentMethod, string>> = {
  card: 'charged to the card',
  cash: 'paid in cash',
  check: 'paid by check',
};

/** That the visit is settled and how, with what comes next; before that, the way to the checkout. */
export const Settled = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { id, customer, settlement, finalPrices, currency, serviceProviderEarnings } = appointment;
  if (settlement === null) return <NotSettled id={id} />;
  const paid = showMoney(centsOf(finalPrices.due), currency);
  return (
    <Card>
      <CardBody>
        <div className={classes['settled']}>
          <CircleCheck size={40} aria-hidden />
          <div>
            <strong>{settlement.tender === null ? 'Nothing was due' : `${paid} ${TENDERS[settlement.tender]}`}</strong>
            <span className={classes['meta']}>
              You earn {showMoney(centsOf(serviceProviderEarnings), currency)} from this visit.
            </span>
          </div>
          <div className={classes['next']}>
            <ButtonLink look="filled" to="/groomer/appointments/$orderId/next" params={{ orderId: id }}>
              Next stop
            </ButtonLink>
            <ButtonLink to="/groomer/customers/$customerId" params={{ customerId: customer.id }}>
              {`Open ${customer.firstName}’s page`}
            </ButtonLink>
          </div>
        </div>
      </CardBody>
    </Card>
  );
};

const NotSettled = ({ id }: { id: string }) => (
  <Card>
    <CardBody>
      <div className={classes['payment']}>
        <Notice tone="info">This visit is not settled yet.</Notice>
        <ButtonLink look="filled" to="/groomer/appointments/$orderId/payment" params={{ orderId: id }}>
          Go to checkout
        </ButtonLink>
      </div>
    </CardBody>
  </Card>
);
