import { FLEET_SORTS, LOW_USE_PERCENT, type FleetSort } from '@tailgate/contract/facts';
import { addDays, type LocalDate } from '@tailgate/values/local-time';
import { centsOf, showEstimate } from '@tailgate/values/money';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '#ui/actions/button.tsx';
import { PageButtons } from '#ui/actions/page-buttons.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { LaneGrid } from '#ui/lanes/lane-grid.tsx';
import { LaneLegend } from '#ui/lanes/lane-parts.tsx';
import type { Lane } from '#ui/lanes/lane-types.ts';
import { Card, CardFoot } from '#ui/layout/card.tsx';
import { shortSpan } from '../track/day-words.ts';
import { daysOf, trackOf } from '../track/track-spans.ts';
import { laneBarsOf } from './lane-bars.tsx';
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
    <div className={classes['useByVan']}>
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
          <LaneLegend kinds={['assigned', 'temporary', 'rental', 'service', 'open']} />
          <SelectField
            label="Order"
            choices={SORTS}
            value={search.sort ?? 'name'}
            onChange={(sort) => onSearch({ ...search, sort: sort ?? 'name', page: 1 })}
          />
        </div>
        <LaneGrid
          label="Use by van"
          corner="Van · use"
          days={days.map((date) => ({ date }))}
          today={today as LocalDate}
          lanes={page.items.map((van) => laneOf(van, use))}
        />
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
    </div>
  );
};

const laneOf = (van: VanOfDay, use: Overview['use']): Lane => ({
  id: van.id,
  name: van.name,
  title: <VanLink van={van} />,
  subtitle: van.state === 'listed' ? showEstimate(centsOf(van.booked)) : STATE_WORDS[van.state],
  figure: <UseOf van={van} />,
  bars: laneBarsOf(van, use),
});

const VanLink = ({ van: { id, name } }: { van: VanOfDay }) => (
  <TextLink to="/fleet-owner/vans/$vehicleId" params={{ vehicleId: id }}>
    {name}
  </TextLink>
);

const UseOf = ({ van: { usePercent } }: { van: VanOfDay }) => {
  if (usePercent === null) return '–';
  const isLow = usePercent < LOW_USE_PERCENT;
  return (
    <span className={classes['use']} data-low={isLow || undefined}>
      {usePercent}%{isLow && <span className={classes['hidden']}> low</span>}
    </span>
  );
};

const STATE_WORDS: Readonly<Record<VanOfDay['state'], string>> = {
  draft: 'Draft',
  listed: 'Listed',
  paused: 'Paused',
  retired: 'Retired',
};
