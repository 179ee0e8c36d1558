import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import type { SiteSettings } from '#shell/session/session-hints.ts';
import { Card } from '#ui/layout/card.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { keepSettings, siteSettingsQuery } from '../../site-settings.ts';
import { brandValues, settingsOf } from '../brand-values.ts';
import classes from '../staff.module.css';
import { listsOf, REASONS, reasonsRules, reasonsValues } from './reasons-values.ts';

/** The reasons that people choose from. Read anew, and not changed by later reads while somebody edits. */
export const ReasonsEditor = () => {
  const settings = useQuery({ ...siteSettingsQuery(), refetchOnMount: 'always' });
  const [edited, setEdited] = useState<SiteSettings>();
  if (!edited && settings.isFetchedAfterMount && settings.isSuccess) setEdited(settings.data);
  if (edited) return <ReasonsForm settings={edited} onSaved={setEdited} />;
  return (
    <Card>
      <LoadingState what="the reasons" of={[settings]} rows={6} />
    </Card>
  );
};

interface ReasonsFormProps {
  readonly settings: SiteSettings;
  readonly onSaved: (settings: SiteSettings) => void;
}

const ReasonsForm = ({ settings, onSaved }: ReasonsFormProps) => {
  const write = useWriteForm('PUT /v1/sites/:site/settings', {
    saved: reasonsValues(settings),
    validate: reasonsRules,
    // The call replaces all settings: what this form does not show goes back as it came.
    input: (values) => ({
      params: { site: 'current' },
      body: { ...settingsOf(brandValues(settings), settings), lists: listsOf(values, settings) },
    }),
    keep: keepSettings,
    onSaved: (answer) => {
      onSaved(answer);
      return reasonsValues(answer);
    },
    success: 'Reasons saved',
  });
  return (
    <SavedForm of={write}>
      <FormGroup title="One reason per line">
        <div className={classes['pair']}>
          {REASONS.map(({ name, label, description }) => (
            <TextAreaField
              key={name}
              label={label}
              description={description}
              required
              autosize
              minRows={3}
              {...write.form.getInputProps(name)}
            />
          ))}
        </div>
      </FormGroup>
    </SavedForm>
  );
};
