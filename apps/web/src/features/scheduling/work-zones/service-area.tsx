import { useQuery } from '@tanstack/react-query';
import type { Weekday } from '@tailgate/values/local-time';
import type { SearchAddresses } from '#ui/address-field/use-address-search.ts';
import { Card } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import type { Point } from '#ui/map/point.ts';
import type { ZoneCanvasComponent } from '#ui/map/zone-map.tsx';
import { SkeletonRows } from '#ui/skeleton.tsx';
import { ZoneDesk } from './zone-desk.tsx';
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
}

/** Where a groomer works: the zones on the map, in the list, and one of them at a time to be drawn. */
export const ServiceArea = (props: ServiceAreaProps) => {
  const zones = useQuery(workZonesQuery);
  // The map begins at home; without one it begins with the whole country.
  const home = useQuery(homeQuery);
  if (zones.data && !home.isPending) return <ZoneDesk {...props} answer={zones.data} home={home.data ?? null} />;
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
