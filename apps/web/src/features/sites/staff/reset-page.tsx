import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import type { SitePage } from '../site-pages.ts';

interface ResetPageProps {
  readonly params: { readonly site: string; readonly page: string };
  readonly onDone: (page: SitePage) => Promise<void>;
  readonly onReset: () => void;
}

/** Deletes the site's own text, after asking: visitors see the default text again. */
export const ResetPage = ({ params, onDone, onReset }: ResetPageProps) => {
  const [asking, setAsking] = useState(false);
  const reset = useWrite('DELETE /v1/sites/:site/pages/:page', { onDone });
  const confirm = () =>
    reset.mutate(
      { params },
      {
        onSuccess: () => {
          toastSuccess('Default text restored');
          onReset();
        },
      },
    );
  return (
    <div>
      <Button look="danger" onClick={() => setAsking(true)}>
        Restore default text
      </Button>
      <ConfirmDialog
        title="Restore default text?"
        consequence="Visitors will see the default text. Your text will be deleted."
        action="Restore default"
        busyLabel="Deleting…"
        opened={asking}
        busy={reset.isPending}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
      />
    </div>
  );
};
