import { createFileRoute } from '@tanstack/react-router';
import { usePayByLink, usePaymentLink } from '#features/orders/payment-link/payment-link-query.ts';
import { headingOf } from '#features/orders/payment-link/payment-link-words.ts';
import { PaymentLink } from '#features/orders/payment-link/payment-link.tsx';
import { ApiError } from '#shell/api/api-error.ts';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** Where a payment link leads: no account is needed. */
const Pay = () => {
  const { token } = Route.useParams();
  const link = usePaymentLink(token);
  const { pay, hasPaid } = usePayByLink(token);
  if (link.isLoading) return <EntrySkeleton />;
  if (link.data)
    return (
      <EntryLayout {...headingOf(link.data, hasPaid)}>
        <PaymentLink token={token} payment={link.data} pay={pay} />
      </EntryLayout>
    );
  if (!isNotFound(link.error))
    return (
      <EntryLayout title="The payment didn’t load" lead={link.error?.message}>
        <Button look="filled" fullWidth busy={link.isFetching} busyLabel="Loading…" onClick={() => void link.refetch()}>
          Try again
        </Button>
      </EntryLayout>
    );
  return (
    <EntryLayout
      title="This link no longer works"
      lead="Payment links work for 30 days, and a new one replaces the last."
    >
      <Notice tone="info">Open the newest text from your groomer, or ask them to send the link again.</Notice>
    </EntryLayout>
  );
};

export const Route = createFileRoute('/pay/$token')({ component: Pay });
