import type { Role } from '@tailgate/contract';

/** The caller, from the access token and confirmed by the session row. */
export interface Viewer {
  readonly siteId: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly impersonatorId: string | null;
  /** Set for a session limited to one order. */
  readonly orderId: string | null;
}
