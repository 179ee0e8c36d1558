import { FLEET_SORTS, LOW_USE_PERCENT, type FleetSort } from '@tailgate/contract/facts';
import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { centsOf, showEstimate } from '@tailgate/values/money';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Card, CardFoot } from '#ui/layout/card.tsx';
import { shortSpan, weekdayOfDate } from '../track/day-words.ts';
import { Track, TrackLegend } from '../track/track.tsx';
import { custodyBars, daysOf, idleBars, serviceBars, trackOf } from '../track/track-spans.ts';
import { VANS_A_PAGE, type HomeSearch, type Overview, type VanOfDay } from './overview-query.ts';
import classes from './home.module.css';

const SORT_WORDS: Readonly<Record<FleetSort, string>> = {
  name: 'Name',
  use: 'Lowest use first',
  '-booked': 'Most booked first',
};
const SORTS = FLEET_SORTS.map((value) => ({ value, label: SORT_WORDS[value] }));

interface UseByVanProps {
  readonly overview: Overview;
  readonly search: HomeSearch;
  readonly onSearch: (search: HomeSearch) => void;
}

/** Two weeks of every van: who has it, when it is in service, and when nobody drives it. */
export const UseByVan = ({ overview, search, onSearch }: UseByVanProps) => {
  const { use, today, page } = overview;
  const days = daysOf(trackOf(use.from, use.to, overview.timeZone));
  const move = (by: number) => onSearch({ ...search, from: addDays(use.from as LocalDate, by) });
  return (
    <Card
      title="Use by van"
      aside={
        <div className={classes['move']}>
          <span aria-live="polite">{shortSpan(use.from, use.to)}</span>
          <Button compact aria-label="Earlier days" onClick={() => move(-days.length)}>
            <ChevronLeft size={18} aria-hidden />
          </Button>
          <Button compact aria-label="Later days" onClick={() => move(days.length)}>
            <ChevronRight size={18} aria-hidden />
          </Button>
        </div>
      }
    >
      <div className={classes['tools']}>
        <TrackLegend looks={['assigned', 'temporary', 'rental', 'service', 'idle']} />
        <SelectField
          label="Order"
          choices={SORTS}
          value={search.sort ?? 'name'}
          onChange={(sort) => onSearch({ ...search, sort: sort ?? 'name', page: 1 })}
        />
      </div>
      <div className={classes['days']} aria-hidden>
        <span>Van · use</span>
        {days.map((date) => (
          <span
            key={date}
            data-today={date === today || undefined}
            data-weekend={['Sat', 'Sun'].includes(weekdayOfDate(date)) || undefined}
          >
            {weekdayOfDate(date)}
            <strong>{Number(date.slice(8))}</strong>
          </span>
        ))}
      </div>
      <ul className={classes['vans']} aria-label="Use by van">
        {page.items.map((van) => (
          <VanLine key={van.id} van={van} overview={overview} />
        ))}
      </ul>
      {page.total > VANS_A_PAGE && (
        <CardFoot>
          <PageButtons
            {...page}
            label="Pages of vans"
            onMove={(offset) => onSearch({ ...search, page: offset / VANS_A_PAGE + 1 })}
          />
        </CardFoot>
      )}
    </Card>
  );
};

const VanLine = ({ van, overview: { use, today } }: { van: VanOfDay; overview: Overview }) => {
  const days = trackOf(use.from, use.to, van.timeZone);
  const custody = custodyBars(van.custody, days);
  const service = serviceBars(van.service, days);
  const idle = van.state === 'listed' ? idleBars([...custody, ...service], days) : [];
  const isLow = van.usePercent !== null && van.usePercent < LOW_USE_PERCENT;
  return (
    <li className={classes['van']}>
      <Link to="/fleet-owner/vans/$vehicleId" params={{ vehicleId: van.id }} className={classes['vanLink']}>
        <strong>{van.name}</strong>
        <span>
          {van.state === 'listed' ? `${showEstimate(centsOf(van.booked))} this week` : STATE_WORDS[van.state]}
        </span>
      </Link>
      <span className={classes['use']} data-low={isLow || undefined}>
        {van.usePercent === null ? '–' : `${van.usePercent}%`}
        {isLow && <span className={classes['hidden']}> low</span>}
      </span>
      <div className={classes['lane']}>
        <span aria-hidden className={classes['grid']}>
          {daysOf(days).map((date) => (
            <i key={date} data-today={date === today || undefined} />
          ))}
        </span>
        <Track label={`${van.name} by day`} bars={[...idle, ...custody, ...service]} days={days} />
      </div>
    </li>
  );
};

const STATE_WORDS: Readonly<Record<VanOfDay['state'], string>> = {
  draft: 'Draft',
  listed: 'Listed',
  paused: 'Paused',
  retired: 'Retired',
};
