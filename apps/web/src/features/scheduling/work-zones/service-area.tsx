import { useQuery } from '@tanstack/react-query';
import type { Weekday } from '@tailgate/values/local-time';
import { weekdaysFrom } from '@tailgate/values/weekdays';
import type { SearchAddresses } from '#ui/address-field/use-address-search.ts';
import type { ReactNode } from 'react';
import { Card } from '#ui/layout/card.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import type { Point } from '#ui/map/point.ts';
import type { ZoneCanvasComponent } from '#ui/map/zone-map.tsx';
import { SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { weekQuery } from '../week-query.ts';
import { ZoneDesk } from './zone-desk.tsx';
import { EMPTY_ZONE, suggestedZone } from './suggested-zone.rules.ts';
import { homeQuery, workZonesQuery } from './work-zones-query.ts';

export interface ServiceAreaProps {
  /** Which zone is being drawn: its id, `new`, or none. */
  readonly zone: string | undefined;
  readonly onZone: (zone: string | undefined) => void;
  /** What was drawn is saved or deleted: the zone can be left without losing anything. */
  readonly onDone: () => void;
  readonly firstDay: Weekday;
  /** Finds addresses and ZIP codes, what is near the point first; lent by the screen. */
  readonly searchNear: (point: Point) => SearchAddresses;
  readonly canvas?: ZoneCanvasComponent;
  /** The button of a step that goes on, below the list of zones; a step begins with a zone around home. */
  readonly next?: ReactNode;
}

/** Where a groomer works: the zones on the map, in the list, and one of them at a time to be drawn. */
export const ServiceArea = (props: ServiceAreaProps) => {
  const zones = useQuery(workZonesQuery);
  // The map begins at home; without one it begins with the whole country.
  const home = useQuery(homeQuery);
  const isStep = props.next !== undefined;
  const week = useQuery({ ...weekQuery, enabled: isStep });
  if (zones.data && !home.isPending && !week.isLoading) {
    const desk = { ...props, answer: zones.data, home: home.data ?? null };
    if (!isStep || zones.data.zones.length > 0) return <ZoneDesk {...desk} />;
    const workdays = weekdaysFrom(1).filter((day) => week.data?.availability.some((window) => window.day === day));
    const start = home.data ? suggestedZone(home.data, workdays) : EMPTY_ZONE;
    return <ZoneDesk {...desk} zone="new" start={start} />;
  }
  return (
    <Card>
      {zones.isError ? (
        <ErrorState
          title="Your work zones didn’t load"
          retrying={zones.isFetching}
          onRetry={() => void zones.refetch()}
        />
      ) : (
        <SkeletonRows rows={5} label="Loading your work zones" />
      )}
    </Card>
  );
};
