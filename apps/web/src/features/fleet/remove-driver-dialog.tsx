import { toastSuccess } from '#shell/errors/toast.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { useRemoveDriver, type Driver } from './drivers-query.ts';

interface RemoveDriverDialogProps {
  readonly driver: Driver | null;
  readonly onClose: () => void;
}

export const RemoveDriverDialog = ({ driver, onClose }: RemoveDriverDialogProps) => {
  const remove = useRemoveDriver();
  const name = driver?.name ?? 'driver';
  return (
    <ConfirmDialog
      title={`Remove ${name}?`}
      consequence={`${name} no longer drives for your fleet and can’t be assigned a van. We let them know. You can invite them again.`}
      action="Remove driver"
      busyLabel="Removing…"
      opened={driver !== null}
      busy={remove.isPending}
      onConfirm={() =>
        driver &&
        remove.mutate(
          { params: { id: driver.id }, query: { status: 'attached' } },
          {
            onSuccess: () => {
              toastSuccess(`${name} removed`);
              onClose();
            },
            onError: onClose,
          },
        )
      }
      onClose={onClose}
    />
  );
};
