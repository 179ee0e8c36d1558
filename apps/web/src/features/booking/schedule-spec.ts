import { appointmentMachine } from '@tailgate/contract/facts';
import { parseLocalDate } from '@tailgate/values/local-time';
import { tableSearchReader, type TableSearch, type TableSpec } from '#shell/tables/table-search.ts';
import { CALENDAR_VIEWS, type CalendarView } from './calendar/calendar-days.ts';

/** What addresses say about the list of appointments. */
export const APPOINTMENT_TABLE: TableSpec = {
  sorts: ['start', '-start'],
  filters: { status: appointmentMachine.states },
  columns: ['pets', 'services', 'city', 'price', 'status'],
};

const readTable = tableSearchReader(APPOINTMENT_TABLE);

/** For `validateSearch`: view and date of the calendar, and the state of the list. */
export const readScheduleSearch = (given: Record<string, unknown>): TableSearch => {
  const { view, date } = given;
  const known = viewIn(view);
  return {
    ...readTable(given),
    ...(known && { view: known }),
    ...(typeof date === 'string' && parseLocalDate(date) && { date }),
  };
};

export const viewIn = (given: unknown): CalendarView | undefined => CALENDAR_VIEWS.find((view) => view === given);
