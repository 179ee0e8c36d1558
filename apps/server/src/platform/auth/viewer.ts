import type { Role } from '@tailgate/contract';

/** Who is calling, as the access token says and the session row confirms. */
export interface Viewer {
  readonly siteId: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly role: Role;
  readonly impersonatorId: string | null;
  /** Set for a session that was opened for one order alone. */
  readonly orderId: string | null;
}
