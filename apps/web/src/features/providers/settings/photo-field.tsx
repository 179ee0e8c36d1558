import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import type { SettingsForm, SettingsParts } from './settings-form-type.ts';
import classes from './settings.module.css';

interface PhotoFieldProps {
  readonly form: SettingsForm;
  readonly name: 'profilePicture' | 'logo';
  readonly label: string;
  readonly upload: SettingsParts['uploadPhoto'];
}

/** A group of buttons has no field of its own that could be focused: the frame around it takes that part. */
export const frameOf = (form: SettingsForm, name: string) => {
  const { 'data-path': path } = form.getInputProps(name) as { 'data-path'?: string };
  return { 'data-path': path, tabIndex: -1 };
};

export const PhotoField = ({ form, name, label, upload }: PhotoFieldProps) => (
  <div {...frameOf(form, name)} className={classes['photo']}>
    <PhotoUpload
      label={label}
      value={form.values[name]}
      onChange={(photo) => form.setFieldValue(name, photo)}
      upload={upload}
      error={form.errors[name] as string | undefined}
    />
  </div>
);
