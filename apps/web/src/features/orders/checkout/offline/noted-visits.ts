import type { CallInput } from '@tailgate/contract';
import { sessionStore } from '#shell/session/session-store.ts';
import { notedFlag } from './noted-flag.ts';
import { notedStore } from './noted-store.ts';

export const COMPLETE_OFFLINE = 'POST /v1/orders/:id/complete-order-offline';

type NotedState =
  | { readonly kind: 'waiting' }
  /** The server said no: somebody has to look at it. */
  | { readonly kind: 'refused'; readonly why: string }
  /** In dollars: what the server asked, and how far that is from what the device showed. */
  | { readonly kind: 'sent'; readonly due: number; readonly difference: number };

/** A visit that was completed on this device. */
export interface NotedVisit {
  readonly orderId: string;
  /** The same for every try, so that it is carried out once. */
  readonly key: string;
  readonly notedAt: string;
  readonly customerName: string;
  readonly currency: string;
  readonly body: CallInput<typeof COMPLETE_OFFLINE>['body'];
  readonly state: NotedState;
}

/** Others who use this device neither see nor send them. */
const owner = (): string | null => {
  const session = sessionStore.current();
  return session && [location.host, session.user.id].join(' ');
};

export const readNoted = async (): Promise<readonly NotedVisit[]> => {
  const whose = owner();
  return whose === null ? [] : ((await notedStore.get<readonly NotedVisit[]>(whose)) ?? []);
};

/** Read and written in one transaction: another tab may send meanwhile. */
const changeNoted = async (change: (visits: readonly NotedVisit[]) => readonly NotedVisit[]): Promise<void> => {
  const whose = owner();
  if (whose === null) throw new Error('nobody is signed in');
  let isWaiting = false;
  await notedStore.update<readonly NotedVisit[]>(whose, (visits = []) => {
    const changed = change(visits);
    isWaiting = changed.some(({ state }) => state.kind === 'waiting');
    return changed;
  });
  notedFlag.set(isWaiting);
};

/** A visit is noted once; what was refused may be noted anew. */
export const noteVisit = (visit: NotedVisit): Promise<void> =>
  changeNoted((visits) => {
    const earlier = visits.find(({ orderId }) => orderId === visit.orderId);
    if (earlier && earlier.state.kind !== 'refused') return visits;
    return [...visits.filter(({ orderId }) => orderId !== visit.orderId), visit];
  });

/** A signature is kept no longer than it waits. */
const withoutSignature = (visit: NotedVisit): NotedVisit =>
  visit.state.kind === 'waiting' ? visit : { ...visit, body: { ...visit.body, signature: null } };

export const setNotedState = (orderId: string, changes: Partial<Pick<NotedVisit, 'state' | 'key'>>): Promise<void> =>
  changeNoted((visits) =>
    visits.map((visit) => (visit.orderId === orderId ? withoutSignature({ ...visit, ...changes }) : visit)),
  );

/** What waits cannot be removed: it is money. */
export const forgetNoted = (orderId: string): Promise<void> =>
  changeNoted((visits) => visits.filter((visit) => visit.orderId !== orderId || visit.state.kind === 'waiting'));
