import { useRef } from 'react';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm, type WriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { sentWords } from './customer-words.tsx';
import type { Customer, Pet } from './customers-query.ts';
import classes from './customers.module.css';
import type { CustomerParts } from './parts.ts';
import { PetFields } from './pet-fields.tsx';
import { NEW_PET, PET_RULES, petBodyOf, petValuesOf, type PetValues } from './pet-values.ts';

interface PetDialogProps {
  readonly customer: Customer;
  /** Null for a new one. */
  readonly pet: Pet | null;
  readonly opened: boolean;
  readonly parts: CustomerParts;
  readonly onClose: () => void;
}

/** Adds a pet, or changes one. */
export const PetDialog = ({ opened, onClose, pet, ...rest }: PetDialogProps) => (
  <FormDialog title={pet ? `Edit ${pet.name}` : 'Add pet'} opened={opened} onClose={onClose}>
    {opened && (pet ? <EditPet {...rest} pet={pet} onClose={onClose} /> : <AddPet {...rest} onClose={onClose} />)}
  </FormDialog>
);

type FormProps = Pick<PetDialogProps, 'customer' | 'parts' | 'onClose'>;

const AddPet = ({ customer, parts, onClose }: FormProps) => {
  const write = useWriteForm('POST /v2/service-checkout/pet-service/service-provider/customer/pet', {
    saved: NEW_PET,
    validate: PET_RULES,
    input: (values) => ({ body: { customerId: customer.id, petDetails: petBodyOf(values, null) } }),
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: 'Pet added',
  });
  return <PetForm write={write} parts={parts} action="Add pet" onClose={onClose} />;
};

/** What groomers note about a pet; everything else is its owner's. */
const NOTED: readonly string[] = ['groomerNote', 'timeModifierId'];

const EditPet = ({ customer, pet, parts, onClose }: FormProps & { readonly pet: Pet }) => {
  const { editPersonal } = customer.can;
  const isProposed = useRef(false);
  const write = useWriteForm('PUT /v2/service-checkout/pet-service/service-provider/customer/:id/pet/:petId', {
    saved: petValuesOf(pet),
    validate: PET_RULES,
    input: (values, form) => {
      isProposed.current =
        !editPersonal && Object.keys(values).some((name) => !NOTED.includes(name) && form.isDirty(name));
      return { params: { id: customer.id, petId: pet.id }, body: petBodyOf(values, pet) };
    },
    onSaved: () => {
      onClose();
      toastSuccess(isProposed.current ? sentWords(customer) : 'Pet saved');
      return undefined;
    },
  });
  const consent = editPersonal
    ? null
    : `${customer.firstName} confirms changes. Grooming note and extra time save at once.`;
  return <PetForm write={write} parts={parts} action="Save pet" consent={consent} onClose={onClose} />;
};

interface PetFormProps extends Pick<PetDialogProps, 'onClose'> {
  readonly write: WriteForm<PetValues>;
  readonly parts: Pick<CustomerParts, 'uploadPhoto'>;
  readonly action: string;
  readonly ofOwner?: boolean;
  /** Who confirms what, where the person who saves does not decide. */
  readonly consent?: string | null;
}

/** For groomers and owners alike. */
export const PetForm = ({ write, parts, action, ofOwner = false, consent = null, onClose }: PetFormProps) => (
  <CheckedForm of={write} className={classes['form']}>
    {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
    {consent !== null && <Notice tone="info">{consent}</Notice>}
    <PhotoUpload
      label="Photo"
      value={write.form.values.photo}
      onChange={(photo) => write.form.setFieldValue('photo', photo)}
      upload={parts.uploadPhoto}
    />
    <PetFields form={write.form} ofOwner={ofOwner} />
    <DialogActions>
      <Button onClick={onClose}>Cancel</Button>
      <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
        {action}
      </Button>
    </DialogActions>
  </CheckedForm>
);
