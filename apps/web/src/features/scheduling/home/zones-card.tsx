import type { Weekday } from '@tailgate/values/local-time';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LoadingState } from '#ui/loading-state.tsx';
import { viewAround } from '#ui/map/view-around.ts';
import { ZoneMap, type ZoneCanvasComponent } from '#ui/map/zone-map.tsx';
import { Row, Rows } from '#ui/rows.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { ZoneDot } from '#ui/zone-dot.tsx';
import { homeQuery, workZonesQuery } from '../work-zones/work-zones-query.ts';
import { ZoneDays } from '../work-zones/zone-days.tsx';

interface ZonesCardProps {
  readonly firstDay: Weekday;
  readonly onOpen: (zone: string) => void;
  readonly canvas?: ZoneCanvasComponent;
}

const ignore = () => undefined;

/** The work zones on the map, and below it as a list. */
export const ZonesCard = ({ firstDay, onOpen, canvas }: ZonesCardProps) => {
  const zones = useQuery(workZonesQuery);
  const home = useQuery(homeQuery);
  const found = zones.data?.zones;
  return (
    <Card title="Work zones" aside={<TextLink to="/groomer/account/service-area">Edit zones</TextLink>}>
      {!found && <LoadingState what="your work zones" of={[zones]} rows={4} />}
      {found?.length === 0 && (
        <EmptyState
          title="No work zone yet"
          action={
            <ButtonLink to="/groomer/account/service-area" search={{ zone: 'new' }} look="tint">
              Draw a zone
            </ButtonLink>
          }
        >
          Draw the area you serve. Customers there can book you on the days you choose.
        </EmptyState>
      )}
      {found && found.length > 0 && (
        <>
          <ZoneMap
            view={viewAround(found.flatMap(({ points }) => points))}
            zones={found}
            border={null}
            low
            home={home.data ?? null}
            canvas={canvas}
            onOpen={onOpen}
            onAdd={ignore}
            onCorner={ignore}
            onMove={ignore}
            onInsert={ignore}
            onRemove={ignore}
          />
          <Rows label="Work zones">
            {found.map((zone) => (
              <Row
                key={zone.id}
                lead={<ZoneDot color={zone.color} />}
                title={zone.name}
                aside={<ZoneDays days={zone.availableDays as Weekday[]} color={zone.color} firstDay={firstDay} />}
              />
            ))}
          </Rows>
        </>
      )}
    </Card>
  );
};
