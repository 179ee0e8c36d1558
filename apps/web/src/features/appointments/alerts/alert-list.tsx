import { localDateAt } from '@tailgate/values/local-time';
import { useNow } from '#ui/dates/use-now.ts';
import { ProblemList } from '#ui/feedback/problem-list.tsx';
import type { AppointmentDetail } from '../appointments-query.ts';
import { alertProblems } from './alert-words.ts';

interface AlertListProps {
  readonly of: Pick<AppointmentDetail, 'alerts'> & { readonly customer: { readonly displayName: string } };
  readonly timeZone: string;
}

/** The alerts of one appointment: of its customer and each of its pets. */
export const AlertList = ({ of: { alerts, customer }, timeZone }: AlertListProps) => (
  <ProblemList
    label={`Alerts for ${customer.displayName}`}
    problems={alertProblems(alerts, localDateAt(useNow(), timeZone))}
  />
);
