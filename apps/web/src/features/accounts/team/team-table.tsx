import { DUTIES } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { ShieldMinus, ShieldPlus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { TableAction, TableColumn, TableState } from '#ui/table/table-types.ts';
import peopleClasses from '../people/people-table.module.css';
import { ChangeDutyDialog, type DutyChange } from './change-duty-dialog.tsx';
import { DUTY_WORDS } from './duty-words.ts';
import { teamQuery, type TeamMember } from './team-query.ts';

const dutiesInWords = ({ duties, isLastOwner }: TeamMember): string => {
  if (isLastOwner) return 'Only owner';
  return duties.length === 0 ? 'None' : duties.map((duty) => DUTY_WORDS[duty].name).join(', ');
};

const COLUMNS: readonly TableColumn<TeamMember>[] = [
  {
    id: 'name',
    label: 'Name',
    fixed: true,
    cell: ({ id, displayName }) => (
      <span className={peopleClasses['person']}>
        <PersonAvatar id={id} name={displayName} size={32} />
        {displayName}
      </span>
    ),
  },
  { id: 'email', label: 'Email', cell: ({ email }) => email ?? '–' },
  { id: 'duties', label: 'Duties', fixed: true, cell: dutiesInWords },
];

/** A site without an owner could never get one again, so the only one stays. */
const actionsFor =
  (onChange: (change: DutyChange) => void) =>
  (member: TeamMember): readonly TableAction[] =>
    DUTIES.filter((duty) => !(duty === 'owner' && member.isLastOwner)).map((duty) => {
      const { name } = DUTY_WORDS[duty];
      const onPress = () => onChange({ member, duty });
      return member.duties.includes(duty)
        ? { label: `Remove “${name}”`, icon: ShieldMinus, onPress, danger: true }
        : { label: `Give “${name}”`, icon: ShieldPlus, onPress };
    });

interface TeamTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** The staff of the site and what they are entrusted with. */
export const TeamTable = ({ state, onState }: TeamTableProps) => {
  const team = useQuery(teamQuery(state));
  const [change, setChange] = useState<DutyChange | null>(null);
  return (
    <>
      <DataTable
        what="staff"
        columns={COLUMNS}
        plain
        page={team.data}
        query={team}
        state={state}
        onState={onState}
        nameOf={({ displayName }) => displayName}
        line={(member) => ({
          lead: <PersonAvatar id={member.id} name={member.displayName} />,
          title: member.displayName,
          meta: `Duties: ${dutiesInWords(member)}`,
        })}
        rowActions={actionsFor(setChange)}
        empty={
          <EmptyState level={2} title="No staff yet">
            Staff of the site show here with their duties.
          </EmptyState>
        }
      />
      <ChangeDutyDialog change={change} onClose={() => setChange(null)} />
    </>
  );
};
