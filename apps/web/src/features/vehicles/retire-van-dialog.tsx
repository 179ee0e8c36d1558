import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { useRetireVan } from './vehicles-query.ts';

interface RetireVanDialogProps {
  readonly van: { readonly id: string; readonly name: string; readonly isForRent: boolean } | null;
  readonly onRetired?: () => void;
  readonly onClose: () => void;
}

/** Retiring cannot be taken back: it is asked first. */
export const RetireVanDialog = ({ van, onRetired, onClose }: RetireVanDialogProps) => {
  const { retire, isPending } = useRetireVan();
  return (
    <ConfirmDialog
      title={`Retire ${van?.name ?? 'van'}?`}
      consequence={`${van?.isForRent === false ? 'It' : 'It leaves your listings for good and'} cannot be edited again. Its record and history are kept, and its VIN can be added again.`}
      action="Retire van"
      busyLabel="Retiring…"
      opened={van !== null}
      busy={isPending}
      onConfirm={() => {
        if (!van) return;
        retire(van, () => {
          onClose();
          onRetired?.();
        });
      }}
      onClose={onClose}
    />
  );
};
