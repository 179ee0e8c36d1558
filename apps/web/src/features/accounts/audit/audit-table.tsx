import { AUDIT_KINDS } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Headset, UserRound } from 'lucide-react';
import type { Days } from '#shell/periods/period.ts';
import { NAME_OF_ROLE } from '#shell/roles.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { RowIcon } from '#ui/layout/rows.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import type { TableColumn, TableFilter, TableState } from '#ui/table/table-types.ts';
import { momentInWords, supportInWords } from '../activity/activity-words.ts';
import { DUTY_WORDS } from '../team/duty-words.ts';
import { auditQuery, type AuditRecord } from './audit-query.ts';
import { KIND_WORDS } from './audit-spec.ts';
import classes from './audit.module.css';

/** Leads to the person, with everything that was done in their account. */
const Who = ({ account }: Pick<AuditRecord, 'account'>) =>
  account ? (
    <RowOpener to="/staff/people/$personId" params={{ personId: account.id }}>
      {account.displayName}
    </RowOpener>
  ) : (
    'Not logged in'
  );

const dutyInWords = ({ name, of }: NonNullable<AuditRecord['duty']>) => `${DUTY_WORDS[name].name}: ${of}`;

const rolesOf = ({ account }: Pick<AuditRecord, 'account'>) =>
  account?.roles.map((role) => NAME_OF_ROLE[role]).join(', ') ?? '';

const columnsAt = (seenAt: number): readonly TableColumn<AuditRecord>[] => [
  {
    id: 'at',
    label: 'When',
    fixed: true,
    cell: ({ at }) => <span className={classes['unbroken']}>{momentInWords(at, seenAt)}</span>,
  },
  {
    id: 'who',
    label: 'Account',
    fixed: true,
    cell: (record) => (
      <span className={classes['who']}>
        <Who account={record.account} />
        <span className={classes['roles']}>{rolesOf(record)}</span>
      </span>
    ),
  },
  {
    id: 'what',
    label: 'Activity',
    fixed: true,
    cell: (record) => (
      <span className={classes['who']}>
        {record.title}
        {record.duty && <span className={classes['roles']}>{dutyInWords(record.duty)}</span>}
      </span>
    ),
  },
  {
    id: 'support',
    label: 'Done by support',
    cell: ({ bySupport }) =>
      bySupport ? (
        <span className={classes['who']}>
          {bySupport.name}
          <span className={classes['reason']}>{bySupport.reason}</span>
        </span>
      ) : (
        '–'
      ),
  },
  { id: 'device', label: 'Device', minor: true, cell: ({ device }) => device ?? '–' },
];

const FILTERS: readonly TableFilter[] = [
  { id: 'kind', label: 'Kind', options: AUDIT_KINDS.map((kind) => ({ value: kind, label: KIND_WORDS[kind] })) },
];

interface AuditTableProps {
  readonly days: Days;
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** What was done on the site on these days, to be found by person and kind. */
export const AuditTable = ({ days, state, onState }: AuditTableProps) => {
  const records = useQuery(auditQuery(days, state));
  return (
    <DataTable
      what="records"
      columns={columnsAt(records.dataUpdatedAt)}
      page={records.data}
      query={records}
      state={state}
      onState={onState}
      searchLabel="Name, email or phone"
      filters={FILTERS}
      nameOf={({ title, account }) => `${title}, ${account?.displayName ?? 'not logged in'}`}
      line={(record) => ({
        lead: <RowIcon icon={record.bySupport ? Headset : UserRound} />,
        title: record.title,
        meta: [
          record.account?.displayName ?? 'Not logged in',
          record.duty && dutyInWords(record.duty),
          momentInWords(record.at, records.dataUpdatedAt),
          record.bySupport && supportInWords(record.bySupport),
        ]
          .filter(Boolean)
          .join(' · '),
      })}
      empty={
        <EmptyState level={2} title="No activity in this period">
          Logins and changes on the site show here for 13 months.
        </EmptyState>
      }
    />
  );
};
