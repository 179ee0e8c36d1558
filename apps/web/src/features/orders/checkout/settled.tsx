import type { PaymentMethod } from '@tailgate/contract/facts';
import { centsOf, showMoney } from '@tailgate/values/money';
import { CircleCheck, Clock } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { AppointmentDetail } from '#features/appointments/index.ts';
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

const earningsOf = ({ owed, settlement, serviceProviderEarnings, laterTip, currency }: AppointmentDetail): string => {
  const earned = showMoney(centsOf(serviceProviderEarnings), currency);
  const tipped = laterTip ? `, with a tip of ${showMoney(centsOf(laterTip.amount), currency)} added later` : '';
  return owed
    ? `You earn ${earned} once it is paid, less card processing if it is paid by link.`
    : `You earn ${earned}${settlement?.kind === 'cancellation' ? '' : ' from this visit'}${tipped}.`;
};

/** What the customer paid, or owes, for a late cancellation; nothing where there was no fee. */
export const CancellationFee = ({ appointment }: { appointment: AppointmentDetail }) => {
  const { settlement, owed } = appointment;
  if (settlement?.kind !== 'cancellation') return null;
  return (
    <Card title="Cancellation fee">
      <CardBody>
        <div className={classes['settled']}>
          <div>
            <strong>{headlineOf(appointment)}</strong>
            <span className={classes['meta']}>{earningsOf(appointment)}</span>
          </div>
          {owed && <OwedPayment appointment={appointment} owed={owed} />}
        </div>
      </CardBody>
    </Card>
  );
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
            <ButtonLink
              // What is most useful now: a link that was not sent yet, else the way on.
              look={appointment.owed?.linkSentAt === null ? 'outline' : 'filled'}
              to="/groomer/appointments/$orderId/next"
              params={{ orderId: id }}
            >
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
