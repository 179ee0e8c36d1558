import type { ReactNode } from 'react';
import { StepForm } from '#shell/forms/step-form.tsx';
import { forgetStepDraft, useStepDraft } from '#shell/forms/use-step-draft.ts';
import { PreferenceFields } from './preference-fields.tsx';
import classes from './preferences.module.css';
import type { Preferences } from './preferences-query.ts';
import { usePreferencesForm } from './use-preferences-form.ts';
import { WithPreferences } from './with-preferences.tsx';

const DRAFT = 'preferences';

interface StepProps {
  readonly saved: Preferences;
  readonly onSaved: () => void | Promise<void>;
  /** The way past the step, where it can wait. */
  readonly later?: ReactNode;
}

const Step = ({ saved, onSaved, later }: StepProps) => {
  const write = usePreferencesForm(saved, {
    onSaved: () => {
      forgetStepDraft(DRAFT);
      return onSaved();
    },
  });
  useStepDraft(DRAFT, write.form);
  return (
    <StepForm of={write} action="Save and continue" className={classes['step']}>
      <PreferenceFields saved={saved} form={write.form} />
      {later}
    </StepForm>
  );
};

/** The preferences as a step of the onboarding. */
export const PreferencesStep = (props: Omit<StepProps, 'saved'>) => (
  <WithPreferences>{(saved) => <Step {...props} saved={saved} />}</WithPreferences>
);
