import { useQuery } from '@tanstack/react-query';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { read } from '#shell/api/read.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { keepCustomer, type CustomerRow } from './customers-query.ts';
import classes from './customers.module.css';

interface BlockDialogProps {
  readonly customer: Pick<CustomerRow, 'id' | 'displayName' | 'firstName'> | null;
  readonly onClose: () => void;
}

/** A blocked customer cannot book this groomer; the reason is kept with the customer. */
export const BlockDialog = ({ customer, onClose }: BlockDialogProps) => (
  <FormDialog title={`Block ${customer?.displayName ?? ''}`} opened={customer !== null} onClose={onClose}>
    {customer && <BlockReasons key={customer.id} customer={customer} onClose={onClose} />}
  </FormDialog>
);

type FormProps = { readonly customer: NonNullable<BlockDialogProps['customer']>; readonly onClose: () => void };

const BlockReasons = (props: FormProps) => {
  const settings = useQuery(read('GET /v1/sites/:site/settings', { params: { site: 'current' } }));
  if (!settings.data) return <LoadingState what="reasons" of={[settings]} rows={2} />;
  return <BlockForm {...props} reasons={settings.data.lists.customerBlockReasons} />;
};

const BlockForm = ({ customer, reasons, onClose }: FormProps & { readonly reasons: readonly string[] }) => {
  const write = useWriteForm('POST /v2/service-provider/customer/:id/block-customer', {
    saved: { reason: '', reportCustomer: false },
    validate: { reason: (reason) => (reason.trim() === '' ? 'Choose a reason' : null) },
    input: (body) => ({ params: { id: customer.id }, body }),
    keep: keepCustomer,
    onSaved: () => {
      onClose();
      return undefined;
    },
    success: `${customer.displayName} is blocked`,
  });
  const { form } = write;
  return (
    <CheckedForm of={write} className={classes['form']}>
      <p>{customer.firstName} can’t find or book you anymore. You can unblock them at any time.</p>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      {reasons.length > 0 ? (
        <SelectField
          label="Reason"
          required
          {...form.getInputProps('reason')}
          value={form.values.reason || null}
          choices={reasons.map((reason) => ({ value: reason, label: reason }))}
          onChange={(reason) => form.setFieldValue('reason', reason ?? '')}
        />
      ) : (
        <TextField label="Reason" required {...form.getInputProps('reason')} />
      )}
      <CheckboxField
        label="Report to support"
        description="Support reviews the customer’s account."
        checked={form.values.reportCustomer}
        onChange={(isReported) => form.setFieldValue('reportCustomer', isReported)}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="danger" type="submit" busy={write.isSaving} busyLabel="Blocking…">
          Block customer
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
