import { MAX_TAX_PERCENT, POSTAL_PREFIX, STATE_CODE, TAX_PERCENT_DECIMALS, taxPlaceOf } from '@tailgate/contract/facts';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#shell/api/api-error.ts';
import { readAgain } from '#shell/api/read-again.ts';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import classes from './taxes.module.css';
import { placeInWords } from './tax-words.ts';
import { type TaxPlace } from './taxes-query.ts';

interface Values {
  stateOrProvince: string;
  postalPrefix: string;
  percent: number | null;
}

const STATE_LENGTH = 3;
const PREFIX_LENGTH = 12;

const RULES = {
  stateOrProvince: (state: string) => (STATE_CODE.test(state) ? null : 'Enter the abbreviation, like TX'),
  postalPrefix: (prefix: string) => (POSTAL_PREFIX.test(prefix.trim()) ? null : 'Use letters and digits only'),
  percent: (percent: number | null) => {
    if (percent === null) return 'Enter the rate';
    return percent > MAX_TAX_PERCENT ? `Enter ${MAX_TAX_PERCENT}% at most` : null;
  },
};

const CHANGED = 'Another staff member changed this rate. Close this window to see the new one.';
const KNOWN = 'This place has a rate already. Change it in the table.';

interface TaxDialogProps {
  /** The place whose rate is changed, `new`, or nothing while the dialog is closed. */
  readonly of: TaxPlace | 'new' | null;
  readonly onClose: () => void;
}

const titleOf = (of: TaxDialogProps['of']) =>
  of === null || of === 'new' ? 'Add tax rate' : `Tax rate of ${placeInWords(of)}`;

export const TaxDialog = ({ of, onClose }: TaxDialogProps) => (
  <FormDialog title={titleOf(of)} opened={of !== null} onClose={onClose}>
    {of !== null && <TaxForm place={of === 'new' ? null : of} onClose={onClose} />}
  </FormDialog>
);

interface TaxFormProps {
  readonly place: TaxPlace | null;
  readonly onClose: () => void;
}

const useTaxForm = ({ place, onClose }: TaxFormProps) => {
  const queryClient = useQueryClient();
  const saved: Values = {
    stateOrProvince: place?.stateOrProvince ?? '',
    postalPrefix: place?.postalPrefix ?? '',
    percent: place?.percent ?? null,
  };
  return useWriteForm('PUT /v2/staff/tax-places/:place', {
    saved,
    validate: RULES,
    input: ({ stateOrProvince, postalPrefix, percent }) => ({
      params: { place: place?.id ?? taxPlaceOf({ stateOrProvince, postalPrefix: postalPrefix.trim() }) },
      body: { percent: percent ?? 0, previousPercent: place?.percent ?? null },
    }),
    refusalOf: (error) => {
      if (!(error instanceof ApiError) || error.code !== 'conflict') return null;
      void readAgain(queryClient, ['taxes']);
      return place ? { fields: {}, notice: CHANGED } : { fields: { stateOrProvince: KNOWN }, notice: null };
    },
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: place ? 'Tax rate saved' : 'Tax rate added',
  });
};

const TaxForm = (props: TaxFormProps) => {
  const { place, onClose } = props;
  const write = useTaxForm(props);
  const { form } = write;
  const capitals = (field: 'stateOrProvince' | 'postalPrefix') => ({
    ...form.getInputProps(field),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      form.setFieldValue(field, currentTarget.value.toUpperCase()),
  });
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      {!place && (
        <div className={classes['pair']}>
          <TextField
            label="State"
            required
            placeholder="TX"
            maxLength={STATE_LENGTH}
            {...capitals('stateOrProvince')}
          />
          <TextField
            label="ZIP codes starting with"
            optional
            placeholder="787"
            description="Empty for the whole state."
            maxLength={PREFIX_LENGTH}
            {...capitals('postalPrefix')}
          />
        </div>
      )}
      <NumberField
        label="Rate"
        required
        decimals={TAX_PERCENT_DECIMALS}
        isFixed
        unit="%"
        description="Applies to orders completed from now on."
        {...form.getInputProps('percent')}
        value={form.values.percent}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
          {place ? 'Save rate' : 'Add rate'}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
