import type { Role } from '@tailgate/contract';
import type { ReturnSearch } from '#shell/guards/log-out-search.ts';
import type { Session } from '#shell/session/session.ts';

export type WishForRole = ReturnSearch & { readonly role: Role };

/** Whether the page asked for belongs to a role that the account does not have. */
export const lacksRole = <Wish extends ReturnSearch>(
  session: Pick<Session, 'roles'>,
  wish: Wish,
): wish is Wish & WishForRole => wish.role !== undefined && !session.roles.includes(wish.role);
