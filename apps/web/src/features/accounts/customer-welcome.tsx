import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useWrite } from '#shell/api/use-write.ts';
import { useSite } from '#shell/site/site-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { fieldProblem } from '#ui/fields/field-parts.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { AccountCard } from './account-card.tsx';
import { accountQuery } from '#shell/account/account-query.ts';
import { StatusHead } from '#shell/account/status-head.tsx';
import classes from '#shell/account/status-page.module.css';

/** For a customer whose account was created by someone else: review it and accept the terms. */
export const CustomerWelcome = () => {
  const { appName } = useSite();
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: account } = useQuery(accountQuery('customer'));
  const [accepted, setAccepted] = useState(false);
  const [problem, setProblem] = useState(false);
  const begin = useWrite('POST /v2/customer/accept-terms', {
    onDone: async () => {
      await queryClient.refetchQueries({ queryKey: accountQuery('customer').queryKey });
      await router.invalidate();
    },
  });
  return (
    <>
      <StatusHead title={`Welcome, ${account?.firstName ?? 'friend'}!`}>
        Your groomer created this account for you, so you can see and change your appointments at {appName}.
      </StatusHead>
      {account && <AccountCard account={account} />}
      <form
        className={classes['rest']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setProblem(!accepted);
          if (accepted && !begin.isPending) begin.mutate({ body: { termsConditions: true } });
        }}
      >
        <Checkbox
          checked={accepted}
          onChange={({ currentTarget }) => {
            setAccepted(currentTarget.checked);
            setProblem(false);
          }}
          error={fieldProblem(problem ? 'Please accept the terms to continue' : null)}
          label={
            <>
              I accept the <TextLink to="/s/terms-and-conditions">terms and conditions</TextLink> and the{' '}
              <TextLink to="/s/privacy-policy">privacy policy</TextLink>
            </>
          }
        />
        <div className={classes['actions']}>
          <Button look="filled" type="submit" fullWidth busy={begin.isPending} busyLabel="Opening your account…">
            Open my account
          </Button>
        </div>
      </form>
    </>
  );
};
