import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StepForm } from '#shell/forms/step-form.tsx';
import { forgetStepDraft, useStepDraft } from '#shell/forms/use-step-draft.ts';
import type { Session } from '#shell/session/session.ts';
import { useSession } from '#shell/session/session-store.ts';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { BusinessContactFields, BusinessNameField, DescriptionField } from './business-fields.tsx';
import { EmergencyFields } from './emergency-fields.tsx';
import { PageAddressField } from './page-address-field.tsx';
import { PhotoField } from './photo-field.tsx';
import type { SettingsForm, SettingsParts } from './settings-form-type.ts';
import { ShowcaseField } from './showcase-field.tsx';
import { settingsQuery, type ProviderSettings } from './settings-query.ts';
import { STEP_RULES } from './settings-values.ts';
import classes from './settings.module.css';
import { useSettingsForm } from './use-settings-form.ts';

interface StepProps {
  /** Goes on to the next step. */
  readonly onSaved: () => void | Promise<void>;
  /** The way past a step that can wait. */
  readonly later?: ReactNode;
}

interface SettingsStepProps extends StepProps {
  readonly asks: keyof typeof STEP_RULES;
  readonly children: (form: SettingsForm, settings: ProviderSettings) => ReactNode;
}

const Form = (props: SettingsStepProps & { readonly settings: ProviderSettings; readonly role: Session['role'] }) => {
  const { asks, settings, role, onSaved, later, children } = props;
  const write = useSettingsForm({
    settings,
    role,
    validate: STEP_RULES[asks],
    onSaved: () => {
      forgetStepDraft(asks);
      return onSaved();
    },
  });
  useStepDraft(asks, write.form);
  return (
    <StepForm of={write} action="Save and continue" className={classes['step']}>
      <div className={classes['fields']}>{children(write.form, settings)}</div>
      {later}
    </StepForm>
  );
};

/** Some of the settings as a step of the setup. */
const SettingsStep = (props: SettingsStepProps) => {
  const session = useSession();
  const settings = useQuery({ ...settingsQuery(), refetchOnWindowFocus: false });
  if (!session) return null;
  if (!settings.data) return <LoadingState what="your settings" of={[settings]} rows={3} />;
  return <Form {...props} settings={settings.data} role={session.role} />;
};

export const EmergencyContactStep = (props: StepProps) => (
  <SettingsStep {...props} asks="emergencyContact">
    {(form) => <EmergencyFields form={form} required />}
  </SettingsStep>
);

export const BusinessStep = (props: StepProps) => (
  <SettingsStep {...props} asks="business">
    {(form, { vanityUrl }) => (
      <>
        <BusinessNameField form={form} required />
        <PageAddressField form={form} saved={vanityUrl ?? ''} />
        <BusinessContactFields form={form} />
      </>
    )}
  </SettingsStep>
);

interface PhotoStepProps extends StepProps {
  readonly parts: Pick<SettingsParts, 'uploadPhoto'>;
}

export const BusinessProfileStep = ({ parts, ...props }: PhotoStepProps) => (
  <SettingsStep {...props} asks="profile">
    {(form) => (
      <>
        <div className={classes['names']}>
          <PhotoField form={form} name="profilePicture" label="Your photo" upload={parts.uploadPhoto} />
          <PhotoField form={form} name="logo" label="Logo" upload={parts.uploadPhoto} />
        </div>
        <DescriptionField form={form} required />
      </>
    )}
  </SettingsStep>
);

export const ShowcaseStep = ({ parts, ...props }: PhotoStepProps) => (
  <SettingsStep {...props} asks="showcase">
    {(form) => <ShowcaseField form={form} upload={parts.uploadPhoto} />}
  </SettingsStep>
);
