import { MonthBars } from '#ui/figures/month-bars.tsx';
import { Sum, Sums } from '#ui/figures/sums.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { inDollars } from '#ui/words/dollars.ts';
import { daysInWords } from '#ui/words/duration.ts';
import type { CustomerFigures } from './record-query.ts';
import classes from '../customers.module.css';
import { dayWords, type Told } from './record-words.ts';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What the customer spent: lately, in all, and how often they come. */
export const SpendCard = ({ figures, told }: { figures: CustomerFigures; told: Told }) => {
  const { months, spent, average, owed, lastSeen, usualCycleDays, completed, canceled, noShows } = figures;
  const lately = months.reduce((sum, { amount }) => sum + amount, 0);
  const visits = months.reduce((sum, month) => sum + month.completed, 0);
  return (
    <Card title="Last 12 months">
      <CardBody>
        <div className={classes['spend']}>
          <p className={classes['lately']}>
            <strong className={classes['sum']}>{inDollars(lately)}</strong>
            {counted(visits, 'appointment', 'appointments')}
          </p>
          <MonthBars
            label="Spent by month"
            months={months.map(({ month, amount }) => ({ month, value: amount, shown: inDollars(amount) }))}
          />
          <Sums label="Spent in all">
            <Sum name="Total spent">{inDollars(spent)}</Sum>
            {owed > 0 && <Sum name="Of it unpaid">{inDollars(owed)}</Sum>}
            {average !== null && <Sum name="Average appointment">{inDollars(average)}</Sum>}
            {lastSeen !== null && <Sum name="Last appointment">{dayWords(lastSeen, told)}</Sum>}
            {usualCycleDays !== null && <Sum name="Usually every">{daysInWords(usualCycleDays)}</Sum>}
            <Sum name="Completed">{completed}</Sum>
            {canceled > 0 && <Sum name="Canceled">{canceled}</Sum>}
            {noShows > 0 && <Sum name="No-shows">{noShows}</Sum>}
          </Sums>
        </div>
      </CardBody>
    </Card>
  );
};
