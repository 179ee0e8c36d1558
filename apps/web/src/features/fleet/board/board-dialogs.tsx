import type { LocalDate } from '@tailgate/values';
import { AssignDialog, type AssignStart } from './assign-dialog.tsx';
import { BoardBar } from './board-bar.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import type { useBoard } from './use-board.ts';
import { WeeklyDialog } from './weekly-dialog.tsx';

interface BoardDialogsProps {
  readonly board: ReturnType<typeof useBoard>;
  readonly today: LocalDate;
  readonly assigning: AssignStart | null;
  readonly isWeekly: boolean;
  readonly onClose: () => void;
  readonly isStaying: () => boolean;
}

/** What the board asks, and the bar with what is not saved. */
export const BoardDialogs = ({ board, today, assigning, isWeekly, onClose, isStaying }: BoardDialogsProps) => {
  const { vans, items, drafts, saving } = board;
  const drivers = board.drivers.data ?? [];
  return (
    <>
      <AssignDialog
        start={assigning}
        vans={vans}
        drivers={drivers}
        today={today}
        onAssign={(draft) => board.add(draft)}
        onClose={onClose}
      />
      <WeeklyDialog
        opened={isWeekly}
        vans={vans}
        drivers={drivers}
        today={today}
        onSave={(call) => saving.save([call])}
        onClose={onClose}
      />
      <ConflictDialog
        conflict={saving.conflict}
        items={items}
        nameOf={(id) => drivers.find(({ serviceProviderId }) => serviceProviderId === id)?.name ?? ''}
        busy={saving.isSaving}
        onResolve={({ call, visits }) =>
          saving.resolve({ call, choices: visits.map(({ id }) => ({ visitId: id, choice: 'other_van' })) })
        }
        onLeave={saving.leave}
      />
      <BoardBar
        drafts={drafts}
        vanName={(id) => vans.find((van) => van.id === id)?.name ?? 'a van'}
        told={board.told}
        busy={saving.isSaving}
        problem={saving.problem}
        onSave={board.save}
        onDiscard={board.discard}
        isStaying={isStaying}
      />
    </>
  );
};
