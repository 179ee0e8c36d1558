import type { PaymentMethod } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import { CircleCheck, Clock } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useNextStop, type AppointmentDetail } from '#features/appointments/index.ts';
import classes from './checkout.module.css';
import { OwedPayment } from './owed-payment.tsx';

const TENDERS: Readonly<Record<PaymentMethod, string>> = {
  card: 'charged to the card',
  cash: 'paid in cash',
  check: 'paid by check',
};

/** What was paid and how, or what is still owed. */
const headlineOf = ({ settlement, noShow, owed, finalPrices, customer, currency }: AppointmentDetail): string => {
  const amount = showMoney(centsOf(noShow?.amount ?? finalPrices.due), currency);
  if (owed) return `${customer.firstName} owes you ${amount}`;
  if (settlement?.tender) return `${amount} ${TENDERS[settlement.tender]}`;
  return noShow ? 'Marked as a no-show without a fee' : 'Nothing was due';
};

export const earningsOf = ({
  owed,
  settlement,
  serviceProviderEarnings,
  laterTip,
  currency,
}: AppointmentDetail): string => {
  const earned = showMoney(centsOf(serviceProviderEarnings), currency);
  const tipped = laterTip ? `, with a tip of ${showMoney(centsOf(laterTip.amount), currency)} added later` : '';
  return owed
    ? `You earn ${earned} once it is paid, less card processing if it is paid by link.`
    : `You earn ${earned}${settlement?.kind === 'cancellation' ? '' : ' from this visit'}${tipped}.`;
};

/** That the visit is settled and how, with what comes next; before that, the way to the checkout. */
export const Settled = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { id, customer, settlement } = appointment;
  if (settlement === null) return <NotSettled id={id} />;
  return (
    <Card>
      <CardBody>
        <div className={classes['settled']}>
          {appointment.owed ? <Clock size={40} data-waiting aria-hidden /> : <CircleCheck size={40} aria-hidden />}
          <div>
            <strong>{headlineOf(appointment)}</strong>
            <span className={classes['meta']}>{earningsOf(appointment)}</span>
          </div>
          {appointment.owed && <OwedPayment appointment={appointment} owed={appointment.owed} />}
          <div className={classes['next']}>
            <WayOn appointment={appointment} />
            <ButtonLink to="/groomer/customers/$customerId" params={{ customerId: customer.id }}>
              {`Open ${customer.firstName}’s page`}
            </ButtonLink>
          </div>
        </div>
      </CardBody>
    </Card>
  );
};

/** To the next stop, while there is one today. */
const WayOn = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { stop } = useNextStop(appointment);
  // What is most useful now: a link that was not sent yet, else the way on.
  const isNext = stop !== undefined && appointment.owed?.linkSentAt !== null;
  return (
    <ButtonLink
      look={isNext ? 'filled' : 'outline'}
      to="/groomer/appointments/$orderId/next"
      params={{ orderId: appointment.id }}
    >
      {stop ? 'Next stop' : 'Book next appointment'}
    </ButtonLink>
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
