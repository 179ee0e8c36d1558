import {
  MAX_ADDRESS_NOTES_LENGTH,
  MAX_CUSTOMER_ALERT_LENGTH,
  MAX_CUSTOMER_NOTES_LENGTH,
} from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { SavedForm } from '#shell/forms/saved-form.tsx';
import { useWriteForm } from '#shell/forms/use-write-form.ts';
import { Button } from '#ui/actions/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { ContactCard } from './contact-card.tsx';
import { CustomerTags, dayInWords } from './customer-words.tsx';
import { customerQuery, keepCustomer, type Customer } from './customers-query.ts';
import classes from './customers.module.css';
import type { CustomerParts } from './parts.ts';
import { PetCard } from './pet-card.tsx';
import { PetDialog } from './pet-dialog.tsx';
import { SentProposals } from './proposals/sent-proposals.tsx';

interface CustomerDetailProps {
  readonly id: string;
  readonly parts: CustomerParts;
  /** Where the customer stands in the loyalty program. */
  readonly loyalty: ReactNode;
}

/** Everything a groomer knows about a customer. */
export const CustomerDetail = ({ id, parts, loyalty }: CustomerDetailProps) => {
  const query = useQuery(customerQuery(id));
  const customer = query.data;
  if (!customer) return <LoadingState what="the customer" of={[query]} rows={6} />;
  return (
    <div className={classes['column']}>
      {customer.alert !== '' && (
        <Notice tone="danger">
          <strong>{customer.alert}</strong>{' '}
          {customer.alertChangedAt !== null && (
            <span className={classes['alertDate']}>{dayInWords(customer.alertChangedAt)}</span>
          )}
        </Notice>
      )}
      {customer.block && (
        <Notice tone="warning">
          Blocked on {dayInWords(customer.block.at)}: {customer.block.reason}
          {customer.block.isReported && '. Reported to support.'}
        </Notice>
      )}
      <CustomerTags of={customer} />
      <div className={classes['detail']}>
        <div className={classes['column']}>
          <SentProposals customer={customer} />
          <Pets customer={customer} parts={parts} />
          <NotesForm key={customer.id} customer={customer} />
        </div>
        <div className={classes['column']}>
          <ContactCard customer={customer} />
          {loyalty}
        </div>
      </div>
    </div>
  );
};

const Pets = ({ customer, parts }: { customer: Customer; parts: CustomerParts }) => {
  const [isAdding, setIsAdding] = useState(false);
  const add = (
    <Button look="tint" compact icon={<Plus size={18} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add pet
    </Button>
  );
  return (
    <>
      <Card title="Pets" {...(customer.pets.length > 0 && { aside: add })}>
        {customer.pets.length === 0 ? (
          <EmptyState title="No pets yet" action={add}>
            Add the pets you groom, with breed, weight and vaccinations.
          </EmptyState>
        ) : (
          <CardBody>
            <div className={classes['petCards']}>
              {customer.pets.map((pet) => (
                <PetCard key={pet.id} customer={customer} pet={pet} parts={parts} />
              ))}
            </div>
          </CardBody>
        )}
      </Card>
      <PetDialog customer={customer} pet={null} opened={isAdding} parts={parts} onClose={() => setIsAdding(false)} />
    </>
  );
};

const notesOf = ({ entryNotes, notes, alert }: Customer) => ({ entryNotes, notes, alert });

/** What only this groomer sees. */
const NotesForm = ({ customer }: { customer: Customer }) => {
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
