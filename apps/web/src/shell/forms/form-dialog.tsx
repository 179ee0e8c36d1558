import { useBlocker } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { Dialog } from '#ui/actions/dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly opened: boolean;
  /** After saving or by a Cancel button, which is never asked about. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const WAYS_BACK: readonly string[] = ['BACK', 'FORWARD', 'GO'];

/** A dialog with fields: Esc, a click beside it, a swipe and the browser's back button ask before input is lost. */
export const FormDialog = ({ title, opened, onClose, children }: FormDialogProps) => {
  const hasInput = useRef(false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    hasInput.current = false;
  }, [opened]);
  const back = useBlocker({
    // What the dialog itself leads to after saving is not held up.
    shouldBlockFn: ({ action }) => opened && hasInput.current && WAYS_BACK.includes(action),
    enableBeforeUnload: () => opened && hasInput.current,
    withResolver: true,
  });
  const stay = () => {
    setIsAsking(false);
    back.reset?.();
  };
  const discard = () => {
    setIsAsking(false);
    onClose();
    back.proceed?.();
  };
  return (
    <>
      <Dialog title={title} opened={opened} onClose={() => (hasInput.current ? setIsAsking(true) : onClose())}>
        <div onInput={() => (hasInput.current = true)}>{children}</div>
      </Dialog>
      <ConfirmDialog
        title="Discard your changes?"
        consequence="What you entered here is not saved."
        action="Discard changes"
        busyLabel="Discarding…"
        opened={isAsking || back.status === 'blocked'}
        busy={false}
        onConfirm={discard}
        onClose={stay}
      />
    </>
  );
};
