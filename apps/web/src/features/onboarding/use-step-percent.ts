import { useQuery } from '@tanstack/react-query';
import { stepsQuery } from '#shell/account/sign-up-query.ts';

/** How far the account is, once the server has said so. */
export const useStepPercent = (): { readonly percent?: number } => {
  const { data } = useQuery(stepsQuery);
  return data ? { percent: data.readiness.percent } : {};
};
