import { useQuery } from '@tanstack/react-query';
import { bookedOf, bookedWords, useAppointmentsOf } from '#features/appointments/index.ts';
import { sumOf } from '#features/reports/report-words.ts';
import { earningsQuery, payoutsQuery } from '#features/reports/reports-query.ts';
import { searchOfDays, type Days, type Now } from '#shell/periods/period.ts';
import { Totals } from '#ui/figures/totals.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { inDollars } from '#ui/words/dollars.ts';

interface PeriodMoneyProps {
  /** A month at most. */
  readonly days: Days;
  readonly now: Now;
  readonly timeZone: string;
  /** `This week, Jun 7–13` */
  readonly label: string;
}

const WAITING = '–';

/** After fees, and what was sent to the bank: each is a way to its lines. */
const useReceived = ({ days, now }: Pick<PeriodMoneyProps, 'days' | 'now'>) => {
  const earned = useQuery(earningsQuery(days)).data?.net;
  const payouts = useQuery(payoutsQuery(days)).data;
  const paidOut = payouts && sumOf(payouts.map(({ amount }) => amount));
  const linked = (amount: number | undefined) =>
    amount === undefined ? (
      WAITING
    ) : (
      <TextLink to="/groomer/reports/earning" search={searchOfDays(days, now)}>
        {inDollars(amount)}
      </TextLink>
    );
  return [
    { label: 'Earned', value: linked(earned) },
    { label: 'Paid out', value: linked(paidOut) },
  ];
};

/** Three figures that are not the same: what is booked, what was earned after fees, and what reached the bank. */
export const PeriodMoney = ({ timeZone, label, ...of }: PeriodMoneyProps) => {
  const { appointments } = useAppointmentsOf(of.days, timeZone);
  const booked = { label: 'Booked', value: appointments ? bookedWords(bookedOf(appointments)) : WAITING };
  return <Totals label={label} totals={[booked, ...useReceived(of)]} />;
};

/** Below what is booked. */
export const ReceivedMoney = ({ label, ...of }: Omit<PeriodMoneyProps, 'timeZone'>) => (
  <Totals small label={label} totals={useReceived(of)} />
);
