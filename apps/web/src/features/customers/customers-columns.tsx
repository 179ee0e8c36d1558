import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { petFace, PetAvatars } from '#ui/avatars/pet-avatar.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import type { TableColumn } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { CustomerTags } from './customer-words.tsx';
import type { CustomerRow } from './customers-query.ts';
import classes from './customers.module.css';
import { NextCell } from './next-cell.tsx';
import { dateWords, type Told } from './record/record-words.ts';

/** Faces of a row; further pets are named only. */
const MOST_FACES = 3;

const Unbroken = ({ children }: { children: string }) => <span className={classes['unbroken']}>{children}</span>;

/** Search and filters stay in the address: the list beside the customer is the same as the table. */
export const CustomerLink = ({ customer }: { customer: CustomerRow }) => (
  <RowOpener to="/groomer/customers/$customerId" params={{ customerId: customer.id }} search={(kept) => kept}>
    {customer.displayName}
  </RowOpener>
);

const Pets = ({ of: { petSummaries } }: { of: CustomerRow }) =>
  petSummaries.length === 0 ? (
    '–'
  ) : (
    <span className={classes['pets']}>
      <PetAvatars size={28} pets={petSummaries.slice(0, MOST_FACES).map(petFace)} />
      {petSummaries.map(({ name }) => name).join(', ')}
    </span>
  );

export const columnsTold = (told: Told): readonly TableColumn<CustomerRow>[] => [
  {
    id: 'name',
    label: 'Customer',
    sorts: true,
    fixed: true,
    cell: (customer) => (
      <span className={classes['person']}>
        <PersonAvatar id={customer.id} name={customer.displayName} size={32} />
        <span className={classes['who']}>
          <CustomerLink customer={customer} />
          {customer.phone && <span className={classes['phone']}>{phoneInWords(customer.phone)}</span>}
        </span>
      </span>
    ),
  },
  { id: 'pets', label: 'Pets', cell: (customer) => <Pets of={customer} /> },
  {
    id: 'last',
    label: 'Last',
    sorts: true,
    cell: ({ lastSeen }) => (lastSeen === null ? '–' : <Unbroken>{dateWords(lastSeen, told)}</Unbroken>),
  },
  {
    id: 'next',
    label: 'Next appointment',
    sorts: true,
    cell: (customer) => <NextCell customer={customer} told={told} />,
  },
  { id: 'completed', label: 'Completed', sorts: true, align: 'end', cell: ({ completed }) => completed },
  {
    id: 'spent',
    label: 'Total spent',
    sorts: true,
    align: 'end',
    cell: ({ spent }) => <strong>{inDollars(spent)}</strong>,
  },
  { id: 'tags', label: 'Tags', cell: (customer) => <CustomerTags of={customer} inRow /> },
];
