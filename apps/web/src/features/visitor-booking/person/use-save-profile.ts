import type { CallInput } from '@tailgate/contract';
import { useAction } from '#shell/api/use-action.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { enter } from '#shell/session/change-session.ts';
import { deviceId } from '#shell/session/device-id.ts';
import { sessionStore } from '#shell/session/session-store.ts';
import { forgetDraft } from '../kept-order.ts';
import { forgetProof, keptProof } from './kept-proof.ts';
import { ORDERING, useKeepOrder, type OrderingSession } from '../visitor-booking-query.ts';

export type ProfileBody = CallInput<`POST ${typeof ORDERING}/:sessionId/profile`>['body'];

/** The name under which this step keeps what is typed: of one booking, which is one person’s. */
export const profileDraft = ({ id }: OrderingSession): string => `profile.${id}`;

/**
 * Saves who the customer is. A new number becomes an account first; an attempt that got half way is continued, because
 * by then the person is signed in.
 */
export const useSaveProfile = (session: OrderingSession, onSaved: (session: OrderingSession) => void) => {
  const keep = useKeepOrder();
  const register = useWrite('POST /v2/customer/sign-up/register', { errors: 'inline' });
  const claim = useWrite(`POST ${ORDERING}/:sessionId/claim`, { errors: 'inline' });
  const save = useWrite(`POST ${ORDERING}/:sessionId/profile`, { errors: 'inline' });
  const params = { sessionId: session.id };
  return useAction(
    async (body: ProfileBody) => {
      const proof = keptProof();
      if (sessionStore.current()?.role !== 'customer' && proof?.code != null)
        enter(
          await register.mutateAsync({
            body: {
              sessionId: proof.codeId,
              code: proof.code,
              firstName: body.firstName,
              lastName: body.lastName,
              ...(body.email != null && { email: body.email }),
              termsConditions: true,
              deviceId: deviceId(),
            },
          }),
        );
      if (session.customer === null) await claim.mutateAsync({ params });
      return await save.mutateAsync({ params, body });
    },
    {
      errors: 'inline',
      onDone: (saved) => {
        forgetProof();
        forgetDraft(profileDraft(session));
        keep(saved);
        onSaved(saved);
      },
    },
  );
};
