import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountOf } from '#shell/navigation/account-places.ts';
import { isProviderRole } from '#shell/roles.ts';
import { useSession } from '#shell/session/session-store.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { accountQuery } from './account-query.ts';
import { GetReadyCard } from './get-ready-card.tsx';
import { Greeting } from './greeting.tsx';
import { readinessOf } from './readiness.ts';
import classes from './role-home.module.css';

interface ProviderHomeProps {
  /** Not asked for until it is known. */
  readonly hasHours?: boolean;
  /** What the role does today. */
  readonly children?: ReactNode;
}

/** Answers 'what do I do now?': what is missing first, then the day's work. */
export const ProviderHome = ({ hasHours = true, children }: ProviderHomeProps) => {
  const session = useSession();
  const role = session && isProviderRole(session.role) ? session.role : null;
  const { data: account } = useQuery({ ...accountQuery(session?.role ?? 'groomer'), enabled: role !== null });
  if (!session || !role) return null;
  const readiness = account?.profile && readinessOf(role, account.profile, hasHours);
  return (
    <>
      <Greeting session={session} />
      <div className={classes['grid']}>
        {readiness && <GetReadyCard role={role} {...readiness} />}
        {children}
        {!children && readiness?.left.length === 0 && (
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
        )}
      </div>
    </>
  );
};
