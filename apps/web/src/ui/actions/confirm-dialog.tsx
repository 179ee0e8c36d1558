import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly consequence: string;
  /** Verb and object: the button says what will happen. */
  readonly action: string;
  readonly busyLabel: string;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export const ConfirmDialog = ({
  title,
  consequence,
  action,
  busyLabel,
  opened,
  busy,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog title={title} opened={opened} onClose={onClose} grave>
    <p>{consequence}</p>
    <DialogActions>
      <Button onClick={onClose}>Cancel</Button>
      <Button look="danger" busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
        {action}
      </Button>
    </DialogActions>
  </Dialog>
);
