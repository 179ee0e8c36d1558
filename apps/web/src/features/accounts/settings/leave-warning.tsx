import { useBlocker } from '@tanstack/react-router';
import { sessionStore } from '#shell/session/session-store.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Asks before what was typed is lost. Who has been signed out has to leave in any case. */
export const LeaveWarning = ({ unsaved }: { unsaved: boolean }) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => unsaved && sessionStore.current() !== null,
    enableBeforeUnload: () => unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      title="Leave without saving?"
      consequence="Your unsaved changes will be lost."
      action="Leave without saving"
      busyLabel="Leaving…"
      opened={status === 'blocked'}
      busy={false}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
};
