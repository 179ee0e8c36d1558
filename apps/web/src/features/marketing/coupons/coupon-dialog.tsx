import type { CouponModifier } from '@tailgate/contract';
import { MAX_COUPON_CODE_LENGTH } from '@tailgate/contract/facts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm, type WriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { RadioField } from '#ui/fields/radio-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { SwitchField } from '#ui/fields/switch-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CustomerField } from '../customer-field.tsx';
import classes from '../marketing.module.css';
import { copyCode } from '../share.ts';
import { bodyOf, NEW_COUPON, RULES, type Audience, type CouponValues } from './coupon-values.ts';

const TYPES: readonly { readonly value: CouponModifier; readonly label: string }[] = [
  { value: 'percentage', label: 'Percentage' },
  { value: 'fixed', label: 'Fixed amount' },
];

const AUDIENCES: readonly { readonly value: Audience; readonly label: string; readonly description?: string }[] = [
  { value: 'all', label: 'All customers' },
  { value: 'new', label: 'New customers', description: 'On their first appointment with you' },
  { value: 'one', label: 'One customer' },
];

interface CouponDialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
}

export const CouponDialog = ({ opened, onClose }: CouponDialogProps) => (
  <FormDialog title="Add coupon" opened={opened} onClose={onClose}>
    {opened && <CouponForm onClose={onClose} />}
  </FormDialog>
);

const useCouponForm = (onClose: () => void) =>
  useWriteForm('POST /v2/service-marketing/customer-coupon', {
    saved: NEW_COUPON,
    validate: RULES,
    input: (values) => ({ body: bodyOf(values) }),
    fields: { customerId: 'customer' },
    onSaved: ({ code }) => {
      onClose();
      toastSuccess(`${code} added`, { label: 'Copy code', onPress: () => copyCode(code) });
      return undefined;
    },
  });

const CouponForm = ({ onClose }: { onClose: () => void }) => {
  const write = useCouponForm(onClose);
  const { form } = write;
  const { values } = form;
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <TextField
        label="Code"
        required
        description="Customers tell you this code at the van."
        placeholder="SPRING10"
        autoComplete="off"
        maxLength={MAX_COUPON_CODE_LENGTH}
        {...form.getInputProps('code')}
        onChange={({ currentTarget }) => form.setFieldValue('code', currentTarget.value.toUpperCase())}
      />
      <Discount of={write} />
      <RadioField
        label="Who can use it"
        choices={AUDIENCES}
        {...form.getInputProps('audience')}
        value={values.audience}
      />
      {values.audience === 'one' && (
        <CustomerField label="Customer" required {...form.getInputProps('customer')} value={values.customer} />
      )}
      <div className={classes['pair']}>
        <PriceField
          label="Minimum spend"
          optional
          {...form.getInputProps('minimumSpend')}
          value={values.minimumSpend}
        />
        <NumberField label="Minimum pets" optional {...form.getInputProps('minimumPets')} value={values.minimumPets} />
      </div>
      <SwitchField
        label="Single use"
        description="The coupon ends with the first order that uses it."
        checked={values.isSingleUse}
        onChange={(isSingleUse) => form.setFieldValue('isSingleUse', isSingleUse)}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Adding…">
          Add coupon
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};

const Discount = ({ of: { form } }: { of: WriteForm<CouponValues> }) => {
  const { modifierType, percent, amount } = form.values;
  return (
    <div className={classes['pair']}>
      <SelectField
        label="Type"
        required
        choices={TYPES}
        {...form.getInputProps('modifierType')}
        onChange={(type) => form.setFieldValue('modifierType', type ?? 'percentage')}
        value={modifierType}
      />
      {modifierType === 'fixed' ? (
        <PriceField label="Discount" required {...form.getInputProps('amount')} value={amount} />
      ) : (
        <NumberField
          label="Discount"
          required
          decimals={2}
          unit="%"
          {...form.getInputProps('percent')}
          value={percent}
        />
      )}
    </div>
  );
};
