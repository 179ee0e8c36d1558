import { METER_UNITS, METERS } from '@tailgate/contract/facts';
import { useState } from 'react';
import { uploadImage } from '#shell/files/upload-file.ts';
import type { UploadedImage } from '#shell/files/upload-file.ts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ChoiceChips } from '#ui/fields/choice-chips.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import { METER_NAMES } from '../meters/meter-words.ts';
import { rulesFor } from '../meters/reading-values.ts';
import type { HeldVan } from './driven-vans-query.ts';
import classes from './driver.module.css';

const uploadPhoto = uploadImage();

interface DriverReadingProps {
  readonly van: Pick<HeldVan, 'id' | 'name'>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

interface Values {
  meter: (typeof METERS)[number];
  value: number | null;
  photo: UploadedImage | null;
}
const EMPTY: Values = { meter: 'odometer', value: null, photo: null };

/** What a meter of the van shows now. */
export const DriverReadingDialog = (props: DriverReadingProps) => (
  <FormDialog title="Add reading" opened={props.opened} onClose={props.onClose}>
    {props.opened && <ReadingForm {...props} />}
  </FormDialog>
);

const ReadingForm = ({ van: { id }, onClose }: DriverReadingProps) => {
  const [initial] = useState(EMPTY);
  const write = useWriteForm('POST /v2/service-vehicle/driver/vans/:id/meter-readings', {
    saved: initial,
    validate: { value: rulesFor('odometer').value },
    input: ({ meter, value, photo }) => ({
      params: { id },
      body: { meter, value: value ?? 0, ...(photo && { photo: photo.id }) },
    }),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Reading added',
  });
  const { form, isSaving } = write;
  const { meter, value, photo } = form.values;
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <ChoiceChips
        label="Meter"
        choices={METERS.map((one) => ({ value: one, label: METER_NAMES[one] }))}
        chosen={meter}
        onChoose={(chosen) => form.setFieldValue('meter', chosen)}
      />
      <NumberField
        label="Reading"
        required
        decimals={1}
        unit={METER_UNITS[meter]}
        {...form.getInputProps('value')}
        value={value}
      />
      <PhotoUpload
        label="Photo of the meter"
        value={photo}
        onChange={(next) => form.setFieldValue('photo', next)}
        upload={uploadPhoto}
        error={form.errors['photo'] as string | undefined}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={isSaving} busyLabel="Saving…">
          Add reading
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
