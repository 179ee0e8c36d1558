import {
  MAX_ADDRESS_NOTES_LENGTH,
  MAX_CUSTOMER_ALERT_LENGTH,
  MAX_CUSTOMER_NOTES_LENGTH,
} from '@tailgate/contract/facts';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { keepCustomer, type Customer } from './customers-query.ts';
import classes from './customers.module.css';

const notesOf = ({ entryNotes, notes, alert }: Customer) => ({ entryNotes, notes, alert });

/** What only this groomer sees. */
export const NotesCard = ({ customer }: { customer: Customer }) => {
  const write = useWriteForm('PUT /v2/service-provider/customer/:id', {
    saved: notesOf(customer),
    input: ({ entryNotes, ...body }) => ({ params: { id: customer.id }, body: { ...body, entry_notes: entryNotes } }),
    keep: keepCustomer,
    onSaved: notesOf,
    success: 'Notes saved',
    undone: 'Notes restored',
  });
  const { form } = write;
  return (
    <Card title="Notes" aside="Only you">
      <CardBody>
        <SavedForm of={write} className={classes['form']}>
          <TextAreaField
            label="Notes"
            autosize
            minRows={4}
            maxRows={16}
            maxLength={MAX_CUSTOMER_NOTES_LENGTH}
            {...form.getInputProps('notes')}
          />
          <TextAreaField
            label="Entry notes"
            description="Gate code, parking, outlets, as you know them."
            rows={2}
            maxLength={MAX_ADDRESS_NOTES_LENGTH}
            {...form.getInputProps('entryNotes')}
          />
          <TextField
            label="Alert"
            description="Shown in red at the top of this page."
            maxLength={MAX_CUSTOMER_ALERT_LENGTH}
            {...form.getInputProps('alert')}
          />
        </SavedForm>
      </CardBody>
    </Card>
  );
};
