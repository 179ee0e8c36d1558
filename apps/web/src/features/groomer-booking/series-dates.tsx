import { CardFoot } from '#ui/layout/card.tsx';
import type { CalendarHabits } from '#features/appointments/index.ts';
import type { Decision, PlannedDate } from './series.ts';
import classes from './series.module.css';
import { SeriesRow } from './series-row.tsx';

interface SeriesDatesProps {
  readonly plan: readonly PlannedDate[];
  /** How many of them are not free and not decided about. */
  readonly open: number;
  readonly isAsking: boolean;
  readonly today: string;
  readonly clock: CalendarHabits['clock'];
  readonly onDecide: (date: string, decision: Decision | undefined) => void;
}

/** Every date of the series, as it will be booked. */
export const SeriesDates = ({ plan, open, isAsking, today, clock, onDecide }: SeriesDatesProps) => (
  <>
    <ul className={classes['rows']} aria-label="Dates" aria-busy={isAsking}>
      {plan.map((planned, index) => (
        <SeriesRow
          key={planned.date}
          number={index + 1}
          of={planned}
          today={today}
          clock={clock}
          onDecide={(decision) => onDecide(planned.date, decision)}
        />
      ))}
    </ul>
    <CardFoot>
      {plan.length === 1 ? '1 date' : `${plan.length} dates`}
      {open > 0 ? ` · ${open} not free` : ''}
    </CardFoot>
  </>
);
