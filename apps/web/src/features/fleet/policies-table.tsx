import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Archive, Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { deviceDay } from '#ui/dates/device-day.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import { showRows, type RowsInBrowser } from '#ui/table/rows-in-browser.ts';
import type { RowAction, TableColumn, TableState } from '#ui/table/table-types.ts';
import { acceptedByInWords, versionInWords } from './fleet-words.ts';
import { ownPoliciesQuery, type OwnPolicy } from './policies-query.ts';
import { RetirePolicyDialog } from './retire-policy-dialog.tsx';
import classes from './fleet.module.css';

const HOW: RowsInBrowser<OwnPolicy> = { sorts: { title: ({ title }) => title, saved: ({ savedAt }) => savedAt } };

const Opener = ({ of: { id, title } }: { of: OwnPolicy }) => (
  <RowOpener to="/fleet-owner/account/policies/$policyId" params={{ policyId: id }}>
    {title}
  </RowOpener>
);

const Accepted = ({ of }: { of: OwnPolicy }) => {
  const words = acceptedByInWords(of);
  return (
    <span className={classes['accepted']}>
      <span className={classes['quiet']}>{words}</span>
      {of.drivers > 0 && <ProgressBar label={words} percent={(of.accepted / of.drivers) * 100} />}
    </span>
  );
};

const COLUMNS: readonly TableColumn<OwnPolicy>[] = [
  {
    id: 'title',
    label: 'Policy',
    sorts: true,
    fixed: true,
    cell: (policy) => (
      <span className={classes['named']}>
        <Opener of={policy} />
        {policy.description !== '' && <span className={classes['quiet']}>{policy.description}</span>}
      </span>
    ),
  },
  { id: 'version', label: 'Version', align: 'end', cell: ({ version }) => version },
  {
    id: 'saved',
    label: 'Saved',
    sorts: true,
    cell: ({ savedAt }) => <span className={classes['unbroken']}>{deviceDay(savedAt)}</span>,
  },
  { id: 'accepted', label: 'Accepted', cell: (policy) => <Accepted of={policy} /> },
];

interface PoliciesTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
  /** Adds the first one. */
  readonly add: ReactNode;
}

/** What the owner asks of drivers, and who has agreed. */
export const PoliciesTable = ({ state, onState, add }: PoliciesTableProps) => {
  const navigate = useNavigate();
  const policies = useQuery(ownPoliciesQuery);
  const [retiring, setRetiring] = useState<OwnPolicy | null>(null);
  const shown = showRows(policies.data?.items ?? [], state, HOW);
  const rowActions = (policy: OwnPolicy): readonly RowAction[] => [
    {
      label: 'Edit policy',
      icon: Pencil,
      onPress: () => void navigate({ to: '/fleet-owner/account/policies/$policyId', params: { policyId: policy.id } }),
    },
    { label: 'Retire policy', icon: Archive, danger: true, onPress: () => setRetiring(policy) },
  ];
  return (
    <>
      <DataTable
        what="policies"
        plain
        columns={COLUMNS}
        page={policies.data && shown.page}
        query={policies}
        state={shown.state}
        onState={onState}
        nameOf={({ title }) => title}
        line={(policy) => ({
          title: <Opener of={policy} />,
          meta: (
            <span className={classes['named']}>
              {policy.description}
              <span>{versionInWords(policy)}</span>
              <Accepted of={policy} />
            </span>
          ),
        })}
        rowActions={rowActions}
        empty={
          <EmptyState level={2} title="No policies yet" action={add}>
            Write down what you expect of drivers: cleaning, fuel, parking. They read and accept it before they drive
            your vans.
          </EmptyState>
        }
      />
      <RetirePolicyDialog policy={retiring} onClose={() => setRetiring(null)} />
    </>
  );
};
