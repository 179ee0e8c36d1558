import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { keepWrittenPage, type PageKey } from '../site-pages.ts';

interface ResetPageProps {
  /** Null while nothing is asked. */
  readonly page: PageKey | null;
  readonly onReset?: () => void;
  readonly onClose: () => void;
}

/** Deletes the site's own text, after asking: visitors see the default text again. */
export const ResetPage = ({ page, onReset, onClose }: ResetPageProps) => {
  const reset = useWrite('DELETE /v1/sites/:site/pages/:page', { keep: keepWrittenPage });
  const confirm = (key: PageKey) =>
    reset.mutate(
      { params: { site: 'current', page: key } },
      {
        onSuccess: () => {
          toastSuccess('Default text restored');
          onClose();
          onReset?.();
        },
      },
    );
  return (
    <ConfirmDialog
      title="Restore default text?"
      consequence="Visitors will see the default text. Your text will be deleted."
      action="Restore default"
      busyLabel="Deleting…"
      opened={page !== null}
      busy={reset.isPending}
      onClose={onClose}
      onConfirm={() => page && confirm(page)}
    />
  );
};
