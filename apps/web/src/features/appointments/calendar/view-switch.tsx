import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { LocalDate } from '@tailgate/values/local-time';
import { ButtonLink } from '#ui/actions/button.tsx';
import { CALENDAR_VIEWS, rangeInTitle, stepped, type CalendarHabits, type CalendarView } from './calendar-days.ts';
import classes from './view-switch.module.css';

interface ViewSwitchProps {
  readonly view: CalendarView;
  readonly date: LocalDate;
  readonly habits: CalendarHabits;
}

const NAMES: Readonly<Record<CalendarView, string>> = { day: 'Day', week: 'Week', month: 'Month', list: 'List' };
/** What one step is called: the list shows a month. */
const STEPS: Readonly<Record<CalendarView, string>> = { day: 'day', week: 'week', month: 'month', list: 'month' };

/** Which part of the calendar is shown; everything is a link, so that reload, back and bookmarks keep the place. */
export const ViewSwitch = ({ view, date, habits }: ViewSwitchProps) => {
  const go = { to: '/groomer/appointments', resetScroll: false } as const;
  return (
    <div className={classes['bar']}>
      <h2 className={classes['title']} aria-live="polite">
        {rangeInTitle(view, date, habits.firstDayOfWeek)}
      </h2>
      <nav className={classes['moves']} aria-label="Dates">
        <ButtonLink
          {...go}
          compact
          search={(kept) => ({ ...kept, view, date: stepped(view, date, -1) })}
          aria-label={`Previous ${STEPS[view]}`}
        >
          <ChevronLeft size={18} aria-hidden />
        </ButtonLink>
        <ButtonLink
          {...go}
          compact
          search={(kept) => ({ ...kept, view, date: stepped(view, date, 1) })}
          aria-label={`Next ${STEPS[view]}`}
        >
          <ChevronRight size={18} aria-hidden />
        </ButtonLink>
        <ButtonLink {...go} compact search={{ view }}>
          Today
        </ButtonLink>
      </nav>
      <nav className={classes['views']} aria-label="View">
        {CALENDAR_VIEWS.map((name) => (
          <Link
            key={name}
            {...go}
            search={(kept) => ({ ...kept, view: name, date })}
            className={classes['view']}
            aria-current={name === view ? 'true' : undefined}
          >
            {NAMES[name]}
          </Link>
        ))}
      </nav>
    </div>
  );
};
