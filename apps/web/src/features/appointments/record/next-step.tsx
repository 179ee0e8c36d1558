import { addCents, centsOf, dollarsOf, showMoney } from '@tailgate/values/money';
import { Play, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/actions/button.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { MoveAnswers } from '../answers/move-answers.tsx';
import { RequestAnswers } from '../answers/request-answers.tsx';
import { priceRange } from '../appointment-words.ts';
import type { AppointmentDetail } from '../appointments-query.ts';
import type { Drive } from '../appointment/drive-line.tsx';
import { useVisitWrites } from '../appointment/use-visit-writes.ts';
import { currentLine, isAtTheVan, progressOf, type Line } from '../appointment/visit-words.ts';
import type { CalendarHabits } from '../calendar/calendar-days.ts';
import { OnMyWayButton } from '../on-my-way-button.tsx';
import { followingStep, type Following } from './following-stop.tsx';
import classes from './record.module.css';

interface Step {
  readonly about?: string;
  readonly sum: string;
  readonly action: ReactNode;
}

const estimateOf = ({ minPrice, maxPrice, finalPrices, currency }: AppointmentDetail): string => {
  const withProducts = (price: number) => dollarsOf(addCents(centsOf(price), centsOf(finalPrices.productsTotal)));
  return priceRange(withProducts(minPrice), withProducts(maxPrice), currency);
};

const actionOf = (appointment: AppointmentDetail, drive: Drive | null, now: Date): ReactNode => {
  const { id, can, customer } = appointment;
  if (can.accept)
    return (
      <div className={classes['answers']}>
        <RequestAnswers appointment={appointment} place="page" />
      </div>
    );
  if (can.acceptMove)
    return (
      <div className={classes['answers']}>
        <MoveAnswers appointment={appointment} place="page" />
      </div>
    );
  if (can.setOut)
    return (
      <OnMyWayButton
        appointmentId={id}
        customerName={customer.displayName}
        look="filled"
        fullWidth
        minutes={drive?.minutes}
      />
    );
  return isAtTheVan(appointment, now) ? <WorkButton appointment={appointment} /> : null;
};

interface Moment {
  readonly now: Date;
  readonly clock: CalendarHabits['clock'];
  /** To get there; null where it is unknown. */
  readonly drive: Drive | null;
  /** Where to drive after it. */
  readonly following: Following | undefined;
}

/** What comes next, with what it comes to as of now; nothing where nothing is to be done. */
export const nextStep = (
  appointment: AppointmentDetail,
  { now, clock, drive, following }: Moment,
): Step | undefined => {
  if (following) {
    const { timeZone, owed } = appointment;
    // A link that was not sent yet comes first.
    const isSecond = owed !== null && owed.linkSentAt === null && !owed.isBeingPaid;
    return followingStep(following, { now, clock, timeZone, currency: appointment.currency, isSecond });
  }
  if (appointment.settlement !== null) return undefined;
  const action = actionOf(appointment, drive, now);
  if (action === null) return undefined;
  const { finalPrices, currency, serviceTime } = appointment;
  const isUnderWay = isAtTheVan(appointment, now) && progressOf(appointment).kind !== 'waiting';
  return {
    about: `${isUnderWay ? 'Before tax and tip' : 'Estimate before tax'} · ${durationInWords(serviceTime)}`,
    sum: isUnderWay ? showMoney(centsOf(finalPrices.subtotal), currency) : estimateOf(appointment),
    action,
  };
};

/** The next service to start or to finish, and once there is none the checkout. */
const WorkButton = ({ appointment }: { appointment: AppointmentDetail }) => {
  const line = currentLine(appointment);
  if (line) return <LineButton appointmentId={appointment.id} line={line} />;
  return (
    <ButtonLink
      look="filled"
      fullWidth
      to="/groomer/appointments/$orderId/payment"
      params={{ orderId: appointment.id }}
    >
      Check out
    </ButtonLink>
  );
};

const LineButton = ({ appointmentId, line }: { appointmentId: string; line: Line }) => {
  const { start, end } = useVisitWrites();
  const input = { params: { id: appointmentId, petServiceId: line.id } };
  const isRunning = line.startTime !== null;
  const write = isRunning ? end : start;
  return (
    <Button
      look="filled"
      fullWidth
      icon={isRunning ? <Square size={18} aria-hidden /> : <Play size={20} aria-hidden />}
      busy={write.isPending}
      busyLabel={isRunning ? 'Finishing…' : 'Starting…'}
      onClick={() => write.mutate(input)}
    >
      {`${isRunning ? 'Finish' : 'Start'} ${line.pet.name}`}
    </Button>
  );
};
