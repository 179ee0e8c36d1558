import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { ConfirmCodeForm } from './confirm-code-form.tsx';
import { ConfirmPasswordForm } from './confirm-password-form.tsx';
import { meQuery } from './me-query.ts';

/** That it is the owner once more, so that the next minutes count as freshly signed in: by password, or by a text. */
export const ConfirmOwnerForm = (props: ComponentProps<typeof ConfirmPasswordForm>) => {
  const { data: me } = useQuery(meQuery());
  return me?.hasPassword === false ? (
    <ConfirmCodeForm {...props} phone={me.phone} />
  ) : (
    <ConfirmPasswordForm {...props} />
  );
};
