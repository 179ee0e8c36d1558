import { weekdayOf, type LocalDate } from '@tailgate/values/local-time';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { CallDialog } from '#shell/calls/call-dialog.tsx';
import { MAP_APP_NAMES, MAP_APPS, mapLink } from '#ui/map/map-links.ts';
import { RouteMap, type RouteCanvasComponent } from '#ui/map/route-map.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { petNames, spanOf } from '../appointment-words.ts';
import type { DayRoute, RouteStop } from '../appointments-query.ts';
import type { Clock } from '../calendar/appointment-event.tsx';
import { longDate } from '../calendar/calendar-days.ts';
import classes from './day-map.module.css';

interface DayMapProps {
  readonly route: DayRoute;
  readonly shown: Clock;
  /** As high as what it is in, to the edges. */
  readonly fill?: boolean;
  /** What draws it; where there is no WebGL, something else can. */
  readonly canvas?: RouteCanvasComponent | undefined;
}

/** The day on a map: numbered pins in the color of the weekday, joined by the drives. */
export const DayMap = ({ route, shown, fill = false, canvas }: DayMapProps) => {
  const navigate = useNavigate();
  const [called, setCalled] = useState<RouteStop | null>(null);
  const date = route.date as LocalDate;
  const stopOf = (id: string) => route.stops.find((stop) => stop.id === id);
  const stops = useMemo(
    () =>
      route.stops.map((stop, index) => ({
        id: stop.id,
        number: index + 1,
        name: stop.customer.displayName,
        latitude: stop.latitude,
        longitude: stop.longitude,
        info: <StopInfo stop={stop} number={index + 1} shown={shown} />,
      })),
    [route.stops, shown],
  );
  return (
    <>
      <RouteMap
        label={`Route of ${longDate(date)}`}
        base={route.base}
        stops={stops}
        weekday={weekdayOf(date)}
        fill={fill}
        canvas={canvas}
        onContact={(id) => setCalled(stopOf(id) ?? null)}
        onHistory={(id) => {
          const customerId = stopOf(id)?.customer.id;
          if (customerId !== undefined) void navigate({ to: '/groomer/customers/$customerId', params: { customerId } });
        }}
        onBook={(id) => {
          const customer = stopOf(id)?.customer.id;
          if (customer !== undefined)
            void navigate({ to: '/groomer/add-customer/select-services', search: { customer } });
        }}
      />
      <CallDialog
        called={{ orderId: called?.id ?? '' }}
        customerName={called?.customer.displayName ?? ''}
        ownPhone={called?.phone ?? null}
        opened={called !== null}
        onClose={() => setCalled(null)}
      />
    </>
  );
};

/** Whom, when and where, and directions in either app. */
const StopInfo = ({ stop, number, shown }: { stop: RouteStop; number: number; shown: Clock }) => {
  const { address, customer } = stop;
  const destination = { latitude: stop.latitude, longitude: stop.longitude };
  return (
    <div className={classes['info']}>
      <strong>
        {number}. {customer.displayName}
      </strong>
      <span>
        {spanOf(stop, shown.timeZone, shown.clock)} · {petNames(stop)}
      </span>
      <span>{[address.line, address.line2, address.city].filter((part) => part !== '').join(', ')}</span>
      <span className={classes['links']}>
        {MAP_APPS.map((app) => (
          <Anchor key={app} href={mapLink(app, { destination })}>
            {MAP_APP_NAMES[app]}
          </Anchor>
        ))}
      </span>
    </div>
  );
};
