import { useBlocker } from '@tanstack/react-router';
import { sessionStore } from '#shell/session/session-store.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Asks before what was typed is lost. Who has been signed out has to leave in any case. */
export const UnsavedPrices = ({ isUnsaved }: { isUnsaved: () => boolean }) => {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isUnsaved() && sessionStore.current() !== null,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      title="Leave without saving?"
      consequence="The prices you changed are not saved yet and will be lost."
      action="Leave without saving"
      busyLabel="Leaving…"
      opened={status === 'blocked'}
      busy={false}
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  );
};
