import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { daysInWords, type Days } from '#shell/periods/period.ts';
import { dateBeside, FLEET_VIEWS, type CalendarPlace } from './calendar-place.ts';
import { STEP_WORDS, VIEW_WORDS } from './calendar-words.ts';
import classes from './calendar.module.css';
import type { LocalDate } from '@tailgate/values/local-time';

interface CalendarHeadProps {
  readonly place: CalendarPlace;
  readonly days: Days;
  readonly today: LocalDate;
  /** A phone shows a day of one week. */
  readonly hasViews: boolean;
  readonly onPlace: (change: Partial<CalendarPlace>) => void;
}

/** Which days are shown, and the way to others. */
export const CalendarHead = ({ place, days, today, hasViews, onPlace }: CalendarHeadProps) => {
  const view = hasViews ? place.view : 'week';
  return (
    <div className={classes['head']}>
      <h2 className={classes['title']} aria-live="polite">
        {daysInWords(days)}
      </h2>
      <nav className={classes['moves']} aria-label="Dates">
        <Button
          compact
          aria-label={`Previous ${STEP_WORDS[view]}`}
          onClick={() => onPlace({ date: dateBeside(days, -1) })}
        >
          <ChevronLeft size={18} aria-hidden />
        </Button>
        <Button compact aria-label={`Next ${STEP_WORDS[view]}`} onClick={() => onPlace({ date: dateBeside(days, 1) })}>
          <ChevronRight size={18} aria-hidden />
        </Button>
        <Button compact onClick={() => onPlace({ date: today })}>
          Today
        </Button>
      </nav>
      {hasViews && (
        <div className={classes['views']}>
          <ChoiceChips
            label="View"
            choices={FLEET_VIEWS.map((value) => ({ value, label: VIEW_WORDS[value] }))}
            chosen={view}
            onChoose={(chosen) => onPlace({ view: chosen })}
          />
        </div>
      )}
    </div>
  );
};
