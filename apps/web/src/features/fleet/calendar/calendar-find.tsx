import { SCHEDULE_FILTERS, type ScheduleFilter } from '@tailgate/contract/facts';
import { FilterPills } from '#ui/fields/filter-pills.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import type { CalendarPlace } from './calendar-place.ts';
import type { Schedule } from './calendar-query.ts';
import { SHOW_WORDS } from './calendar-words.ts';
import classes from './calendar.module.css';

interface CalendarFindProps {
  readonly place: CalendarPlace;
  readonly counts: Schedule['counts'] | undefined;
  readonly onPlace: (change: Partial<CalendarPlace>, how?: { readonly replace: boolean }) => void;
}

/** Which vans are shown: by name, plate or model, and by what is with them right now. */
export const CalendarFind = ({ place: { search, show }, counts, onPlace }: CalendarFindProps) => (
  <div className={classes['find']}>
    <div className={classes['search']}>
      <SearchField
        label="Search vans"
        value={search}
        onChange={(typed) => onPlace({ search: typed, page: 1 }, { replace: true })}
      />
    </div>
    <FilterPills<ScheduleFilter>
      label="Vans right now"
      single
      pills={SCHEDULE_FILTERS.map((value) => {
        const count = counts?.[value];
        return { value, label: SHOW_WORDS[value], ...(count !== undefined && { count }) };
      })}
      chosen={[show]}
      onChange={([chosen = 'all']) => onPlace({ show: chosen, page: 1 })}
    />
  </div>
);
