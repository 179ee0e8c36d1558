import { useQuery } from '@tanstack/react-query';
import { Undo2, UserRoundX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { deviceDay } from '#ui/dates/device-day.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { RowAction, TableColumn, TableState } from '#ui/table/table-types.ts';
import { AnswerBy, DriverBadge } from './driver-parts.tsx';
import { driversQuery, useWithdrawInvitation, type Driver } from './drivers-query.ts';
import { readInWords } from './fleet-words.ts';
import { RemoveDriverDialog } from './remove-driver-dialog.tsx';
import { WaitingDrivers } from './waiting-drivers.tsx';
import classes from './fleet.module.css';

const Face = ({ of, size }: { of: Driver; size?: number }) => (
  <PersonAvatar
    id={of.serviceProviderId}
    name={of.name}
    photoUrl={of.picture?.sizes.thumbnail ?? null}
    {...(size !== undefined && { size })}
  />
);

const COLUMNS: readonly TableColumn<Driver>[] = [
  {
    id: 'name',
    label: 'Driver',
    fixed: true,
    cell: (driver) => (
      <span className={classes['person']}>
        <Face of={driver} size={32} />
        <span className={classes['named']}>
          <strong>{driver.name}</strong>
          {driver.businessName !== '' && <span className={classes['quiet']}>{driver.businessName}</span>}
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    cell: (driver) => (
      <span className={classes['status']}>
        <DriverBadge of={driver} />
        {driver.answerBy !== null && (
          <span className={classes['quiet']}>
            <AnswerBy at={driver.answerBy} />
          </span>
        )}
      </span>
    ),
  },
  {
    id: 'since',
    label: 'Since',
    cell: ({ since }) => <span className={classes['unbroken']}>{deviceDay(since)}</span>,
  },
  { id: 'policies', label: 'Policies accepted', cell: (driver) => readInWords(driver) },
];

interface DriversTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
  /** Invites the first one. */
  readonly invite: ReactNode;
}

/** Who drives for the fleet, and who was asked to. */
export const DriversTable = ({ state, onState, invite }: DriversTableProps) => {
  const drivers = useQuery(driversQuery(state));
  const { withdraw } = useWithdrawInvitation();
  const [removing, setRemoving] = useState<Driver | null>(null);
  const rowActions = (driver: Driver): readonly RowAction[] => [
    ...(driver.can.withdraw ? [{ label: 'Withdraw invitation', icon: Undo2, onPress: () => withdraw(driver) }] : []),
    ...(driver.can.detach
      ? [{ label: 'Remove driver', icon: UserRoundX, danger: true, onPress: () => setRemoving(driver) }]
      : []),
  ];
  return (
    <div className={classes['drivers']}>
      <WaitingDrivers drivers={drivers.data?.items ?? []} />
      <DataTable
        what="drivers"
        plain
        columns={COLUMNS}
        page={drivers.data}
        query={drivers}
        state={state}
        onState={onState}
        searchLabel="Name or business"
        nameOf={({ name }) => name}
        line={(driver) => ({
          lead: <Face of={driver} />,
          title: (
            <>
              {driver.name}
              <DriverBadge of={driver} />
            </>
          ),
          meta: (
            <span className={classes['named']}>
              {driver.businessName}
              <span>{`Since ${deviceDay(driver.since)} · Policies: ${readInWords(driver)}`}</span>
            </span>
          ),
        })}
        rowActions={rowActions}
        empty={
          <EmptyState level={2} title="No drivers yet" action={invite}>
            Invite a groomer by their referral code. Once they accept, you can assign them a van.
          </EmptyState>
        }
      />
      <RemoveDriverDialog driver={removing} onClose={() => setRemoving(null)} />
    </div>
  );
};
