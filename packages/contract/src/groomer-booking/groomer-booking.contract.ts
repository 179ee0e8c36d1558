import { nextTimesRows } from './next-times.rows.ts';
import { recurringRows } from './recurring.rows.ts';
import { sessionRows } from './session.rows.ts';

/** A groomer puts an appointment together for a customer, once or as a series. */
export const groomerBookingContract = { ...sessionRows, ...recurringRows, ...nextTimesRows };
