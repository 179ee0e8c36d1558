import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import type { SiteSettings } from '#shell/session/session-hints.ts';
import { FormAndAside } from '#ui/pages/form-page.tsx';
import { keepSettings } from '../site-settings.ts';
import { BrandFields } from './brand-fields.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { brandRules, brandValues, isColor, settingsOf } from './brand-values.ts';

interface BrandFormProps {
  readonly settings: SiteSettings;
  readonly onSaved: (settings: SiteSettings) => void;
}

export const BrandForm = ({ settings, onSaved }: BrandFormProps) => {
  const write = useWriteForm('PUT /v1/sites/:site/settings', {
    saved: brandValues(settings),
    validate: brandRules,
    input: (values) => ({ params: { site: 'current' }, body: settingsOf(values, settings) }),
    keep: keepSettings,
    onSaved: (answer) => {
      onSaved(answer);
      return brandValues(answer);
    },
    success: 'Brand saved',
    fields: { appLogoImageId: 'appLogo', appLogoLightImageId: 'appLogoLight' },
  });
  const { values } = write.form;
  const { primary, secondary } = values.colors;
  return (
    <SavedForm of={write}>
      <FormAndAside
        aside={
          <BrandPreview
            name={values.appName}
            colors={{
              primary: isColor(primary) ? primary : settings.colors.primary,
              secondary: isColor(secondary) ? secondary : settings.colors.secondary,
            }}
            logos={{ light: values.appLogo?.url, dark: (values.appLogoLight ?? values.appLogo)?.url }}
          />
        }
      >
        <BrandFields form={write.form} />
      </FormAndAside>
    </SavedForm>
  );
};
