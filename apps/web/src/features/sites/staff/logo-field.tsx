import type { UseFormReturnType } from '@mantine/form';
import { uploadImage } from '#shell/files/upload-file.ts';
import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import type { BrandValues } from './brand-values.ts';

interface LogoFieldProps {
  readonly form: UseFormReturnType<BrandValues>;
  readonly name: 'appLogo' | 'appLogoLight';
  readonly label: string;
  readonly description: string;
  readonly logoOn: 'light' | 'dark';
}

const upload = uploadImage();

/** A group of buttons has no field of its own that could be focused: the element around it takes that part. */
export const LogoField = ({ form, name, label, description, logoOn }: LogoFieldProps) => {
  const { 'data-path': path } = form.getInputProps(name) as { 'data-path'?: string };
  return (
    <div data-path={path} tabIndex={-1}>
      <PhotoUpload
        label={label}
        description={description}
        value={form.values[name]}
        onChange={(logo) => form.setFieldValue(name, logo)}
        upload={upload}
        error={form.errors[name] as string | undefined}
        logoOn={logoOn}
      />
    </div>
  );
};
