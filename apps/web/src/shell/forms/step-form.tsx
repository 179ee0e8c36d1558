import type { ReactNode } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { PageButton } from '#ui/actions/page-button.tsx';
import { CheckedForm } from './checked-form.tsx';
import type { FormValues } from './use-form-core.ts';
import type { WriteForm } from './use-write-form.ts';

interface StepFormProps<V extends FormValues> {
  readonly of: WriteForm<V>;
  readonly className?: string | undefined;
  /** What the button says: 'Continue'. */
  readonly action: string;
  readonly children: ReactNode;
}

/** A step on the way to something: its button saves and goes on, also when nothing was changed. */
export const StepForm = <V extends FormValues>({ of, className, action, children }: StepFormProps<V>) => (
  <CheckedForm of={of} className={className}>
    {of.notice !== null && <Notice tone="danger">{of.notice}</Notice>}
    {children}
    <PageButton busy={of.isSaving} busyLabel="Saving…">
      {action}
    </PageButton>
  </CheckedForm>
);
