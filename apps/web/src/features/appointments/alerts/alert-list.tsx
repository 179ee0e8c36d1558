import { localDateAt } from '@tailgate/values/local-time';
import type { ReactNode } from 'react';
import { useNow } from '#ui/dates/use-now.ts';
import { ProblemList } from '#ui/feedback/problem-list.tsx';
import type { AppointmentDetail } from '../appointments-query.ts';
import { alertProblems, type Alert } from './alert-words.ts';

interface AlertListProps {
  readonly of: Pick<AppointmentDetail, 'alerts'> & { readonly customer: { readonly displayName: string } };
  readonly timeZone: string;
  /** What mends it; null where nothing does. */
  readonly actionOf?: (alert: Alert) => ReactNode;
}

/** The alerts of one appointment: of its customer and each of its pets. */
export const AlertList = ({ of: { alerts, customer }, timeZone, actionOf }: AlertListProps) => (
  <ProblemList
    label={`Alerts for ${customer.displayName}`}
    problems={alertProblems(alerts, localDateAt(useNow(), timeZone), actionOf)}
  />
);
