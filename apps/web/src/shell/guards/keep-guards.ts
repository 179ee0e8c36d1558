import type { Role } from '@tailgate/contract';
import { redirect, type AnyRedirect } from '@tanstack/react-router';
import { ApiError, isUnreachable } from '../api/api-error.ts';
import { switchRole } from '../session/change-session.ts';
import { restoredSession } from '../session/renew-session.ts';
import type { Session } from '../session/session.ts';
import { readBookingEntry } from './booking-entry.ts';
import type { Decision } from './decision.ts';
import { decide } from './guards.ts';
import { NAMED_ROUTES } from './named-routes.ts';
import { combinedRules, type RouteRules } from './route-rules.ts';
import type { AccountFacts, Situation } from './situation.ts';

/** What features provide to the shell; the router hands it to every route. */
export interface Informants {
  readonly account: (role: Role) => Promise<AccountFacts>;
  readonly requireEmergencySettings: () => boolean;
}

/** The part of `beforeLoad`'s argument that guards need. */
export interface Arrival {
  readonly location: { readonly href: string; readonly pathname: string };
  /** A link that is merely hovered must change nothing. */
  readonly preload: boolean;
  readonly matches: readonly { readonly staticData: RouteRules }[];
  readonly context: { readonly informants: Informants };
}

/** Named routes may belong to screens that this tree does not have: the router's types cannot know them. */
const leaveFor = ({ to, params, search }: Extract<Decision, { kind: 'go' }>): AnyRedirect =>
  redirect({ to: NAMED_ROUTES[to], params, search } as never);

/**
 * An area cannot start without the account: when the server refuses it, the session is not what it seemed. Nobody
 * there to be asked is another matter; it shows the error page with its retry.
 */
const loadAccount = async ({ informants }: Arrival['context'], { role }: Session, href: string) => {
  try {
    return await informants.account(role);
  } catch (error) {
    if (!(error instanceof ApiError) || isUnreachable(error)) throw error;
    throw redirect({ to: '/log-out', search: { redirect: href, role, sessionExpired: true } });
  }
};

/**
 * Asks the guards of a page, from the outermost route inwards, before anything of it is loaded. It takes an `Arrival`;
 * to say so here would make the type of every route depend on the types of all of them.
 */
export const keepGuards = async (arrival: unknown): Promise<void> => {
  const { location, preload, matches, context } = arrival as Arrival;
  const { guards, openTo } = combinedRules(matches.map(({ staticData }) => staticData));
  const stranger: Situation = {
    session: await restoredSession(),
    account: null,
    requireEmergencySettings: context.informants.requireEmergencySettings(),
    booking: readBookingEntry(),
    page: { href: location.href, path: location.pathname, openTo },
  };
  const first = decide(guards, stranger);
  if (first.kind === 'go') throw leaveFor(first);
  if (first.kind === 'switch' && preload) return;
  const session = first.kind === 'switch' ? await switchRole(first.role) : stranger.session;
  if (!session) return;
  const account = await loadAccount(context, session, location.href);
  const second = decide(guards, { ...stranger, session, account });
  if (second.kind === 'go') throw leaveFor(second);
};
