import { useEffect, useRef, useState, type ReactNode } from 'react';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { AREA_OF_ROLE } from '#shell/roles.ts';
import type { Session } from '#shell/session/session.ts';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { BusinessCard } from './business-card.tsx';
import { EmergencyCard } from './emergency-fields.tsx';
import { FIELD_OF_MISSING, type Missing } from './missing.ts';
import { PageAddressField } from './page-address-field.tsx';
import { ShowcaseField } from './showcase-field.tsx';
import type { SettingsParts } from './settings-form-type.ts';
import type { ProviderSettings } from './settings-query.ts';
import { settingsRules, valuesOf } from './settings-values.ts';
import classes from './settings.module.css';
import { useSettingsForm } from './use-settings-form.ts';
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
  const saved = valuesOf(settings);
  const [isBackToWork, setBackToWork] = useState(false);
  const write = useSettingsForm({
    settings,
    role: session.role,
    validate: settingsRules(saved),
    onSaved: ({ hasEmergencySettings }) => setBackToWork(missing === 'emergency-contact' && hasEmergencySettings),
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
        {session.role === 'groomer' && (
          <FormGroup title="Your work" lead="Photos of pets you have groomed, on your page.">
            <ShowcaseField form={form} upload={parts.uploadPhoto} />
          </FormGroup>
        )}
        <FormGroup title="Your page address">
          <PageAddressField form={form} saved={saved.vanityUrl} />
        </FormGroup>
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
