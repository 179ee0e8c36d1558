import type { TestApi } from '../index.ts';
import { bodyOf, sessionIdOf, type Booker } from './fill-sessions.ts';
import { recordStatements, type Statement } from './record-statements.ts';

const PLACE = 'POST /v2/service-checkout/pet-service/service-provider/:sessionId/place-order';

/** More than two days hold, so that the recorded one has the neighbors and the known drives that all later ones have. */
export const SLOTS_BEFORE = 20;

export interface RecordedPlacing {
  readonly statements: readonly Statement[];
  readonly slot: number;
  readonly key: string;
}

const keyOf = ({ sessionPrefix }: Booker, slot: number) => `recorded-${sessionPrefix}${slot}`;

/** The statements of placing one appointment behind two days of others. */
export const recordPlacing = async (api: TestApi, booker: Booker, first: Date): Promise<RecordedPlacing> => {
  const place = async (slot: number) => {
    const { status, raw } = await booker.groomer.call(PLACE, {
      params: { sessionId: sessionIdOf(booker, slot) },
      body: bodyOf(first, slot),
      headers: { 'idempotency-key': keyOf(booker, slot) },
    });
    if (status !== 200) throw new Error(`Failed to place an appointment: ${raw}`);
  };
  const last = SLOTS_BEFORE - 1;
  for (let slot = 0; slot < last; slot += 1) await place(slot);
  const statements = await recordStatements(api.platform.db.pool, () => place(last));
  return { statements, slot: last, key: keyOf(booker, last) };
};
