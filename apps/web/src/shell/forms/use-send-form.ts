import type { FormValidateInput } from '@mantine/form';
import { useFormCore, type CheckedFields, type FormValues, type RefusalOptions } from './use-form-core.ts';

const OFFLINE = 'You’re offline. Connect to the internet and try again.';

/** One call (`useWrite`), or more than one (`useAction`). */
export interface Sending<Input, Answer> {
  readonly isPending: boolean;
  mutate(input: Input, then: { onSuccess: (answer: Answer) => void; onError: (error: Error) => void }): void;
}

export interface SendFormOptions<V extends FormValues, Input, Answer> extends RefusalOptions<V> {
  readonly initial: V;
  readonly validate?: FormValidateInput<V>;
  /** What is sent; null when the values that were checked cannot be read after all. */
  readonly input: (values: V) => Input | null;
  readonly onSent?: (answer: Answer, values: V) => void;
  readonly onTyped?: (values: V) => void;
}

export interface SentForm<V extends FormValues> extends CheckedFields<V> {
  clearNotice(): void;
  /** Shows here what was refused of something that followed. */
  refuse(error: Error): void;
}

/**
 * A form that sends something and keeps nothing: a log-in, a code, the password once more. It checks and refuses like
 * `useWriteForm`, without a saved state to compare with. The call reports its failures `inline`.
 */
export const useSendForm = <V extends FormValues, Input, Answer>(
  sending: Sending<Input, Answer>,
  { initial, validate, input, onSent, onTyped, fields, onRefused, refusalOf }: SendFormOptions<V, Input, Answer>,
): SentForm<V> => {
  const { form, notice, clearNotice, refuse, canSend } = useFormCore<V>({
    initial,
    validate,
    onTyped,
    fields,
    onRefused,
    refusalOf,
    offline: OFFLINE,
  });
  const save = (values: V): void => {
    if (sending.isPending || !canSend()) return;
    const sent = input(values);
    if (sent === null) return;
    sending.mutate(sent, { onSuccess: (answer) => onSent?.(answer, values), onError: refuse });
  };
  return { form, notice, isSaving: sending.isPending, clearNotice, refuse, save };
};
