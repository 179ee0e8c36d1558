import type { CallAnswer } from '@tailgate/contract';
import { MAX_VACCINATION_NAME_LENGTH } from '@tailgate/contract/facts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm, type WriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Pet } from './customers-query.ts';
import classes from './customers.module.css';
import type { CustomerParts } from './parts.ts';

interface VaccinationDialogProps {
  readonly pet: Pet;
  readonly opened: boolean;
  readonly parts: CustomerParts;
  readonly onClose: () => void;
}

export const VaccinationDialog = ({ opened, onClose, ...rest }: VaccinationDialogProps) => (
  <FormDialog title={`Vaccination of ${rest.pet.name}`} opened={opened} onClose={onClose}>
    {opened && <VaccinationForm {...rest} onClose={onClose} />}
  </FormDialog>
);

export const NEW_VACCINATION = {
  name: '',
  expiresOn: null as string | null,
  image: null as CallAnswer<'POST /v2/attachment/images/:id/complete'> | null,
};

const VaccinationForm = ({ pet, parts, onClose }: Omit<VaccinationDialogProps, 'opened'>) => {
  const write = useWriteForm(
    'POST /v2/service-checkout/pet-service/service-provider/customer/:id/pet/:petId/vaccinations',
    {
      saved: NEW_VACCINATION,
      validate: { name: (name) => (name.trim() === '' ? 'Enter the vaccination' : null) },
      input: ({ name, expiresOn, image }) => ({
        params: { id: pet.customerId, petId: pet.id },
        body: { name, expiresOn, imageId: image?.id ?? null },
      }),
      fields: { imageId: 'image' },
      onSaved: () => {
        onClose();
        return undefined;
      },
      success: 'Vaccination added',
    },
  );
  return <VaccinationFields write={write} parts={parts} onClose={onClose} />;
};

interface VaccinationFieldsProps extends Pick<VaccinationDialogProps, 'onClose'> {
  readonly write: WriteForm<typeof NEW_VACCINATION>;
  readonly parts: Pick<CustomerParts, 'uploadPhoto'>;
}

/** For groomers and owners alike. */
export const VaccinationFields = ({ write, parts, onClose }: VaccinationFieldsProps) => {
  const { form } = write;
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <TextField
        label="Vaccination"
        required
        placeholder="Rabies"
        maxLength={MAX_VACCINATION_NAME_LENGTH}
        {...form.getInputProps('name')}
      />
      <DateField label="Valid until" optional {...form.getInputProps('expiresOn')} value={form.values.expiresOn} />
      <PhotoUpload
        label="Photo of the record"
        value={form.values.image}
        onChange={(image) => form.setFieldValue('image', image)}
        upload={parts.uploadPhoto}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
          Add vaccination
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
