import { ConfirmDialog } from '#ui/actions/confirm-dialog.tsx';
import { RETIRED_CONSEQUENCE } from './fleet-words.ts';
import { useRetirePolicy, type OwnPolicy } from './policies-query.ts';

interface RetirePolicyDialogProps {
  readonly policy: OwnPolicy | null;
  readonly onRetired?: () => void;
  readonly onClose: () => void;
}

export const RetirePolicyDialog = ({ policy, onRetired, onClose }: RetirePolicyDialogProps) => {
  const { retire, isPending } = useRetirePolicy(() => {
    onClose();
    onRetired?.();
  });
  return (
    <ConfirmDialog
      title={`Retire ${policy?.title ?? 'policy'}?`}
      consequence={RETIRED_CONSEQUENCE}
      action="Retire policy"
      busyLabel="Retiring…"
      opened={policy !== null}
      busy={isPending}
      onConfirm={() => policy && retire(policy)}
      onClose={onClose}
    />
  );
};
