import type { CallAnswer } from '@tailgate/contract';
import { FIRST_EXPENSE_DATE, MAX_EXPENSE_NAME_LENGTH, MAX_EXPENSE_NOTES_LENGTH } from '@tailgate/contract/facts';
import type { LocalDate } from '@tailgate/values/local-time';
import { CheckedForm } from '#shell/forms/checked-form.tsx';
import { FormDialog } from '#shell/forms/form-dialog.tsx';
import { useWriteForm, type WriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { DateField } from '#ui/dates/date-field.tsx';
import { DialogActions } from '#ui/actions/dialog.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { PhotoUpload } from '#ui/uploads/photo-upload.tsx';
import { PriceField } from '#ui/fields/price-field.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Upload } from '#ui/uploads/use-upload.ts';
import { bodyOf, FIELDS, lastDateOn, newExpense, rulesOn, valuesOf, type ExpenseValues } from './expense-values.ts';
import { CATEGORY_CHOICES, PAYMENT_CHOICES } from './expense-words.ts';
import type { Expense } from './expenses-query.ts';
import classes from './expenses.module.css';

interface ExpenseDialogProps {
  /** The one to change, `new`, or nothing while the dialog is closed. */
  readonly of: Expense | 'new' | null;
  readonly today: LocalDate;
  readonly uploadPhoto: Upload<CallAnswer<'POST /v2/attachment/images/:id/complete'>>;
  readonly onClose: () => void;
}

/** Adds an expense, or changes one. */
export const ExpenseDialog = ({ of, onClose, ...rest }: ExpenseDialogProps) => (
  <FormDialog title={of === 'new' ? 'Add expense' : 'Edit expense'} opened={of !== null} onClose={onClose}>
    {of === 'new' && <AddExpense {...rest} onClose={onClose} />}
    {of !== null && of !== 'new' && <EditExpense {...rest} expense={of} onClose={onClose} />}
  </FormDialog>
);

type FormProps = Omit<ExpenseDialogProps, 'of'>;

const AddExpense = (props: FormProps) => {
  const write = useWriteForm('POST /v2/service-provider/account/expenses', {
    saved: newExpense(props.today),
    validate: rulesOn(props.today),
    input: (values) => ({ body: bodyOf(values) }),
    fields: FIELDS,
    onSaved: () => {
      props.onClose();
      return undefined;
    },
    success: 'Expense added',
  });
  return <ExpenseForm {...props} write={write} action="Add expense" />;
};

const EditExpense = ({ expense, ...props }: FormProps & { readonly expense: Expense }) => {
  const write = useWriteForm('PUT /v2/service-provider/account/expenses/update/:id', {
    saved: valuesOf(expense),
    validate: rulesOn(props.today),
    input: (values) => ({ params: { id: expense.id }, body: bodyOf(values) }),
    fields: FIELDS,
    onSaved: () => {
      props.onClose();
      return undefined;
    },
    success: 'Expense saved',
  });
  return <ExpenseForm {...props} write={write} action="Save expense" />;
};

interface ExpenseFormProps extends FormProps {
  readonly write: WriteForm<ExpenseValues>;
  readonly action: string;
}

const ExpenseForm = ({ write, action, today, uploadPhoto, onClose }: ExpenseFormProps) => {
  const { form } = write;
  return (
    <CheckedForm of={write} className={classes['form']}>
      {write.notice !== null && <Notice tone="danger">{write.notice}</Notice>}
      <TextField
        label="Expense"
        required
        placeholder="Shampoo"
        maxLength={MAX_EXPENSE_NAME_LENGTH}
        {...form.getInputProps('name')}
      />
      <div className={classes['pair']}>
        <PriceField label="Amount" required {...form.getInputProps('amount')} value={form.values.amount} />
        <DateField
          label="Date"
          required
          min={FIRST_EXPENSE_DATE}
          max={lastDateOn(today)}
          {...form.getInputProps('date')}
          value={form.values.date}
        />
        <SelectField
          label="Category"
          required
          choices={CATEGORY_CHOICES}
          {...form.getInputProps('category')}
          value={form.values.category}
        />
        <SelectField
          label="Paid by"
          required
          choices={PAYMENT_CHOICES}
          {...form.getInputProps('paymentType')}
          value={form.values.paymentType}
        />
      </div>
      <PhotoUpload
        label="Receipt"
        value={form.values.receipt}
        onChange={(receipt) => form.setFieldValue('receipt', receipt)}
        upload={uploadPhoto}
        error={form.errors['receipt'] as string | undefined}
      />
      <TextAreaField
        label="Notes"
        optional
        rows={2}
        maxLength={MAX_EXPENSE_NOTES_LENGTH}
        {...form.getInputProps('notes')}
      />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="filled" type="submit" busy={write.isSaving} busyLabel="Saving…">
          {action}
        </Button>
      </DialogActions>
    </CheckedForm>
  );
};
