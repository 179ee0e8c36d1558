import { useState } from 'react';
import { ApiError } from '#shell/api/api-error.ts';
import type { FormValues } from '#shell/forms/use-form-core.ts';
import { useSendForm, type SendFormOptions, type Sending, type SentForm } from '#shell/forms/use-send-form.ts';

export interface FreshForm<V extends FormValues> extends SentForm<V> {
  /** The server asks who it is first. */
  readonly asksOwner: boolean;
  confirmed(): void;
}

const isStale = (error: Error): boolean => error instanceof ApiError && error.code === 'fresh_sign_in_required';

/** A change for the freshly signed in: who is not confirms it, and the change goes on by itself. */
export const useFreshForm = <V extends FormValues, Input, Answer>(
  sending: Sending<Input, Answer>,
  options: Omit<SendFormOptions<V, Input, Answer>, 'onRefused'>,
): FreshForm<V> => {
  const [asksOwner, setAsksOwner] = useState(false);
  const sent = useSendForm(sending, {
    ...options,
    refusalOf: (error) => (isStale(error) ? null : (options.refusalOf?.(error) ?? null)),
    onRefused: (error) => {
      if (isStale(error)) setAsksOwner(true);
      return isStale(error);
    },
  });
  return {
    ...sent,
    asksOwner,
    confirmed: () => {
      setAsksOwner(false);
      sent.save(sent.form.getValues());
    },
  };
};
