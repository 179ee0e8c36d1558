import { VisuallyHidden } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Route } from 'lucide-react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody, CardFoot } from '#ui/layout/card.tsx';
import { timeOf } from '../appointment-words.ts';
import { DAY_ORDER, dayOrderQuery, type DayOrder } from '../appointments-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import classes from './order-card.module.css';

type Proposal = NonNullable<DayOrder['proposal']>;
type ProposedStop = Proposal['stops'][number];

const isMoved = ({ start, startBefore }: ProposedStop) => start !== startBefore;

/** `Save 24 min and 9 mi` */
const savedWords = ({ savedMinutes, savedMiles }: Proposal): string =>
  savedMiles >= 1 ? `Save ${savedMinutes} min and ${Math.round(savedMiles)} mi` : `Save ${savedMinutes} min`;

const HALF_HOUR_MS = 30 * 60_000;

/** Less driving can make a longer day: said where the last stop starts half an hour later or more. */
const lastStopWords = ({ stops }: Proposal, { timeZone, clock }: Clock): string => {
  const latest = (of: 'start' | 'startBefore') => Math.max(...stops.map((stop) => Date.parse(stop[of])));
  const [before, after] = [latest('startBefore'), latest('start')];
  if (after - before < HALF_HOUR_MS) return '';
  const [was, is] = [before, after].map((ms) => timeOf(new Date(ms), timeZone, clock));
  return ` Your last stop starts at ${is} instead of ${was}.`;
};

/** Two proposals are the same when they would do the same. */
const nameOf = (date: LocalDate, { stops }: Proposal) =>
  `${date} ${stops.map(({ id, start }) => `${id}@${start}`).join(' ')}`;

/** A shorter order of a day: what it saves, which times change, and two answers; nothing where there is none. */
export const OrderCard = ({ date, shown }: { date: LocalDate; shown: Clock }) => {
  const [ignored, setIgnored] = useLocalStorage({ key: 'ignored-day-order', defaultValue: '' });
  const proposal = useQuery(dayOrderQuery(date)).data?.proposal;
  const accept = useWrite(DAY_ORDER, {
    onDone: ({ moved }) =>
      toastSuccess(moved.length === 1 ? '1 appointment moved' : `${moved.length} appointments moved`),
  });
  if (!proposal || ignored === nameOf(date, proposal)) return null;
  const moved = proposal.stops.filter(isMoved);
  return (
    <Card title={savedWords(proposal)} aside={<Route size={20} aria-hidden />}>
      <CardBody>
        <p className={classes['words']}>
          Driving takes {proposal.minutesAfter} instead of {proposal.minutesBefore} min in this order.{' '}
          {moved.length === 1 ? 'One customer gets' : `${moved.length} customers get`} a message with the new time.
          {lastStopWords(proposal, shown)}
        </p>
        <ol className={classes['stops']} aria-label="New order">
          {proposal.stops.map((stop, index) => (
            <Stop key={stop.id} stop={stop} number={index + 1} shown={shown} />
          ))}
        </ol>
      </CardBody>
      <CardFoot>
        <div className={classes['buttons']}>
          <Button
            look="tint"
            busy={accept.isPending}
            busyLabel="Moving…"
            onClick={() =>
              accept.mutate({
                body: { date, moves: moved.map(({ id, start }) => ({ orderId: id, appointmentStart: start })) },
              })
            }
          >
            Accept
          </Button>
          <Button onClick={() => setIgnored(nameOf(date, proposal))}>Ignore</Button>
        </div>
      </CardFoot>
    </Card>
  );
};

const Stop = ({ stop, number, shown }: { stop: ProposedStop; number: number; shown: Clock }) => {
  const time = (instant: string) => timeOf(instant, shown.timeZone, shown.clock);
  return (
    <li className={classes['stop']}>
      <span className={classes['number']}>{number}</span>
      <span className={classes['who']}>
        <strong>{stop.customer.displayName}</strong>
        <span>
          {stop.pets.join(', ')}
          {stop.numberBefore !== number && ` · was stop ${stop.numberBefore}`}
        </span>
      </span>
      <span className={classes['times']}>
        {isMoved(stop) ? (
          <>
            <s>
              <VisuallyHidden>Was </VisuallyHidden>
              {time(stop.startBefore)}
            </s>
            <strong>
              <VisuallyHidden>, now </VisuallyHidden>
              {time(stop.start)}
            </strong>
          </>
        ) : (
          <span>{time(stop.start)}</span>
        )}
      </span>
    </li>
  );
};
