import { useState } from 'react';
import type { FormValues } from '#shell/forms/use-form-core.ts';
import { useSendForm, type SendFormOptions, type Sending, type SentForm } from '#shell/forms/use-send-form.ts';

export interface FreshForm<V extends FormValues> extends SentForm<V> {
  /** The server asks for the password first. */
  readonly asksPassword: boolean;
  confirmed(): void;
}

/** A change for the freshly signed in: who is not types the password, and the change goes on by itself. */
export const useFreshForm = <V extends FormValues, Input, Answer>(
  sending: Sending<Input, Answer>,
  options: Omit<SendFormOptions<V, Input, Answer>, 'onRefused'>,
): FreshForm<V> => {
  const [asksPassword, setAsksPassword] = useState(false);
  const sent = useSendForm(sending, {
    ...options,
    onRefused: ({ code }) => {
      const isStale = code === 'fresh_sign_in_required';
      if (isStale) setAsksPassword(true);
      return isStale;
    },
  });
  return {
    ...sent,
    asksPassword,
    confirmed: () => {
      setAsksPassword(false);
      sent.save(sent.form.getValues());
    },
  };
};
