import { appointmentMachine } from '@tailgate/contract/facts';
import type { TableSpec } from '#shell/tables/table-search.ts';
import { CALENDAR_VIEWS, type CalendarView } from './calendar/calendar-days.ts';

/** What addresses say about the list of appointments. */
export const APPOINTMENT_TABLE: TableSpec = {
  sorts: ['start', '-start'],
  filters: { status: appointmentMachine.states },
  columns: ['pets', 'services', 'city', 'price', 'status'],
};

export const viewIn = (given: unknown): CalendarView | undefined => CALENDAR_VIEWS.find((view) => view === given);
