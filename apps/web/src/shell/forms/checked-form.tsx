import type { ReactNode, Ref, SubmitEvent } from 'react';
import { focusFirstError } from '../errors/form-errors.ts';
import classes from './checked-form.module.css';
import type { CheckedFields, FormValues } from './use-form-core.ts';

interface CheckedFormProps<V extends FormValues> {
  readonly of: CheckedFields<V>;
  readonly id?: string;
  readonly ref?: Ref<HTMLFormElement>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Checks before it saves; the first field to correct is focused, clear of the bars above and below. */
export const CheckedForm = <V extends FormValues>({ of, id, ref, className = '', children }: CheckedFormProps<V>) => {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    const node = event.currentTarget;
    of.form.onSubmit(of.save, (errors) => {
      // Fields of an editor are not fields of the form: the first that says it is wrong is meant.
      if (!focusFirstError(of.form, errors)) node.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    })(event);
  };
  return (
    <form ref={ref} id={id} noValidate className={`${classes['form']} ${className}`} onSubmit={submit}>
      {children}
    </form>
  );
};
