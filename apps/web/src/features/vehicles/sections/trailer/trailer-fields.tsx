import type { UseFormReturnType } from '@mantine/form';
import {
  MAX_PLATE_LENGTH,
  MAX_TRAILER_IMAGES,
  MAX_VAN_DESCRIPTION_LENGTH,
  MAX_VAN_NAME_LENGTH,
  MAX_VAN_WORD_LENGTH,
} from '@tailgate/contract/facts';
import { uploadDocument, uploadImage } from '#shell/files/upload-file.ts';
import { PathAnchor } from '#shell/forms/path-anchor.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DocumentUpload } from '#ui/uploads/document-upload.tsx';
import { PhotosField } from '#ui/uploads/photos-field.tsx';
import type { TrailerValues } from './trailer-values.ts';
import classes from '../sections.module.css';

const uploadPhoto = uploadImage();

export const TrailerFields = ({ form }: { form: UseFormReturnType<TrailerValues> }) => {
  const { values } = form;
  const problem = (field: 'registration' | 'images') => form.errors[field] as string | undefined;
  return (
    <>
      <div className={classes['pair']}>
        <TextField label="Name" required maxLength={MAX_VAN_NAME_LENGTH} {...form.getInputProps('name')} />
        <TextField
          label="License plate"
          maxLength={MAX_PLATE_LENGTH}
          autoCapitalize="characters"
          {...form.getInputProps('licensePlate')}
        />
        <TextField
          label="VIN"
          description="17 characters, on the frame or the registration."
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          {...form.getInputProps('vin')}
        />
        <NumberField label="Year" {...form.getInputProps('year')} value={values.year} />
        <TextField label="Make" maxLength={MAX_VAN_WORD_LENGTH} {...form.getInputProps('make')} />
        <TextField label="Model" maxLength={MAX_VAN_WORD_LENGTH} {...form.getInputProps('model')} />
      </div>
      <TextAreaField
        label="Description"
        rows={3}
        maxLength={MAX_VAN_DESCRIPTION_LENGTH}
        {...form.getInputProps('description')}
      />
      <PathAnchor form={form} path="registration">
        <DocumentUpload
          label="Registration"
          value={values.registration}
          onChange={(registration) => form.setFieldValue('registration', registration)}
          upload={uploadDocument}
          error={problem('registration')}
        />
      </PathAnchor>
      <PathAnchor form={form} path="images">
        <PhotosField
          label="Photos"
          another="Another photo"
          photos={values.images}
          most={MAX_TRAILER_IMAGES}
          upload={uploadPhoto}
          onChange={(images) => form.setFieldValue('images', [...images])}
          error={problem('images')}
        />
      </PathAnchor>
    </>
  );
};
