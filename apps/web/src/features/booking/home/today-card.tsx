import { localDateAt } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Navigation } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { AnchorButton } from '#ui/button.tsx';
import { Card, CardFoot } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { mapLink } from '#ui/map/map-links.ts';
import type { Point } from '#ui/map/point.ts';
import { Facts, RowLink, Rows } from '#ui/rows.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useNow } from '#ui/use-now.ts';
import { dayOf, lookOf, petNames, serviceNames, spanOf } from '../appointment-words.ts';
import { monthQuery } from '../booking-query.ts';
import { VipMark } from '../calendar/appointment-event.tsx';
import { monthOf, type CalendarHabits } from '../calendar/calendar-days.ts';
import { onCalendar } from '../calendar/calendar-events.ts';
import classes from './home.module.css';

interface TodayCardProps {
  readonly timeZone: string;
  readonly habits: CalendarHabits;
  /** Where the route starts and ends, if it is known. */
  readonly home: Point | null;
}

/** The appointments of today in the order of the day, and the route over all of them. */
export const TodayCard = ({ timeZone, habits, home }: TodayCardProps) => {
  const now = useNow();
  const today = localDateAt(now, timeZone);
  const month = useQuery(monthQuery(monthOf(today)));
  const stops = month.data?.items.filter((one) => onCalendar(one) && dayOf(one.appointmentStart, timeZone) === today);
  return (
    <Card
      title="Today"
      aside={
        <TextLink to="/groomer/appointments" search={{ view: 'day' }}>
          Open schedule
        </TextLink>
      }
    >
      {!stops && <LoadingState what="today’s appointments" of={[month]} rows={3} />}
      {stops?.length === 0 && <EmptyState title="No appointments today">Your next appointments show here.</EmptyState>}
      {stops && stops.length > 0 && (
        <Rows label="Today’s appointments">
          {stops.map((stop, index) => {
            const { tone, word } = lookOf(stop, now, timeZone);
            return (
              <RowLink
                key={stop.id}
                to="/groomer/appointments/$orderId"
                params={{ orderId: stop.id }}
                lead={<span className={classes['number']}>{index + 1}</span>}
                title={
                  <>
                    {spanOf(stop, timeZone, habits.clock)} · {stop.customer.displayName}
                    {stop.customer.vip && <VipMark />}
                  </>
                }
                meta={<Facts>{[`${petNames(stop)} · ${serviceNames(stop)}`, stop.city]}</Facts>}
                aside={<Badge tone={tone}>{word}</Badge>}
              />
            );
          })}
        </Rows>
      )}
      {home && stops && stops.length > 0 && (
        <CardFoot>
          <AnchorButton
            look="tint"
            href={mapLink('google_maps', { destination: home, waypoints: stops })}
            target="_blank"
            rel="noreferrer"
            icon={<Navigation size={18} aria-hidden />}
          >
            Open route in Google Maps
          </AnchorButton>
        </CardFoot>
      )}
    </Card>
  );
};
