import { CalendarCheck, CalendarClock, CalendarX2 } from 'lucide-react';
import { TextLink } from '#ui/actions/text-link.tsx';
import { StateBand } from '#ui/feedback/state-band.tsx';
import { daysInWords } from '#ui/words/duration.ts';
import { statusLook } from '#features/appointments/index.ts';
import type { CustomerFigures } from './record-query.ts';
import { amountWords, dayWords, daysOverdue, momentWords, type Told } from './record-words.ts';

interface NextStateProps {
  readonly figures: CustomerFigures;
  readonly told: Told;
}

/** `Usually every 6 weeks · last appointment Apr 16` */
const habitWords = ({ usualCycleDays, lastSeen }: CustomerFigures, told: Told): string =>
  [
    usualCycleDays === null ? null : `Usually every ${daysInWords(usualCycleDays)}`,
    lastSeen === null ? 'No completed appointment yet' : `Last appointment ${dayWords(lastSeen, told)}`,
  ]
    .filter((words) => words !== null)
    .join(' · ');

/** When the customer comes next, or for how long that is overdue. */
export const NextState = ({ figures, told }: NextStateProps) => {
  const { next, currency } = figures;
  const overdue = daysOverdue(figures, told.now);
  if (next)
    return (
      <StateBand
        tone="brand"
        icon={CalendarCheck}
        title={`Next appointment ${momentWords(next.appointmentStart, told)}`}
        note={[next.pets.join(', '), next.services.join(', '), statusLook(next.status).word].join(' · ')}
        figure={{ label: 'Estimate', value: amountWords(next, currency) }}
      >
        <TextLink to="/groomer/appointments/$orderId" params={{ orderId: next.id }}>
          View appointment
        </TextLink>
      </StateBand>
    );
  if (overdue !== null)
    return (
      <StateBand
        tone="warning"
        icon={CalendarClock}
        title={`Due ${daysInWords(overdue)} ago`}
        note={habitWords(figures, told)}
      />
    );
  return <StateBand tone="neutral" icon={CalendarX2} title="No appointment coming" note={habitWords(figures, told)} />;
};
