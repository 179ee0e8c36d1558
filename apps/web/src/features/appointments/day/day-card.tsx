import type { LocalDate } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { durationInWords } from '#ui/words/duration.ts';
import { priceRange } from '../appointment-words.ts';
import { dayRouteQuery } from '../appointments-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { longDate } from '../calendar/calendar-days.ts';
import { DayMap } from './day-map.tsx';
import classes from './day-map.module.css';

interface DayCardProps {
  readonly date: LocalDate;
  readonly shown: Clock;
}

/** A day on the map with its totals; the list of its stops is beside it. */
export const DayCard = ({ date, shown }: DayCardProps) => {
  const asked = useQuery(dayRouteQuery(date));
  const route = asked.data;
  if (!route)
    return (
      <Card>
        <LoadingState what="the map of this day" of={[asked]} rows={3} />
      </Card>
    );
  const { stops, travelDistance, travelDurationTraffic } = route;
  if (stops.length === 0) return null;
  const sum = (of: 'minPrice' | 'maxPrice') => stops.reduce((total, stop) => total + stop[of], 0);
  return (
    <Card>
      <CardBody>
        <DayMap route={route} shown={shown} />
        <div className={classes['totals']}>
          <div>
            <strong>{longDate(date)}</strong>
            <span>
              {stops.length === 1 ? '1 stop' : `${stops.length} stops`} · {travelDistance.toFixed(1)} mi ·{' '}
              {durationInWords(travelDurationTraffic)}
            </span>
          </div>
          <div className={classes['expected']}>
            <strong>{priceRange(sum('minPrice'), sum('maxPrice'))}</strong>
            <span>expected</span>
          </div>
        </div>
      </CardBody>
    </Card>
  );
};

/** On phones the map is one press away: the list comes first. */
export const DayMapToggle = (props: DayCardProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-expanded={isOpen} icon={<MapIcon size={18} aria-hidden />} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide map' : 'Show map'}
      </Button>
      {isOpen && <DayCard {...props} />}
    </>
  );
};
