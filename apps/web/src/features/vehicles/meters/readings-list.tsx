import type { Meter } from '@tailgate/contract/facts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { read } from '#shell/api/read.ts';
import { Button } from '#ui/actions/button.tsx';
import { Anchor } from '#ui/actions/text-link.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { METER_NAMES, momentInWords, valueInWords, type MeterReading } from './meter-words.ts';
import type { Vehicle } from '../vehicles-query.ts';
import classes from './meters.module.css';

const PAGE_SIZE = 10;

const readingsQuery = (id: string, meter: Meter | undefined, offset: number) => ({
  ...read('GET /v2/service-vehicle/vehicles/:id/meter-readings', {
    params: { id },
    query: { limit: PAGE_SIZE, offset, ...(meter && { meter }) },
  }),
  placeholderData: keepPreviousData,
});

interface ReadingsListProps {
  readonly vehicle: Vehicle;
  /** Of one meter only. */
  readonly meter?: Meter;
}

/** What was read, the newest first, with what was corrected. */
export const ReadingsList = ({ vehicle, meter }: ReadingsListProps) => {
  const [offset, setOffset] = useState(0);
  const readings = useQuery(readingsQuery(vehicle.id, meter, offset));
  if (!readings.data) return <LoadingState what="the readings" of={[readings]} rows={3} />;
  const { items, total } = readings.data;
  if (total === 0) return <p className={classes['none']}>No readings yet.</p>;
  return (
    <>
      <ul className={classes['readings']} aria-label="Readings" aria-busy={readings.isPlaceholderData || undefined}>
        {items.map((reading) => (
          <Reading key={reading.id} reading={reading} timeZone={vehicle.timeZone} />
        ))}
      </ul>
      {total > PAGE_SIZE && (
        <nav className={classes['pages']} aria-label="Pages of readings">
          <span>
            {offset + 1}–{offset + items.length} of {total}
          </span>
          <Button
            compact
            icon={<ChevronLeft size={18} aria-hidden />}
            disabled={offset === 0}
            onClick={() => setOffset(Math.max(0, offset - PAGE_SIZE))}
          >
            Newer
          </Button>
          <Button
            compact
            rightSection={<ChevronRight size={18} aria-hidden />}
            disabled={offset + PAGE_SIZE >= total}
            onClick={() => setOffset(offset + PAGE_SIZE)}
          >
            Older
          </Button>
        </nav>
      )}
    </>
  );
};

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const Reading = ({ reading, timeZone }: { reading: MeterReading; timeZone: string }) => {
  const now = useNow();
  const value = valueInWords(reading.value, reading.meter);
  return (
    <li className={classes['reading']}>
      <span className={classes['what']}>
        <span>
          {METER_NAMES[reading.meter]} {reading.isVoided ? <s>{value}</s> : <strong>{value}</strong>}
          {reading.isVoided && <span className={classes['mark']}>corrected</span>}
          {reading.isNewMeter && <span className={classes['mark']}>new meter</span>}
        </span>
        <span className={classes['small']}>
          {capitalized(momentInWords(reading.readAt, timeZone, now))}
          {reading.by && ` · ${reading.by}`}
        </span>
      </span>
      {reading.photo && (
        <Anchor href={reading.photo.url} target="_blank" rel="noreferrer" aria-label={`Photo of ${value}`}>
          Photo
        </Anchor>
      )}
    </li>
  );
};
