import { centsOf, showMoney } from '@tailgate/values/money';
import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { read } from '#shell/api/read.ts';
import { payoutOf } from '#shell/periods/payout-days.ts';
import { RowLink, Rows } from '#ui/layout/rows.tsx';
import { shortDate, type AppointmentDetail } from '#features/appointments/index.ts';
import classes from './outcome.module.css';

interface EarnedRowProps {
  readonly appointment: AppointmentDetail;
  readonly settlement: NonNullable<AppointmentDetail['settlement']>;
}

/** A few months back. */
const payoutsQuery = read('GET /v2/service-payment/payouts', { query: { limit: 20 } });

/** `Payout Mon, Oct 12`, `Paid out Mon, Oct 5`; nothing where no date is certain, or where the groomer has the money. */
const usePayoutWords = ({ appointment, settlement }: EarnedRowProps): string | undefined => {
  const { owed, timeZone, serviceProviderEarnings } = appointment;
  const isInHand = settlement.tender === 'cash' || settlement.tender === 'check';
  const isPaidOut = owed === null && !isInHand && serviceProviderEarnings > 0;
  const { data } = useQuery({ ...payoutsQuery, enabled: isPaidOut });
  const payout = isPaidOut && data && payoutOf(settlement.settledAt, data, timeZone);
  return payout ? `${payout.isPast ? 'Paid out' : 'Payout'} ${shortDate(payout.date)}` : undefined;
};

const notesOf = ({ owed, laterTip, currency }: AppointmentDetail): string | undefined => {
  if (owed) return 'Once it is paid, less card processing if it is paid by link';
  return laterTip ? `With a tip of ${showMoney(centsOf(laterTip.amount), currency)} added later` : undefined;
};

/** What the groomer earns by it and when that is paid out, as a way to how it is made up. */
export const EarnedRow = ({ appointment, settlement }: EarnedRowProps) => {
  const payout = usePayoutWords({ appointment, settlement });
  return (
    <div className={classes['earned']}>
      <Rows label="Earnings">
        <RowLink
          to="/groomer/reports/detail/$orderId"
          params={{ orderId: appointment.id }}
          lead={<Wallet size={20} aria-hidden />}
          title={`You earn ${showMoney(centsOf(appointment.serviceProviderEarnings), appointment.currency)}`}
          meta={notesOf(appointment)}
          aside={payout && <span className={classes['payout']}>{payout}</span>}
        />
      </Rows>
    </div>
  );
};
