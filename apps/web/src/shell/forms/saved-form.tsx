import { useId, useRef, type ReactNode } from 'react';
import { SaveBar } from '#ui/actions/save-bar.tsx';
import { LeaveWarning } from '../layouts/leave-warning.tsx';
import { PageBar } from '../layouts/page-bar.tsx';
import { CheckedForm } from './checked-form.tsx';
import { useSaveKeys } from './use-save-keys.ts';
import type { FormValues } from './use-form-core.ts';
import type { WriteForm } from './use-write-form.ts';

interface SavedFormProps<V extends FormValues> {
  readonly of: WriteForm<V>;
  readonly className?: string | undefined;
  /** What changed, in a few words for the bar. */
  readonly detail?: ReactNode;
  readonly children: ReactNode;
}

/** The one way a page saves: a bar while something is unsaved, a question before leaving, ⌘S. */
export const SavedForm = <V extends FormValues>({ of, className, detail, children }: SavedFormProps<V>) => {
  const id = useId();
  const node = useRef<HTMLFormElement>(null);
  useSaveKeys(node);
  const { form, isUnsaved, isSaving, notice } = of;
  return (
    <CheckedForm ref={node} id={id} of={of} className={className}>
      {children}
      {(isUnsaved || notice !== null) && (
        <PageBar>
          <SaveBar form={id} busy={isSaving} problem={notice} detail={detail} onDiscard={of.discard} />
        </PageBar>
      )}
      <LeaveWarning isUnsaved={() => form.isDirty() && !isSaving} consequence="Your unsaved changes will be lost." />
    </CheckedForm>
  );
};
