import type { Weekday } from '@tailgate/values/local-time';
import { Layers, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { RowButton, Rows } from '#ui/layout/rows.tsx';
import { ZoneDot } from '#ui/badges/zone-dot.tsx';
import { ZoneDays } from './zone-days.tsx';
import { factsOf, overlapsInWords } from './zone-words.ts';
import classes from './zone-list.module.css';
import type { WorkZones } from './work-zones-query.ts';

interface ZoneListProps {
  readonly answer: WorkZones;
  readonly firstDay: Weekday;
  readonly onOpen: (id: string) => void;
  readonly onNew: () => void;
  /** The button of a step that goes on: then a further zone is no longer the main thing. */
  readonly next?: ReactNode;
}

/** Every zone with its travel fee, size and days: the accessible alternative to the map. */
export const ZoneList = ({ answer, firstDay, onOpen, onNew, next }: ZoneListProps) => {
  if (answer.zones.length === 0)
    return (
      <Card>
        <EmptyState
          title="No work zone yet"
          action={
            <Button look="tint" icon={<Plus size={20} aria-hidden />} onClick={onNew}>
              Draw a new zone
            </Button>
          }
        >
          Draw the area you serve. Customers there can book you on the days you choose.
        </EmptyState>
      </Card>
    );
  return (
    <div className={classes['list']}>
      <Card title="Your zones">
        <Rows label="Work zones">
          {answer.zones.map((zone) => (
            <RowButton
              key={zone.id}
              lead={<ZoneDot color={zone.color} />}
              title={zone.name}
              meta={
                <span className={classes['facts']}>
                  <span>{factsOf(zone)}</span>
                  <ZoneDays days={zone.availableDays as Weekday[]} color={zone.color} firstDay={firstDay} />
                  {overlapsInWords(answer, zone.id).map((overlap) => (
                    <span key={overlap} className={classes['overlap']}>
                      <Layers size={16} aria-hidden />
                      {overlap}
                    </span>
                  ))}
                </span>
              }
              onClick={() => onOpen(zone.id)}
            />
          ))}
        </Rows>
      </Card>
      {next === undefined ? (
        <PageButton type="button" icon={<Plus size={20} aria-hidden />} onClick={onNew}>
          Draw a new zone
        </PageButton>
      ) : (
        <>
          <Button icon={<Plus size={20} aria-hidden />} onClick={onNew}>
            Draw a new zone
          </Button>
          {next}
        </>
      )}
    </div>
  );
};
