import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { toastSuccess } from '#shell/errors/toast.tsx';
import { Button } from '#ui/actions/button.tsx';
import { CodeField } from '#ui/fields/code-field.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { keepCustomer } from './customers-query.ts';
import classes from './customers.module.css';

/** The number has an account: the person agrees by telling the code that we text them. */
export const LinkByCode = ({ phone }: { phone: string }) => {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const ask = useWrite('POST /v2/service-provider/customer/link-code', { errors: 'inline' });
  const link = useWrite('POST /v2/service-provider/customer/link', {
    errors: 'inline',
    keep: keepCustomer,
    onDone: (customer) => {
      toastSuccess(`${customer.displayName} is your customer now`);
      void navigate({
        to: '/groomer/customers/$customerId',
        params: { customerId: customer.id },
        search: {},
        ignoreBlocker: true,
      });
    },
  });
  const send = (complete: string) => link.mutate({ body: { phone_number: phone, code: complete } });
  return (
    <div className={classes['form']}>
      <Notice tone="info">
        {phoneInWords(phone)} already has an account. Text the customer a code and ask them to read it to you. Then you
        see their name, address and pets.
      </Notice>
      {ask.error && <Notice tone="danger">{ask.error.message}</Notice>}
      {ask.isSuccess && (
        <CodeField
          label="Code from the customer"
          value={code}
          onChange={setCode}
          onComplete={send}
          error={link.error?.message}
          data-autofocus
        />
      )}
      <div className={classes['links']}>
        {ask.isSuccess && (
          <Button look="filled" busy={link.isPending} busyLabel="Checking…" onClick={() => send(code)}>
            Add customer
          </Button>
        )}
        <Button
          look={ask.isSuccess ? 'text' : 'filled'}
          busy={ask.isPending}
          busyLabel="Sending…"
          onClick={() => ask.mutate({ body: { phone_number: phone } })}
        >
          {ask.isSuccess ? 'Send another code' : 'Text a code'}
        </Button>
      </div>
    </div>
  );
};
