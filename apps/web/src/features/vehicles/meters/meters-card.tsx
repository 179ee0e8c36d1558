import { METERS, type Meter } from '@tailgate/contract/facts';
import { Gauge, Plus, Zap, type LucideIcon } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { Card } from '#ui/layout/card.tsx';
import type { Vehicle } from '../vehicles-query.ts';
import { lastReadingOf, METER_NAMES, momentInWords, valueInWords } from './meter-words.ts';
import { ReadingDialog } from './reading-dialog.tsx';
import { ReadingsList } from './readings-list.tsx';
import classes from './meters.module.css';

const ICONS: Readonly<Record<Meter, LucideIcon>> = { odometer: Gauge, generator: Zap };

interface MetersCardProps {
  readonly vehicle: Vehicle;
  /** What a meter gained lately. */
  readonly daysOf?: (meter: Meter) => ReactNode;
}

/** What the meters of a van show, and what was read before. */
export const MetersCard = ({ vehicle, daysOf }: MetersCardProps) => {
  const [asked, setAsked] = useState<Meter | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const history = useId();
  return (
    <Card
      title="Meters"
      aside={
        <Button
          compact
          look="text"
          aria-expanded={showsHistory}
          aria-controls={showsHistory ? history : undefined}
          onClick={() => setShowsHistory(!showsHistory)}
        >
          {showsHistory ? 'Hide readings' : 'All readings'}
        </Button>
      }
    >
      <div className={classes['meters']}>
        {METERS.map((meter) => (
          <MeterPart key={meter} vehicle={vehicle} meter={meter} days={daysOf?.(meter)} onAdd={() => setAsked(meter)} />
        ))}
      </div>
      {showsHistory && (
        <div id={history} className={classes['history']}>
          <ReadingsList vehicle={vehicle} />
        </div>
      )}
      <ReadingDialog vehicle={vehicle} meter={asked} onClose={() => setAsked(null)} />
    </Card>
  );
};

interface MeterPartProps {
  readonly vehicle: Vehicle;
  readonly meter: Meter;
  readonly days: ReactNode;
  readonly onAdd: () => void;
}

const MeterPart = ({ vehicle, meter, days, onAdd }: MeterPartProps) => {
  const now = useNow();
  const Icon = ICONS[meter];
  const last = lastReadingOf(vehicle, meter);
  return (
    <section className={classes['meter']} aria-label={METER_NAMES[meter]}>
      <h3 className={classes['name']}>
        <Icon size={16} aria-hidden />
        {METER_NAMES[meter]}
      </h3>
      <strong className={classes['value']}>{last ? valueInWords(last.value, meter) : '–'}</strong>
      <span className={classes['small']}>
        {last
          ? `Read ${momentInWords(last.readAt, vehicle.timeZone, now)}${last.by && ` by ${last.by}`}`
          : 'No readings yet'}
      </span>
      {days}
      <Button
        compact
        look="tint"
        icon={<Plus size={18} aria-hidden />}
        aria-label={`Add reading of the ${METER_NAMES[meter].toLowerCase()}`}
        onClick={onAdd}
      >
        Add reading
      </Button>
    </section>
  );
};
