import { redirect } from '@tanstack/react-router';
import { homeOf } from '#shell/guards/home-of.ts';
import { restoredSession } from '#shell/session/renew-session.ts';

/** For pages of a sign-up before there is an account: whoever is logged in goes home, where their status leads on. */
export const visitorsOnly = async (): Promise<void> => {
  const session = await restoredSession();
  if (session) throw redirect({ href: homeOf(session), replace: true });
};
