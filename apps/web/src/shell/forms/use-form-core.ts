import { useForm, type FormValidateInput, type UseFormReturnType } from '@mantine/form';
import { ApiError, OOPS } from '../api/api-error.ts';
import { connectivity } from '../connectivity/online.ts';
import { rootOf, type FormRefusal } from '../errors/form-errors.ts';
import { useFormRefusal } from '../errors/use-form-refusal.ts';

/** What Mantine's forms can hold. */
export type FormValues = NonNullable<NonNullable<Parameters<typeof useForm>[0]>['initialValues']>;

export interface RefusalOptions<V extends FormValues> {
  /** Fields of the call whose names differ from those of the form. */
  readonly fields?: Readonly<Record<string, keyof V & string>> | undefined;
  /** A refusal that the form answers itself: return true to show nothing else. */
  readonly onRefused?: ((error: ApiError) => boolean) | undefined;
  /** Where and how a failure is shown, if not under the fields that the server names; null for the usual way. */
  readonly refusalOf?: ((error: Error) => FormRefusal | null) | undefined;
}

interface Options<V extends FormValues> extends RefusalOptions<V> {
  readonly initial: V;
  readonly validate?: FormValidateInput<V> | undefined;
  readonly onTyped?: ((values: V) => void) | undefined;
  /** Said instead of sending while there is no connection. */
  readonly offline: string;
}

/** What a component needs to check and send a form. */
export interface CheckedFields<V extends FormValues> {
  readonly form: UseFormReturnType<V>;
  /** Why the whole form was refused; what concerns one field is shown there. */
  readonly notice: string | null;
  readonly isSaving: boolean;
  save(values: V): void;
}

/** What all forms share: checked fields, refusals under their fields, and the reason when there is no connection. */
export const useFormCore = <V extends FormValues>(options: Options<V>) => {
  const { initial, validate, onTyped, fields, onRefused, refusalOf, offline } = options;
  const form = useForm<V>({
    initialValues: initial,
    ...(validate && { validate }),
    ...(onTyped && { onValuesChange: onTyped }),
  });
  const { notice, setNotice, show, showRefusal } = useFormRefusal(form, (field) => {
    const renamed = fields?.[field] ?? fields?.[rootOf(field)];
    if (renamed !== undefined) return renamed;
    if (form.getInputNode(field)) return field;
    return rootOf(field) in initial ? rootOf(field) : undefined;
  });
  const clearNotice = () => setNotice(null);
  return {
    form,
    notice,
    clearNotice,
    refuse: (error: Error): void => {
      const refusal = refusalOf?.(error);
      if (refusal) show(refusal);
      else if (!(error instanceof ApiError)) setNotice(OOPS);
      else if (!onRefused?.(error)) showRefusal(error);
    },
    /** Forgets what was refused before. Without a connection it says so, and is false. */
    canSend: (): boolean => {
      const isOnline = connectivity.isOnline();
      setNotice(isOnline ? null : offline);
      return isOnline;
    },
  };
};
