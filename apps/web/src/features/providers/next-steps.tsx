import { isProviderRole } from '@tailgate/contract/facts';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { stepsQuery } from '#shell/account/sign-up-query.ts';
import { useSession } from '#shell/session/session-store.ts';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { GetReadyCard } from './get-ready-card.tsx';

const LoadingCard = ({ of }: { of: UseQueryResult }) => (
  <Card title="Get ready">
    <LoadingState what="what is left to do" of={[of]} rows={2} />
  </Card>
);

interface NextStepsProps {
  /** Says so when nothing is left; homes with other content leave it out. */
  readonly saysDone?: boolean;
}

/** What the account of a provider still lacks. */
export const NextSteps = ({ saysDone = false }: NextStepsProps) => {
  const session = useSession();
  const role = session && isProviderRole(session.role) ? session.role : null;
  const steps = useQuery({ ...stepsQuery, enabled: role !== null });
  if (!role) return null;
  // Where it is the whole home, its place is kept while it loads.
  if (!steps.data) return saysDone ? <LoadingCard of={steps} /> : null;
  const { readiness } = steps.data;
  if (readiness.open.length > 0) return <GetReadyCard role={role} readiness={readiness} />;
  if (!saysDone) return null;
  return (
    <Card>
      <EmptyState title="You are all set">Your account has everything it needs.</EmptyState>
    </Card>
  );
};
