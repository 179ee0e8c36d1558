import type { ReactNode } from 'react';
import { Notice } from '#ui/feedback/notice.tsx';
import { CheckedForm } from './checked-form.tsx';
import type { FormValues } from './use-form-core.ts';
import type { SentForm } from './use-send-form.ts';

interface SendFormProps<V extends FormValues> {
  readonly of: SentForm<V>;
  readonly className?: string | undefined;
  /** Above the fields, and above what was refused. */
  readonly lead?: ReactNode;
  /** What went wrong beside the form itself. */
  readonly problem?: string | null;
  /** The fields and the button that sends them. */
  readonly children: ReactNode;
}

/** A form that sends and keeps nothing: no bar, and no question before it is left. */
export const SendForm = <V extends FormValues>({ of, className, lead, problem, children }: SendFormProps<V>) => {
  const refused = of.notice ?? problem ?? null;
  return (
    <CheckedForm of={of} className={className}>
      {lead}
      {refused !== null && <Notice tone="danger">{refused}</Notice>}
      {children}
    </CheckedForm>
  );
};
