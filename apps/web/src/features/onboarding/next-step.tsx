import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { LoadingState } from '#ui/feedback/loading-state.tsx';
import { stepsQuery } from '#shell/account/sign-up-query.ts';

/** Leads to the first step that is not finished. */
export const NextStep = () => {
  const steps = useQuery({ ...stepsQuery, staleTime: 0 });
  if (!steps.data || steps.isFetching) return <LoadingState what="your progress" of={[steps]} rows={3} />;
  return <Navigate to={steps.data.nextPath} replace />;
};
