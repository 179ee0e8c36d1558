import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Ban, Clock, FileCheck, Mail, MessageSquare, Pencil, Phone, Star } from 'lucide-react';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { CallDialog } from '#shell/calls/call-dialog.tsx';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { PageHeader } from '#shell/layouts/page-header.tsx';
import type { TableSearch } from '#shell/tables/text-search.ts';
import { AnchorButton, Button } from '#ui/actions/button.tsx';
import { PersonAvatar } from '#ui/avatars/person-avatar.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { RowMenu } from '#ui/table/row-menu.tsx';
import type { RowAction } from '#ui/table/table-types.ts';
import { BlockDialog } from './block-dialog.tsx';
import { BookLink } from './book-link.tsx';
import { CustomerTags, dayInWords } from './customer-words.tsx';
import { customerQuery, keepCustomer, type Customer } from './customers-query.ts';
import classes from './customers.module.css';
import { EditCustomerDialog } from './edit-customer-dialog.tsx';
import type { CustomerParts } from './parts.ts';

/** What can be done with a customer besides calling and writing. */
const useActions = (customer: Customer | undefined, open: { edit: () => void; block: () => void }) => {
  const keep = keepCustomer;
  const update = useWrite('PUT /v2/service-provider/customer/:id', { keep });
  const wait = useWrite('POST /v2/service-provider/customer/:id/waitlist', { keep });
  const leave = useWrite('DELETE /v2/service-provider/customer/:id/waitlist', { keep });
  const unblock = useWrite('DELETE /v2/service-provider/customer/:id/block-customer', { keep });
  const agreements = useWrite('POST /v2/service-checkout/pet-service/service-provider/customer/:id/send-agree-policy', {
    keep,
    onDone: () => toastSuccess('Agreements sent'),
  });
  if (!customer) return [];
  const params = { id: customer.id };
  const { vip } = customer;
  const actions: readonly RowAction[] = [
    { label: 'Edit details', icon: Pencil, onPress: open.edit },
    ...(customer.email ? [{ label: 'Send email', icon: Mail, href: `mailto:${customer.email}` }] : []),
    {
      label: vip ? 'Remove VIP' : 'Mark as VIP',
      icon: Star,
      onPress: () => update.mutate({ params, body: { vip: !vip } }),
    },
    customer.waitlistedAt === null
      ? { label: 'Add to wait list', icon: Clock, onPress: () => wait.mutate({ params }) }
      : { label: 'Remove from wait list', icon: Clock, onPress: () => leave.mutate({ params }) },
    ...(customer.agreements.acceptedAt === null
      ? [{ label: 'Send agreements', icon: FileCheck, onPress: () => agreements.mutate({ params }) }]
      : []),
    customer.blockedAt === null
      ? { label: 'Block customer', icon: Ban, danger: true, onPress: open.block }
      : { label: 'Unblock customer', icon: Ban, onPress: () => unblock.mutate({ params }) },
  ];
  return actions;
};

/** Beside the name where there is room, below it on a phone. */
const ReachButtons = ({ customer, onCall }: { customer: Customer; onCall: () => void }) => (
  <>
    {customer.phone && (
      <>
        <Button compact icon={<Phone size={20} aria-hidden />} onClick={onCall}>
          Call
        </Button>
        <AnchorButton compact icon={<MessageSquare size={20} aria-hidden />} href={`sms:${customer.phone}`}>
          Text
        </AnchorButton>
      </>
    )}
  </>
);

interface CustomerHeaderProps {
  readonly id: string;
  readonly search: TableSearch;
  readonly parts: CustomerParts;
}

/** Who it is, and how to reach them. */
export const CustomerHeader = ({ id, search, parts }: CustomerHeaderProps) => {
  const customer = useQuery(customerQuery(id)).data;
  const [opened, setOpened] = useState<'call' | 'edit' | 'block' | null>(null);
  const close = () => setOpened(null);
  const actions = useActions(customer, { edit: () => setOpened('edit'), block: () => setOpened('block') });
  const hasBar = !useMediaQuery('(min-width: 960px)', true, { getInitialValueInEffect: false });
  const wide = useMediaQuery('(min-width: 600px)', true, { getInitialValueInEffect: false });
  const reach = customer && <ReachButtons customer={customer} onCall={() => setOpened('call')} />;
  return (
    <>
      <PageHeader
        title={customer?.displayName ?? 'Customer'}
        picture={customer && <PersonAvatar id={customer.id} name={customer.displayName} size={40} />}
        lead={
          customer && (
            <span className={classes['lead']}>
              <span>
                Customer since {dayInWords(customer.createdAt)}
                {customer.phone && (
                  <>
                    {' · '}
                    <span className={classes['unbroken']}>{phoneInWords(customer.phone)}</span>
                  </>
                )}
              </span>
              <CustomerTags of={customer} />
            </span>
          )
        }
        back={{ to: '/groomer/customers', label: 'Customers', search }}
        actions={
          customer && (
            <>
              {wide && reach}
              {!hasBar && customer.blockedAt === null && <BookLink customerId={customer.id} compact />}
              <RowMenu of={customer.displayName} actions={actions} />
            </>
          )
        }
      />
      {!wide && reach && <div className={classes['reach']}>{reach}</div>}
      {customer && (
        <>
          <CallDialog
            called={{ customerId: customer.id }}
            customerName={customer.displayName}
            ownPhone={customer.phone}
            opened={opened === 'call'}
            onClose={close}
          />
          <EditCustomerDialog customer={customer} opened={opened === 'edit'} parts={parts} onClose={close} />
          <BlockDialog customer={opened === 'block' ? customer : null} onClose={close} />
        </>
      )}
    </>
  );
};
