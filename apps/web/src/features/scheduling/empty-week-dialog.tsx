import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';

interface EmptyWeekDialogProps {
  readonly opened: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export const EmptyWeekDialog = ({ opened, onConfirm, onClose }: EmptyWeekDialogProps) => (
  <ConfirmDialog
    title="Save a week without hours?"
    consequence="Nobody can book you until you add hours."
    action="Remove all hours"
    busyLabel="Saving…"
    opened={opened}
    busy={false}
    onConfirm={() => {
      onClose();
      onConfirm();
    }}
    onClose={onClose}
  />
);
