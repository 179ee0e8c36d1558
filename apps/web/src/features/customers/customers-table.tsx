import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ban, Clock, Copy, Phone } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { kindOf, PetAvatars } from '#ui/avatars/pet-avatar.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import { RowOpener } from '#ui/table/row-opener.tsx';
import type { RowAction, TableAction, TableColumn, TableState } from '#ui/table/table-types.ts';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { BlockDialog } from './block-dialog.tsx';
import { CustomerTags, customerFilters, dayInWords } from './customer-words.tsx';
import { customersQuery, keepCustomer, loadAllCustomers, type CustomerRow } from './customers-query.ts';
import classes from './customers.module.css';

/** More are not loaded only to be selected. */
const MOST_SELECTED = 500;
/** Faces of a row; further pets are named only. */
const MOST_FACES = 3;

const Unbroken = ({ children }: { children: string }) => <span className={classes['unbroken']}>{children}</span>;

/** Search and filters stay in the address: the list beside the customer is the same as the table. */
const CustomerLink = ({ customer }: { customer: CustomerRow }) => (
  <RowOpener to="/groomer/customers/$customerId" params={{ customerId: customer.id }} search={(kept) => kept}>
    {customer.displayName}
  </RowOpener>
);

const Pets = ({ of: { petSummaries } }: { of: CustomerRow }) =>
  petSummaries.length === 0 ? (
    '–'
  ) : (
    <span className={classes['pets']}>
      <PetAvatars
        size={28}
        pets={petSummaries.slice(0, MOST_FACES).map(({ id, petType }) => ({ id, kind: kindOf(petType) }))}
      />
      {petSummaries.map(({ name }) => name).join(', ')}
    </span>
  );

const COLUMNS: readonly TableColumn<CustomerRow>[] = [
  {
    id: 'name',
    label: 'Customer',
    sorts: true,
    fixed: true,
    cell: (customer) => (
      <span className={classes['person']}>
        <PersonAvatar id={customer.id} name={customer.displayName} size={32} />
        <CustomerLink customer={customer} />
      </span>
    ),
  },
  { id: 'pets', label: 'Pets', cell: (customer) => <Pets of={customer} /> },
  { id: 'phone', label: 'Phone', cell: ({ phone }) => (phone ? <Unbroken>{phoneInWords(phone)}</Unbroken> : '–') },
  { id: 'city', label: 'City', sorts: true, minor: true, cell: ({ city }) => city || '–' },
  { id: 'tags', label: 'Tags', cell: (customer) => <CustomerTags of={customer} /> },
  {
    id: 'added',
    label: 'Added',
    sorts: true,
    minor: true,
    cell: ({ createdAt }) => <Unbroken>{dayInWords(createdAt)}</Unbroken>,
  },
];

const copy = (text: string, said: string) => void navigator.clipboard.writeText(text).then(() => toastSuccess(said));

const copyPhones = (customers: readonly CustomerRow[], clear: () => void): readonly TableAction[] => {
  const phones = customers.flatMap(({ phone }) => (phone ? [phone] : []));
  return [
    {
      label: `Copy ${phones.length} phone numbers`,
      icon: Copy,
      onPress: () => {
        copy(phones.join(', '), `${phones.length} phone numbers copied`);
        clear();
      },
    },
  ];
};

const useRowActions = (onBlock: (customer: CustomerRow) => void) => {
  const keep = keepCustomer;
  const wait = useWrite('POST /v2/service-provider/customer/:id/waitlist', { keep });
  const leave = useWrite('DELETE /v2/service-provider/customer/:id/waitlist', { keep });
  const unblock = useWrite('DELETE /v2/service-provider/customer/:id/block-customer', { keep });
  return (customer: CustomerRow): readonly RowAction[] => {
    const params = { id: customer.id };
    return [
      ...(customer.phone ? [{ label: 'Call', icon: Phone, href: `tel:${customer.phone}` }] : []),
      customer.waitlistedAt === null
        ? { label: 'Add to wait list', icon: Clock, onPress: () => wait.mutate({ params }) }
        : { label: 'Remove from wait list', icon: Clock, onPress: () => leave.mutate({ params }) },
      customer.blockedAt === null
        ? { label: 'Block customer', icon: Ban, danger: true, onPress: () => onBlock(customer) }
        : { label: 'Unblock customer', icon: Ban, onPress: () => unblock.mutate({ params }) },
    ];
  };
};

interface CustomersTableProps {
  readonly state: TableState;
  readonly onState: (change: Partial<TableState>, options?: { readonly replace: boolean }) => void;
}

/** All customers of the groomer, to be found, filtered and opened. */
export const CustomersTable = ({ state, onState }: CustomersTableProps) => {
  const queryClient = useQueryClient();
  const customers = useQuery(customersQuery(state));
  const [blocking, setBlocking] = useState<CustomerRow | null>(null);
  const rowActions = useRowActions(setBlocking);
  const { data } = customers;
  return (
    <>
      <DataTable
        what="customers"
        columns={COLUMNS}
        page={data}
        query={customers}
        state={state}
        onState={onState}
        searchLabel="Name, pet or phone"
        filters={customerFilters(data?.counts)}
        nameOf={({ displayName }) => displayName}
        line={(customer) => ({
          lead: <PersonAvatar id={customer.id} name={customer.displayName} />,
          title: <CustomerLink customer={customer} />,
          meta: (
            <>
              {[customer.petNames.join(', '), customer.city].filter(Boolean).join(' · ')} <CustomerTags of={customer} />
            </>
          ),
        })}
        rowActions={rowActions}
        bulkActions={copyPhones}
        {...(data && data.total <= MOST_SELECTED && { loadAll: () => loadAllCustomers(queryClient, state) })}
        empty={
          <EmptyState
            level={2}
            title="No customers yet"
            action={
              <ButtonLink look="filled" to="/groomer/customers/new">
                New customer
              </ButtonLink>
            }
          >
            Add your first customer with a phone number. They get a text with a link to their account.
          </EmptyState>
        }
      />
      <BlockDialog customer={blocking} onClose={() => setBlocking(null)} />
    </>
  );
};
