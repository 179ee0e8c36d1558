import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { accountQuery } from '#features/accounts/account-query.ts';
import { ProviderHome } from '#features/accounts/provider-home.tsx';
import { useCalendarHabits } from '#features/preferences/preferences-query.ts';
import { WeekCard } from '#features/scheduling/week-card.tsx';
import { weekQuery } from '#features/scheduling/week-query.ts';

const GroomerHome = () => {
  const { data: account } = useQuery(accountQuery('groomer'));
  const { data: hours } = useQuery(weekQuery);
  const habits = useCalendarHabits();
  return (
    <ProviderHome {...(hours && { hasHours: hours.availability.length > 0 })}>
      {account?.profile && <WeekCard timeZone={account.profile.timeZone} habits={habits} />}
    </ProviderHome>
  );
};

export const Route = createFileRoute('/groomer/_main/')({ component: GroomerHome });
