import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import type { WorkZone } from './work-zones-query.ts';

interface DeleteZoneDialogProps {
  readonly zone: WorkZone;
  readonly opened: boolean;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export const DeleteZoneDialog = ({ zone, ...dialog }: DeleteZoneDialogProps) => (
  <ConfirmDialog
    title={`Delete ${zone.name}?`}
    consequence="Customers in this zone can no longer book you. Appointments already booked stay."
    action="Delete zone"
    busyLabel="Deleting…"
    {...dialog}
  />
);
