import { VEHICLE_FILTERS, type VehicleFilter } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Archive, CirclePause, PencilLine, Radio } from 'lucide-react';
import { useState } from 'react';
import { toastFailure } from '#shell/errors/toast.tsx';
import { useToday } from '#shell/periods/use-today.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { RowAction, TableFilter, TableState } from '#ui/table/table-types.ts';
import { RetireVanDialog } from '../retire-van-dialog.tsx';
import { VanStateBadge } from '../van-state-badge.tsx';
import { fleetQuery, useListVan, usePauseVan, type ListedVehicle } from '../vehicles-query.ts';
import { modelInWords } from '../vehicle-words.ts';
import { columnsOn, NextExpiry, rateWords, VanFace, VanOpener } from './vans-columns.tsx';
import classes from './vans.module.css';

const FILTER_WORDS: Readonly<Record<VehicleFilter, string>> = {
  all: 'All',
  listed: 'Listed',
  draft: 'Draft',
  paused: 'Paused',
  attention: 'Needs attention',
  retired: 'Retired',
};

const filtersOf = (counts: Readonly<Record<string, number>> | undefined): readonly TableFilter[] => [
  {
    id: 'show',
    label: 'State',
    options: VEHICLE_FILTERS.filter((filter) => filter !== 'all').map((value) => ({
      value,
      label: FILTER_WORDS[value],
      count: counts?.[value],
    })),
  },
];

/** What can be done with a van in the table; what is missing before it can be listed stands in its editor. */
const useRowActions = (onRetire: (van: ListedVehicle) => void) => {
  const navigate = useNavigate();
  const { list } = useListVan();
  const { pause } = usePauseVan();
  const edit = ({ id }: ListedVehicle, tries = false) =>
    void navigate({
      to: '/fleet-owner/account/vehicles/$vehicleId',
      params: { vehicleId: id },
      ...(tries && { search: { missing: 'yes' } }),
    });
  return (van: ListedVehicle): readonly RowAction[] => [
    { label: van.state === 'retired' ? 'View record' : 'Edit', icon: PencilLine, onPress: () => edit(van) },
    ...(van.state === 'draft' || van.state === 'paused'
      ? [
          {
            label: 'List van',
            icon: Radio,
            onPress: () =>
              list(van, (error) =>
                error.code === 'vehicle_incomplete' ? edit(van, true) : toastFailure({ message: error.message }),
              ),
          },
        ]
      : []),
    ...(van.state === 'listed' ? [{ label: 'Pause van', icon: CirclePause, onPress: () => pause(van) }] : []),
    ...(van.state === 'retired'
      ? []
      : [{ label: 'Retire van', icon: Archive, danger: true, onPress: () => onRetire(van) }]),
  ];
};

const Meta = ({ van, today }: { van: ListedVehicle; today: string }) => (
  <>
    {[modelInWords(van) || 'No model yet', rateWords(van)].filter(Boolean).join(' · ')}
    <span className={classes['states']}>
      <VanStateBadge state={van.state} />
      {van.nextExpiry !== null && van.nextExpiry.state !== 'valid' ? (
        <NextExpiry van={van} today={today} />
      ) : (
        van.missing > 0 && <span>{van.missing} to do</span>
      )}
    </span>
  </>
);

interface VansTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** The vans of a fleet owner, to be found, opened, listed, paused and retired. */
export const VansTable = ({ state, onState }: VansTableProps) => {
  const vans = useQuery(fleetQuery(state));
  const { today = '' } = useToday();
  const [retiring, setRetiring] = useState<ListedVehicle | null>(null);
  const rowActions = useRowActions(setRetiring);
  return (
    <>
      <DataTable
        what="vans"
        columns={columnsOn(today)}
        page={vans.data}
        query={vans}
        state={state}
        onState={onState}
        searchLabel="Name, plate or VIN"
        filters={filtersOf(vans.data?.counts)}
        nameOf={({ name }) => name}
        line={(van) => ({
          lead: <VanFace van={van} />,
          title: (
            <span className={classes['line']}>
              <VanOpener van={van} />
              <span>{van.percent}%</span>
            </span>
          ),
          meta: <Meta van={van} today={today} />,
        })}
        rowActions={rowActions}
        empty={
          <EmptyState
            level={2}
            title="No vans yet"
            action={
              <ButtonLink look="tint" to="/fleet-owner/account/vehicles/new">
                Add your first van
              </ButtonLink>
            }
          >
            Start with the VIN: make, model and year fill in by themselves. Groomers see the van once you list it.
          </EmptyState>
        }
      />
      <RetireVanDialog van={retiring} onClose={() => setRetiring(null)} />
    </>
  );
};
