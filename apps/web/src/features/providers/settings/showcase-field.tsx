import { MAX_SHOWCASE_PHOTOS } from '@tailgate/contract/facts';
import { PhotosField } from '#ui/uploads/photos-field.tsx';
import { frameOf } from './photo-field.tsx';
import type { SettingsForm, SettingsParts } from './settings-form-type.ts';

interface ShowcaseFieldProps {
  readonly form: SettingsForm;
  readonly upload: SettingsParts['uploadPhoto'];
}

/** Photos of their work on a groomer's page. */
export const ShowcaseField = ({ form, upload }: ShowcaseFieldProps) => (
  <div {...frameOf(form, 'showcase')}>
    <PhotosField
      label="Photo of your work"
      another="Another photo of your work"
      photos={form.values.showcase}
      most={MAX_SHOWCASE_PHOTOS}
      upload={upload}
      onChange={(photos) => form.setFieldValue('showcase', photos)}
      error={form.errors['showcase'] as string | undefined}
    />
  </div>
);
