import { useWrite } from '#shell/api/use-write.ts';
import { enter } from '#shell/session/change-session.ts';
import { deviceId } from '#shell/session/device-id.ts';
import { forgetSignUp } from './kept-sign-up.ts';
import { SIGN_UP } from './onboarding-query.ts';

/** Everything was entered before: the account follows the right code. */
export const useRegisterFleetOwner = (onRegistered: () => void) => {
  const register = useWrite(`POST ${SIGN_UP}/fleet-owner/register`, {
    onDone: (session) => {
      forgetSignUp();
      enter(session);
      onRegistered();
    },
  });
  return (sessionId: string) => register.mutate({ body: { sessionId, deviceId: deviceId() } });
};
