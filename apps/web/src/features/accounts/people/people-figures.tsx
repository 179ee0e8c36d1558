import { useQuery } from '@tanstack/react-query';
import { SkeletonStat } from '#ui/feedback/skeleton.tsx';
import { StatCard, type Delta } from '#ui/figures/stat-card.tsx';
import { recentPeopleQuery, signUpsQuery } from './people-query.ts';

/** Weeks in the small picture beside the figure. */
const PICTURED = 6;

const deltaOf = (now: number, before: number): Delta => {
  const words = `${before} last week`;
  if (now === before) return { direction: 'same', words };
  return { direction: now > before ? 'up' : 'down', words, tone: now > before ? 'good' : 'neutral' };
};

/** Active people, those who are not yet, and sign-ups of this week against the last. */
export const PeopleFigures = () => {
  const people = useQuery(recentPeopleQuery);
  const signUps = useQuery(signUpsQuery);
  const counts = people.data?.counts;
  const weeks = signUps.data?.weeks.map((week) => week.people);
  if (!counts || !weeks) return <>{people.isError || signUps.isError ? null : <Skeletons />}</>;
  const total = Object.values(counts.status).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <StatCard label="Active" value={String(counts.status.active)} note={`of ${total} people`} />
      <StatCard label="Pending" value={String(counts.status.pending)} note="not active yet" />
      <StatCard label="Groomers" value={String(counts.role.groomer)} note={`${counts.role.customer} customers`} />
      <StatCard
        label="New this week"
        value={String(weeks.at(-1) ?? 0)}
        delta={deltaOf(weeks.at(-1) ?? 0, weeks.at(-2) ?? 0)}
        bars={weeks.slice(-PICTURED)}
      />
    </>
  );
};

const Skeletons = () => (
  <>
    {Array.from({ length: 4 }, (_, index) => (
      <SkeletonStat key={index} label="Loading figures" />
    ))}
  </>
);
