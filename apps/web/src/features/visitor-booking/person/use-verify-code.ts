import type { CallAnswer } from '@tailgate/contract';
import { useAction } from '#shell/api/use-action.ts';
import { useWrite } from '#shell/api/use-write.ts';
import { enter, switchRole } from '#shell/session/change-session.ts';
import { deviceId } from '#shell/session/device-id.ts';
import type { Session } from '#shell/session/session.ts';
import { keepProof, type PhoneProof } from './kept-proof.ts';

type Verified = CallAnswer<'POST /v2/customer/phone-code/verify'>;

/** Of an account that cannot order: a groomer's, or one that needs a second step. */
export class OtherAccount extends Error {}

const sessionIn = ({ isRegistered: _known, ...session }: Verified): Session | null =>
  session.token === undefined ? null : (session as Session);

const enterAsCustomer = async (session: Session): Promise<void> => {
  if (session.awaiting !== null || !session.roles.includes('customer'))
    throw new OtherAccount('This number belongs to a business account. Use another number to book.');
  enter(session);
  if (session.role !== 'customer') await switchRole('customer');
};

/** Signs in who has an account; of a new number the code is kept as proof until there is a name. */
export const useVerifyCode = (proof: PhoneProof, onNew: () => void) => {
  const verify = useWrite('POST /v2/customer/phone-code/verify', { errors: 'inline' });
  return useAction(
    async (code: string) => {
      const verified = await verify.mutateAsync({
        body: { sessionId: proof.codeId, code, deviceId: deviceId(), rememberMe: true },
      });
      const session = verified.isRegistered ? sessionIn(verified) : null;
      if (session) await enterAsCustomer(session);
      else keepProof({ ...proof, code });
      return session === null;
    },
    {
      errors: 'inline',
      onDone: (isNew) => {
        if (isNew) onNew();
      },
    },
  );
};
