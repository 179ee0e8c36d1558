import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { focusFirstError } from '#shell/errors/form-errors.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { useFormRefusal } from '#shell/errors/use-form-refusal.ts';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { AREA_OF_ROLE } from '#shell/roles.ts';
import type { Session } from '#shell/session/session.ts';
import { fieldProblem } from '#ui/field-parts.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageButton } from '#ui/page-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { reloadAccount } from '../account-query.ts';
import { keepPerson } from '../keep-person.ts';
import { BusinessCard } from './business-card.tsx';
import { EmergencyCard } from './emergency-card.tsx';
import { FIELD_OF_MISSING, type Missing } from './missing.ts';
import { PageAddressCard } from './page-address-card.tsx';
import type { SettingsParts } from './settings-form-type.ts';
import { settingsQuery, type ProviderSettings } from './settings-query.ts';
import { changesOf, FIELD_OF_PROBLEM, settingsRules, valuesOf, type SettingsValues } from './settings-values.ts';
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

/** All sections, saved together by one button that is there when something was changed. */
export const SettingsForm = ({ settings, session, missing, parts, children }: SettingsFormProps) => {
  const id = useId();
  const queryClient = useQueryClient();
  const saved = valuesOf(settings);
  const form = useForm<SettingsValues>({ initialValues: saved, validate: settingsRules(saved) });
  const { notice, clearNotice, showRefusal } = useFormRefusal(form, FIELD_OF_PROBLEM);
  const [isBackToWork, setBackToWork] = useState(false);
  const save = useWrite('POST /v2/service-provider/account/settings', { errors: 'inline' });
  const unsaved = form.isDirty();

  const wished = useRef(missing && FIELD_OF_MISSING[missing]);
  useEffect(() => {
    if (!wished.current) return;
    const node = form.getInputNode(wished.current);
    wished.current = undefined;
    node?.focus();
    node?.scrollIntoView({ block: 'center' });
  });

  const keep = async (answer: ProviderSettings) => {
    const values = valuesOf(answer);
    form.setValues(values);
    form.resetDirty(values);
    queryClient.setQueryData(settingsQuery().queryKey, answer);
    const { displayName, photoUrl, hasEmergencySettings } = await reloadAccount(queryClient, session.role);
    keepPerson({ displayName, photoURL: photoUrl });
    setBackToWork(missing === 'emergency-contact' && hasEmergencySettings);
    toastSuccess('Your changes are saved');
  };

  const submit = (values: SettingsValues) => {
    if (save.isPending) return;
    clearNotice();
    save.mutate(
      { body: changesOf(values, (field) => form.isDirty(field)) },
      { onSuccess: (answer) => void keep(answer), onError: showRefusal },
    );
  };

  return (
    <div className={classes['page']} data-unsaved={unsaved || undefined}>
      <form
        id={id}
        noValidate
        className={classes['form']}
        onSubmit={form.onSubmit(submit, (errors) => focusFirstError(form, errors))}
      >
        {missing === 'emergency-contact' && !isBackToWork && (
          <Notice tone="info">
            Before you go on, tell us whom to call in an emergency. We ask everybody who works from a van.
          </Notice>
        )}
        {isBackToWork && (
          <Notice tone="success">
            Thank you. Your emergency contact is saved.{' '}
            <TextLink to={AREA_OF_ROLE[session.role]}>Go back to work</TextLink>
          </Notice>
        )}
        {missing === 'emergency-contact' && <EmergencyCard form={form} />}
        <YouCard form={form} parts={parts} />
        <BusinessCard form={form} parts={parts} />
        <PageAddressCard form={form} saved={saved.vanityUrl} />
        {missing !== 'emergency-contact' && <EmergencyCard form={form} />}
      </form>
      <div className={classes['side']}>{children}</div>
      {unsaved && (
        <div className={classes['save']}>
          <PageButton
            form={id}
            busy={save.isPending}
            busyLabel="Saving…"
            above={
              notice && (
                <span role="alert" className={classes['refusal']}>
                  {fieldProblem(notice)}
                </span>
              )
            }
          >
            Save changes
          </PageButton>
        </div>
      )}
      <LeaveWarning isUnsaved={() => unsaved} consequence="Your unsaved changes will be lost." />
    </div>
  );
};
