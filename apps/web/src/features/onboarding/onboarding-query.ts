import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { reloadAccount } from '#shell/account/account-query.ts';
import { stepsQuery, type SignUpProgress } from '#shell/account/sign-up-query.ts';
import { read } from '#shell/api/read.ts';
import { useWrite } from '#shell/api/use-write.ts';

export const SIGN_UP = '/v2/service-provider/sign-up';
const REPORT = `POST ${SIGN_UP}/set-on-boarding-status` as const;
const REPORT_AS_FLEET_OWNER = `POST ${SIGN_UP}/set-on-boarding-status-fo` as const;

export const sessionQuery = (sessionId: string) => ({
  ...read(`GET ${SIGN_UP}/sessions/:sessionId`, { params: { sessionId } }),
  meta: { remember: false as const },
  retry: false,
  staleTime: 0,
});

const keep = (queryClient: QueryClient, progress: SignUpProgress): void => {
  queryClient.setQueryData(stepsQuery.queryKey, progress);
};

/** The guards look at the account, so it is known again before the screen goes on. */
const useGoingOn = (onDone: (progress: SignUpProgress) => void) => {
  const queryClient = useQueryClient();
  return async (progress: SignUpProgress) => {
    await reloadAccount(queryClient, 'groomer');
    onDone(progress);
  };
};

/** Reports a step of a groomer or mechanic; goes on with the answer. */
export const useReportStep = (onDone: (progress: SignUpProgress) => void) =>
  useWrite(REPORT, { keep, onDone: useGoingOn(onDone) });

export const useReportFleetOwnerStep = (onDone: (progress: SignUpProgress) => void) =>
  useWrite(REPORT_AS_FLEET_OWNER, { keep, onDone: useGoingOn(onDone) });
