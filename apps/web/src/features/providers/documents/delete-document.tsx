import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import type { PaperItem } from './documents-query.ts';

/** Asks before a document is gone for good. */
export const DeleteDocument = ({ paper, onClose }: { paper: PaperItem | null; onClose: () => void }) => {
  const remove = useWrite('DELETE /v2/service-provider/account/documents/:id');
  const confirm = ({ id, title }: PaperItem) =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toastSuccess(`${title} is deleted`);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={`Delete ${paper?.title ?? 'document'}?`}
      consequence="This can’t be undone."
      action="Delete document"
      busyLabel="Deleting…"
      opened={paper !== null}
      busy={remove.isPending}
      onConfirm={() => paper && confirm(paper)}
      onClose={onClose}
    />
  );
};
