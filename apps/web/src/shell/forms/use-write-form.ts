import type { FormValidateInput, UseFormReturnType } from '@mantine/form';
import type { CallAnswer, CallInput, CallName } from '@tailgate/contract';
import type { QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { useWrite } from '../api/use-write.ts';
import { toastSuccess } from '../errors/toast.tsx';
import { useFormCore, type CheckedFields, type FormValues, type RefusalOptions } from './use-form-core.ts';

const OFFLINE = 'You’re offline. Your changes stay here until you can save them.';

interface Options<Name extends CallName, V extends FormValues> extends RefusalOptions<V> {
  /** What is saved now. The form starts with it, and is unsaved while it differs. */
  readonly saved: V;
  readonly validate?: FormValidateInput<V>;
  /** Another call that has to succeed before this one. */
  readonly first?: (values: V, saved: V) => Promise<void>;
  /** What is sent. */
  readonly input: (values: V, form: UseFormReturnType<V>) => CallInput<Name>;
  /** Puts the answer where screens read it. */
  readonly keep?: (queryClient: QueryClient, answer: CallAnswer<Name>) => void;
  /** Goes on from here; what it returns is what is saved now. */
  readonly onSaved: (answer: CallAnswer<Name>) => V | undefined | Promise<V | undefined>;
  /** Confirms in a toast; a step that goes on by itself needs none. */
  readonly success?: string;
  /** With it the toast offers Undo, which saves what was saved before and confirms with these words. */
  readonly undone?: string;
}

export interface WriteForm<V extends FormValues> extends CheckedFields<V> {
  readonly isUnsaved: boolean;
  readonly error: ApiError | null;
  discard(): void;
}

/**
 * A form that saves by one call. It keeps what was typed until it is saved or discarded, shows refusals under their
 * fields, and says so when there is no connection. `<SavedForm>` brings the bar, the leave warning and the keys.
 */
export const useWriteForm = <Name extends CallName, V extends FormValues>(
  name: Name,
  { saved, validate, first, input, keep, onSaved, success, undone, ...refusals }: Options<Name, V>,
): WriteForm<V> => {
  const { form, notice, clearNotice, refuse, canSend } = useFormCore<V>({
    ...refusals,
    initial: saved,
    validate,
    offline: OFFLINE,
  });
  const write = useWrite(name, { errors: 'inline', isEditing: true, ...(keep && { keep }) });
  const kept = useRef(saved);
  const [isPreparing, setIsPreparing] = useState(false);
  const isSaving = write.isPending || isPreparing;

  const settle = async (values: V, answer: CallAnswer<Name>, confirm: (before: V) => void) => {
    const before = kept.current;
    kept.current = (await onSaved(answer)) ?? values;
    form.setValues(kept.current);
    form.resetDirty(kept.current);
    confirm(before);
  };
  const send = (values: V, confirm: (before: V) => void): void => {
    if (isSaving || !canSend()) return;
    const sendLast = () =>
      write.mutate(input(values, form), {
        onSuccess: (answer) => void settle(values, answer, confirm),
        onError: refuse,
      });
    if (!first) {
      sendLast();
      return;
    }
    setIsPreparing(true);
    void first(values, kept.current)
      .then(sendLast, (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        refuse(error);
      })
      .finally(() => setIsPreparing(false));
  };
  const save = (values: V): void =>
    send(values, (before) => {
      if (success === undefined) return;
      const undo = undone !== undefined && (() => send(before, () => toastSuccess(undone)));
      toastSuccess(success, undo ? { label: 'Undo', onPress: undo } : undefined);
    });

  return {
    form,
    isUnsaved: form.isDirty(),
    isSaving,
    notice,
    error: write.error,
    save,
    discard: () => {
      clearNotice();
      form.setValues(kept.current);
      form.resetDirty(kept.current);
      form.clearErrors();
    },
  };
};
