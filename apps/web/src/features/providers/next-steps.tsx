import { isProviderRole } from '@tailgate/contract/facts';
import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '#shell/account/account-query.ts';
import { accountOf } from '#shell/navigation/account-places.ts';
import { useSession } from '#shell/session/session-store.ts';
import { ButtonLink } from '#ui/actions/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { GetReadyCard } from './get-ready-card.tsx';
import { readinessOf, type WorkFacts } from './readiness.ts';

interface NextStepsProps {
  /** What a groomer sets up outside of the profile. */
  readonly work?: WorkFacts;
  /** Says so when nothing is left; homes with other content leave it out. */
  readonly saysDone?: boolean;
}

/** What the account of a provider still lacks. */
export const NextSteps = ({ work = {}, saysDone = false }: NextStepsProps) => {
  const session = useSession();
  const role = session && isProviderRole(session.role) ? session.role : null;
  const { data: account } = useQuery({ ...accountQuery(session?.role ?? 'groomer'), enabled: role !== null });
  if (!role || !account?.profile) return null;
  const readiness = readinessOf(role, account.profile, work);
  if (readiness.left.length > 0) return <GetReadyCard role={role} {...readiness} />;
  if (!saysDone) return null;
  return (
    <Card>
      <EmptyState
        title="You are all set"
        action={
          <ButtonLink to={accountOf(role)} look="tint">
            Open your account
          </ButtonLink>
        }
      >
        Your account has everything it needs.
      </EmptyState>
    </Card>
  );
};
