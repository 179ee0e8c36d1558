import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';

/** Who leaves a page with unsaved changes is asked first; the browser asks in its own words when the tab is closed. */
export const UnsavedWarning = ({ unsaved }: { unsaved: boolean }) => {
  const leaving = useBlocker({
    shouldBlockFn: () => unsaved,
    enableBeforeUnload: unsaved,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      title="Leave without saving?"
      consequence="What you changed on this page is not saved yet and will be lost."
      action="Leave without saving"
      busyLabel="Leaving…"
      opened={leaving.status === 'blocked'}
      busy={false}
      onConfirm={() => leaving.proceed?.()}
      onClose={() => leaving.reset?.()}
    />
  );
};
