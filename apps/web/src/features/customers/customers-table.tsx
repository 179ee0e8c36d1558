import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MAX_INVITED_AT_ONCE } from '@tailgate/contract/facts';
import { localDateAt } from '@tailgate/values/local-time';
import { Ban, CalendarPlus, Clock, Copy, Phone } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { ButtonLink } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { DataTable } from '#ui/table/data-table.tsx';
import type { RowAction, TableAction, TableState } from '#ui/table/table-types.ts';
import { inDollars } from '#ui/words/dollars.ts';
import type { CalendarHabits } from '#features/appointments/index.ts';
import { BlockDialog } from './block-dialog.tsx';
import { CustomerTags, customerFilters } from './customer-words.tsx';
import { columnsTold, CustomerLink } from './customers-columns.tsx';
import { customersQuery, keepCustomer, loadAllCustomers, type CustomerRow } from './customers-query.ts';
import classes from './customers.module.css';
import { InviteDialog } from './invite-dialog.tsx';
import { NextCell, useTold } from './next-cell.tsx';

/** More are not loaded only to be selected. */
const MOST_SELECTED = 500;
const copyPhones = (customers: readonly CustomerRow[], clear: () => void): readonly TableAction[] => {
  const phones = customers.flatMap(({ phone }) => (phone ? [phone] : []));
  const what = phones.length === 1 ? 'phone number' : `${phones.length} phone numbers`;
  if (phones.length === 0) return [];
  return [
    {
      label: `Copy ${what}`,
      icon: Copy,
      onPress: () => {
        void navigator.clipboard
          .writeText(phones.join(', '))
          .then(() => toastSuccess(phones.length === 1 ? 'Phone number copied' : `${what} copied`));
        clear();
      },
    },
  ];
};

interface Inviting {
  readonly customers: readonly CustomerRow[];
  readonly clear: () => void;
}

/** Who is blocked is not invited, and only so many at once. */
const invite = (
  rows: readonly CustomerRow[],
  clear: () => void,
  onInvite: (inviting: Inviting) => void,
): readonly TableAction[] => {
  const customers = rows.filter(({ blockedAt }) => blockedAt === null);
  if (customers.length === 0 || customers.length > MAX_INVITED_AT_ONCE) return [];
  return [{ label: 'Invite to book', icon: CalendarPlus, onPress: () => onInvite({ customers, clear }) }];
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
  readonly clock: CalendarHabits['clock'];
}

/** All customers of the groomer, to be found, filtered and opened. */
export const CustomersTable = ({ state, onState, clock }: CustomersTableProps) => {
  const queryClient = useQueryClient();
  const customers = useQuery(customersQuery(state));
  const [blocking, setBlocking] = useState<CustomerRow | null>(null);
  const [inviting, setInviting] = useState<Inviting | null>(null);
  const rowActions = useRowActions(setBlocking);
  const { data } = customers;
  const told = useTold(data?.timeZone, clock);
  return (
    <>
      <DataTable
        what="customers"
        columns={columnsTold(told)}
        page={data}
        query={customers}
        state={state}
        onState={onState}
        searchLabel="Name, pet or phone"
        filters={customerFilters(data?.counts, state)}
        nameOf={({ displayName }) => displayName}
        line={(customer) => ({
          lead: <PersonAvatar id={customer.id} name={customer.displayName} />,
          title: (
            <span className={classes['line']}>
              <CustomerLink customer={customer} />
              <span>{inDollars(customer.spent)}</span>
            </span>
          ),
          meta: (
            <>
              {customer.petNames.length > 0 && `${customer.petNames.join(', ')} · `}
              {customer.completed} completed
              <span className={classes['lead']}>
                <NextCell customer={customer} told={told} />
                <CustomerTags of={{ ...customer, hasCard: false }} />
              </span>
            </>
          ),
        })}
        rowActions={rowActions}
        bulkActions={(rows, clear) => [...invite(rows, clear, setInviting), ...copyPhones(rows, clear)]}
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
      <InviteDialog
        customers={inviting?.customers ?? []}
        today={localDateAt(told.now, told.timeZone)}
        opened={inviting !== null}
        onClose={() => setInviting(null)}
        onInvited={() => inviting?.clear()}
      />
    </>
  );
};
