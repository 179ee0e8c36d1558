import type { UseFormReturnType } from '@mantine/form';
import { NameFields } from '#shell/forms/name-fields.tsx';
import { MAX_CUSTOMER_SOURCE_LENGTH } from '@tailgate/contract/facts';
import { parsePhone } from '@tailgate/values/phone';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { read } from '#shell/api/read.ts';
import { StepForm } from '#shell/forms/step-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { LeaveWarning } from '#shell/layouts/leave-warning.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { FormGroup } from '#ui/fields/form-group.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { AddressFields } from './address-fields.tsx';
import { keepCustomer, type CustomerRow } from './customers-query.ts';
import classes from './customers.module.css';
import { LinkByCode } from './link-by-code.tsx';
import { NewCustomerPets } from './new-customer-pets.tsx';
import { NEW_CUSTOMER, NEW_CUSTOMER_RULES, newCustomerInput, type NewCustomerValues } from './new-customer-values.ts';
import type { CustomerParts } from './parts.ts';

/** Who has this number already: asked once it is complete. */
const usePhoneOwner = (typed: string) => {
  const phone = parsePhone(typed);
  const call = 'GET /v2/service-checkout/pet-service/service-provider/customer/find-by-phone-number';
  const owner = useQuery({ ...read(call, { query: { phone_number: phone ?? '' } }), enabled: phone !== undefined });
  return phone === undefined ? undefined : owner.data;
};

/** The phone comes first: a number that is known needs no other field. */
export const NewCustomer = ({ parts }: { parts: CustomerParts }) => {
  const navigate = useNavigate();
  const write = useWriteForm('POST /v2/service-checkout/pet-service/service-provider/customer', {
    saved: NEW_CUSTOMER,
    validate: NEW_CUSTOMER_RULES,
    input: newCustomerInput,
    fields: { physicalAddress: 'address' },
    keep: keepCustomer,
    onSaved: (customer) => {
      void navigate({
        to: '/groomer/customers/$customerId',
        params: { customerId: customer.id },
        search: {},
        ignoreBlocker: true,
      });
      return undefined;
    },
    success: 'Customer added and invited',
  });
  const { form } = write;
  const owner = usePhoneOwner(form.values.phoneNumber);
  const phone = (
    <FormGroup title="Phone" lead="The customer logs in with this number and gets appointment texts there.">
      <PhoneField
        label="Phone number"
        required
        {...form.getInputProps('phoneNumber')}
        value={form.values.phoneNumber}
      />
    </FormGroup>
  );
  if (owner?.found)
    return (
      <div className={classes['form']}>
        {phone}
        <KnownPhone phone={form.values.phoneNumber} customer={owner.customer} />
      </div>
    );
  return (
    <StepForm of={write} className={classes['form']} action="Add customer">
      {phone}
      <PersonFields form={form} />
      <FormGroup title="Address" lead="Where you groom. You can set the exact place on the map.">
        <AddressFields form={form} parts={parts} />
      </FormGroup>
      <NewCustomerPets form={form} />
      <LeaveWarning isUnsaved={() => form.isDirty() && !write.isSaving} consequence="The customer is not added yet." />
    </StepForm>
  );
};

const PersonFields = ({ form }: { form: UseFormReturnType<NewCustomerValues> }) => (
  <FormGroup title="Customer">
    <NameFields form={form} of="other" />
    <TextField label="Email" type="email" optional {...form.getInputProps('email')} />
    <CheckboxField label="VIP" checked={form.values.vip} onChange={(isVip) => form.setFieldValue('vip', isVip)} />
    <CheckboxField
      label="Add to wait list"
      checked={form.values.waitList}
      onChange={(waits) => form.setFieldValue('waitList', waits)}
    />
    <TextField
      label="How they found you"
      optional
      maxLength={MAX_CUSTOMER_SOURCE_LENGTH}
      {...form.getInputProps('referralSource')}
    />
  </FormGroup>
);

interface KnownPhoneProps {
  readonly phone: string;
  readonly customer: Pick<CustomerRow, 'id' | 'displayName'> | null;
}

/** An own customer is opened; anybody else has to agree first. */
const KnownPhone = ({ phone, customer }: KnownPhoneProps) =>
  customer ? (
    <Notice tone="info">
      This is your customer{' '}
      <TextLink to="/groomer/customers/$customerId" params={{ customerId: customer.id }} search={{}}>
        {customer.displayName}
      </TextLink>
      .
    </Notice>
  ) : (
    <LinkByCode key={phone} phone={phone} />
  );
