import { CONFIRMATION_HOURS } from '@tailgate/contract/facts';
import { createFileRoute } from '@tanstack/react-router';
import { useAnswerByLink, useLinkedConfirmation } from '#features/orders/confirmation/confirmation-query.ts';
import { headingOf } from '#features/orders/confirmation/confirmation-words.ts';
import { Confirmation } from '#features/orders/confirmation/confirmation.tsx';
import { ApiError } from '#shell/api/api-error.ts';
import { EntryLayout } from '#shell/layouts/entry-layout.tsx';
import { EntrySkeleton } from '#shell/layouts/entry-skeleton.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

const isNotFound = (error: unknown) => error instanceof ApiError && error.code === 'not_found';

/** Where a link to confirm a total leads: no account is needed. */
const Confirm = () => {
  const { token } = Route.useParams();
  const link = useLinkedConfirmation(token);
  const answering = useAnswerByLink(token);
  if (link.isLoading) return <EntrySkeleton />;
  // A link that was replaced since it was opened shows nothing that could still be answered.
  if (isNotFound(link.error))
    return (
      <EntryLayout
        title="This link no longer works"
        lead={`Links to confirm a total work for ${CONFIRMATION_HOURS} hours, and a new one replaces the last.`}
      >
        <Notice tone="info">Open the newest message from your groomer, or ask them to send it again.</Notice>
      </EntryLayout>
    );
  if (link.data)
    return (
      <EntryLayout {...headingOf(link.data)}>
        <Confirmation confirmation={link.data} answering={answering} />
      </EntryLayout>
    );
  return (
    <EntryLayout title="The total didn’t load" lead={link.error?.message}>
      <Button look="filled" fullWidth busy={link.isFetching} busyLabel="Loading…" onClick={() => void link.refetch()}>
        Try again
      </Button>
    </EntryLayout>
  );
};

export const Route = createFileRoute('/confirm/$token')({ component: Confirm });
