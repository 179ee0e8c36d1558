import { CalendarClock, TriangleAlert } from 'lucide-react';
import { VanPicture } from '#ui/avatars/van-picture.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import type { TableColumn } from '#ui/table/table-types.ts';
import { ProgressRing } from '#ui/feedback/progress-ring.tsx';
import { VanStateBadge } from '../van-state-badge.tsx';
import type { ListedVehicle } from '../vehicles-query.ts';
import { expiryInWords, milesInWords, modelInWords, plateInWords, rateInWords } from '../vehicle-words.ts';
import classes from './vans.module.css';

/** A retired van has no days any more: its record is read in the editor. */
export const VanOpener = ({ van: { id, name, state } }: { van: ListedVehicle }) => (
  <RowOpener
    to={state === 'retired' ? '/fleet-owner/account/vehicles/$vehicleId' : '/fleet-owner/vans/$vehicleId'}
    params={{ vehicleId: id }}
  >
    {name}
  </RowOpener>
);

export const VanFace = ({ van }: { van: ListedVehicle }) => (
  <VanPicture id={van.id} name={van.name} picture={van.defaultImage?.sizes.thumbnail ?? null} size={44} />
);

/** How complete the record is, and how much keeps the van from being listed. */
const Completeness = ({ van: { percent, missing } }: { van: ListedVehicle }) => (
  <span className={classes['percent']}>
    <ProgressRing done={percent} of={100} label={null} />
    <strong>{percent}%</strong>
    {missing > 0 && <span className={classes['quiet']}>{missing} to do</span>}
  </span>
);

/** The document that expires first: red where it has expired, amber where it will soon. */
export const NextExpiry = ({ van: { nextExpiry }, today }: { van: ListedVehicle; today: string }) => {
  if (nextExpiry === null) return '–';
  const Icon = nextExpiry.state === 'expired' ? TriangleAlert : CalendarClock;
  return (
    <span className={classes['expiry']} data-state={nextExpiry.state}>
      {nextExpiry.state !== 'valid' && <Icon size={16} aria-hidden />}
      {expiryInWords(nextExpiry, today)}
    </span>
  );
};

/** `$95 a day`, or the share of sales where that is the only plan. */
export const rateWords = ({ ratePerDay, splitPercentage }: ListedVehicle): string | null => {
  if (ratePerDay !== null) return `${rateInWords(ratePerDay)} a day`;
  return splitPercentage === null ? null : `${splitPercentage}% of sales`;
};

const Rate = ({ van }: { van: ListedVehicle }) => (
  <span className={classes['rate']}>
    <strong>{rateWords(van) ?? '–'}</strong>
    {van.ratePerWeek !== null && <span className={classes['quiet']}>{rateInWords(van.ratePerWeek)} a week</span>}
  </span>
);

export const columnsOn = (today: string): readonly TableColumn<ListedVehicle>[] => [
  {
    id: 'name',
    label: 'Van',
    sorts: true,
    fixed: true,
    cell: (van) => (
      <span className={classes['van']}>
        <VanFace van={van} />
        <span className={classes['names']}>
          <VanOpener van={van} />
          <span className={classes['quiet']}>{modelInWords(van) || 'No model yet'}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'plate',
    label: 'Plate',
    minor: true,
    cell: (van) => <span className={classes['plate']}>{plateInWords(van) || '–'}</span>,
  },
  { id: 'state', label: 'State', cell: ({ state }) => <VanStateBadge state={state} /> },
  { id: 'percent', label: 'Complete', cell: (van) => <Completeness van={van} /> },
  {
    id: 'odometer',
    label: 'Odometer',
    sorts: true,
    align: 'end',
    minor: true,
    cell: ({ odometerValue }) => milesInWords(odometerValue),
  },
  { id: 'expiry', label: 'Next expiry', sorts: true, cell: (van) => <NextExpiry van={van} today={today} /> },
  { id: 'rate', label: 'Rate', align: 'end', cell: (van) => <Rate van={van} /> },
];
