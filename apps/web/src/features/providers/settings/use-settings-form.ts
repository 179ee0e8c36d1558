import type { FormValidateInput } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { reloadAccount, type Account } from '#shell/account/account-query.ts';
import { keepPerson } from '#shell/account/keep-person.ts';
import { useWriteForm, type WriteForm } from '#shell/forms/use-write-form.ts';
import type { Session } from '#shell/session/session.ts';
import { settingsQuery, type ProviderSettings } from './settings-query.ts';
import { changesOf, FIELD_OF_PROBLEM, valuesOf, type SettingsValues } from './settings-values.ts';

interface Options {
  readonly settings: ProviderSettings;
  readonly role: Session['role'];
  readonly validate: FormValidateInput<SettingsValues>;
  /** With the account as it is now. */
  readonly onSaved: (account: Account) => void | Promise<void>;
  readonly success?: string;
}

/** All settings in one form; only what was changed is sent. */
export const useSettingsForm = ({ settings, role, validate, onSaved, ...rest }: Options): WriteForm<SettingsValues> => {
  const queryClient = useQueryClient();
  return useWriteForm('POST /v2/service-provider/account/settings', {
    saved: valuesOf(settings),
    validate,
    input: (values, { isDirty }) => ({ body: changesOf(values, isDirty) }),
    fields: FIELD_OF_PROBLEM,
    keep: (client, answer) => client.setQueryData(settingsQuery().queryKey, answer),
    onSaved: async (answer) => {
      const account = await reloadAccount(queryClient, role);
      keepPerson({ displayName: account.displayName, photoURL: account.photoUrl });
      await onSaved(account);
      return valuesOf(answer);
    },
    ...rest,
  });
};
