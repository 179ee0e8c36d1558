import type { UseFormReturnType } from '@mantine/form';
import { NameFields } from '#shell/forms/name-fields.tsx';
import { MAX_CUSTOMER_SOURCE_LENGTH } from '@tailgate/contract/facts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { addressProblem } from '#ui/address-field/address.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { emailProblem } from '#ui/words/email-problem.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { AddressFields } from './address-fields.tsx';
import { sentWords } from './customer-words.tsx';
import { keepCustomer, type Customer } from './customers-query.ts';
import classes from './customers.module.css';
import { addressIn, placeOf, type CustomerParts } from './parts.ts';

interface EditCustomerDialogProps {
  readonly customer: Customer;
  readonly opened: boolean;
  readonly parts: CustomerParts;
  readonly onClose: () => void;
}

/** What waits for the customer now and did not before. */
const hasAsked = (before: Customer, after: Customer): boolean =>
  after.proposals.some(({ id, status }) => status === 'open' && !before.proposals.some((known) => known.id === id));

/** Contact details as long as the customer has not taken them over; name and address are suggested to one with a login. */
export const EditCustomerDialog = ({ opened, onClose, ...form }: EditCustomerDialogProps) => (
  <FormDialog title={`Edit ${form.customer.displayName}`} opened={opened} onClose={onClose}>
    {opened && <EditForm {...form} onClose={onClose} />}
  </FormDialog>
);

const valuesOf = (customer: Customer) => ({
  firstName: customer.firstName,
  lastName: customer.lastName,
  phone: customer.phone ?? '',
  email: customer.email ?? '',
  address: addressIn(customer),
  addressLine2: customer.addressLine2,
  addressNotes: customer.addressNotes,
  isApartmentComplex: customer.isApartmentComplex,
  source: customer.source,
});
type Values = ReturnType<typeof valuesOf>;

const contactOf = (values: Values) => ({
  phone_number: values.phone,
  user_email: values.email.trim() === '' ? null : values.email,
});

const FIELDS = {
  first_name: 'firstName',
  last_name: 'lastName',
  phone_number: 'phone',
  user_email: 'email',
  physical_address: 'address',
} as const;

const required = (what: string) => (value: string) => (value.trim() === '' ? `Enter the ${what}` : null);

const EditForm = ({ customer, parts, onClose }: Omit<EditCustomerDialogProps, 'opened'>) => {
  const { editContact, editPersonal } = customer.can;
  const mayName = editContact || !editPersonal;
  const write = useWriteForm('PUT /v2/service-provider/customer/:id', {
    saved: valuesOf(customer),
    validate: {
      firstName: required('first name'),
      lastName: required('last name'),
      email: (email) => (email.trim() === '' ? null : emailProblem(email)),
      address: (address) => (address ? addressProblem(address) : null),
    },
    input: (values) => ({
      params: { id: customer.id },
      body: {
        ...(mayName && { first_name: values.firstName, last_name: values.lastName }),
        ...(editContact && contactOf(values)),
        physical_address: placeOf(values.address),
        address_line_2: values.addressLine2,
        address_notes: values.addressNotes,
        is_apartment_complex: values.isApartmentComplex,
        source: values.source,
      },
    }),
    fields: FIELDS,
    keep: keepCustomer,
    onSaved: (saved) => {
      onClose();
      toastSuccess(hasAsked(customer, saved) ? sentWords(customer) : 'Customer saved');
      return undefined;
    },
  });
  const { form } = write;
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      {!editContact && (
        <Notice tone="info">
          {editPersonal
            ? `${customer.firstName} manages their own name, phone and email. Ask them to change it.`
            : `${customer.firstName} confirms changes of name and address. Only ${customer.firstName} can change phone and email.`}
        </Notice>
      )}
      <ContactFields form={form} mayName={mayName} mayReach={editContact} />
      <AddressFields form={form} parts={parts} />
      <TextField
        label="How they found you"
        optional
        maxLength={MAX_CUSTOMER_SOURCE_LENGTH}
        {...form.getInputProps('source')}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
          Save customer
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};

interface ContactFieldsProps {
  readonly form: UseFormReturnType<Values>;
  readonly mayName: boolean;
  readonly mayReach: boolean;
}

const ContactFields = ({ form, mayName, mayReach }: ContactFieldsProps) => (
  <>
    <NameFields form={form} of="other" required={false} disabled={!mayName} />
    <PhoneField label="Phone" disabled={!mayReach} {...form.getInputProps('phone')} value={form.values.phone} />
    <TextField label="Email" type="email" optional disabled={!mayReach} {...form.getInputProps('email')} />
  </>
);
