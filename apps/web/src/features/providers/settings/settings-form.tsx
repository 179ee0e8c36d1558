import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { AREA_OF_ROLE } from '#shell/roles.ts';
import type { Session } from '#shell/session/session.ts';
import { Notice } from '#ui/notice.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { reloadAccount } from '#shell/account/account-query.ts';
import { keepPerson } from '#shell/account/keep-person.ts';
import { BusinessCard } from './business-card.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { FIELD_OF_MISSING, type Missing } from './missing.ts';
import { PageAddressCard } from './page-address-card.tsx';
import type { SettingsParts } from './settings-form-type.ts';
import { settingsQuery, type ProviderSettings } from './settings-query.ts';
import { changesOf, FIELD_OF_PROBLEM, settingsRules, valuesOf } from './settings-values.ts';
import classes from './settings.module.css';
import { YouCard } from './you-card.tsx';

interface SettingsFormProps {
  readonly settings: ProviderSettings;
  readonly session: Session;
  readonly missing?: Missing | undefined;
  readonly parts: SettingsParts;
  /** Beside the form: what is saved by itself. */
  readonly children: ReactNode;
}

/** All sections, saved together. */
export const SettingsForm = ({ settings, session, missing, parts, children }: SettingsFormProps) => {
  const queryClient = useQueryClient();
  const saved = valuesOf(settings);
  const [isBackToWork, setBackToWork] = useState(false);
  const write = useWriteForm('POST /v2/service-provider/account/settings', {
    saved,
    validate: settingsRules(saved),
    input: (values, { isDirty }) => ({ body: changesOf(values, isDirty) }),
    fields: FIELD_OF_PROBLEM,
    onSaved: async (answer) => {
      queryClient.setQueryData(settingsQuery().queryKey, answer);
      const { displayName, photoUrl, hasEmergencySettings } = await reloadAccount(queryClient, session.role);
      keepPerson({ displayName, photoURL: photoUrl });
      setBackToWork(missing === 'emergency-contact' && hasEmergencySettings);
      return valuesOf(answer);
    },
    success: 'Changes saved',
  });
  const { form } = write;

  const wished = useRef(missing && FIELD_OF_MISSING[missing]);
  useEffect(() => {
    if (!wished.current) return;
    const node = form.getInputNode(wished.current);
    wished.current = undefined;
    node?.focus();
    node?.scrollIntoView({ block: 'center' });
  });

  return (
    <FormAndAside aside={children}>
      <SavedForm of={write} className={classes['form']}>
        {missing === 'emergency-contact' && <EmergencyNotice isSaved={isBackToWork} session={session} />}
        {missing === 'emergency-contact' && <EmergencyCard form={form} />}
        <YouCard form={form} parts={parts} />
        <BusinessCard form={form} parts={parts} />
        <PageAddressCard form={form} saved={saved.vanityUrl} />
        {missing !== 'emergency-contact' && <EmergencyCard form={form} />}
      </SavedForm>
    </FormAndAside>
  );
};

const EmergencyNotice = ({ isSaved, session }: { isSaved: boolean; session: Session }) =>
  isSaved ? (
    <Notice tone="success">
      Emergency contact saved <TextLink to={AREA_OF_ROLE[session.role]}>Continue</TextLink>
    </Notice>
  ) : (
    <Notice tone="info">Add an emergency contact to continue. Everyone who works from a van needs one.</Notice>
  );
