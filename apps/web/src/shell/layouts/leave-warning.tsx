import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { sessionStore } from '../session/session-store.ts';

interface LeaveWarningProps {
  /** Asked at the moment of leaving: what was saved just now is not lost. */
  readonly isUnsaved: () => boolean;
  readonly consequence: string;
}

/**
 * Asks before what was typed is lost; the browser asks in its own words when the tab is closed. Who has been signed out
 * has to leave in any case.
 */
export const LeaveWarning = ({ isUnsaved, consequence }: LeaveWarningProps) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isUnsaved() && sessionStore.current() !== null,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      title="Leave without saving?"
      consequence={consequence}
      action="Leave without saving"
      busyLabel="Leaving…"
      opened={status === 'blocked'}
      busy={false}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
};
