import { MAX_PAGE_SIZE, type AnswerOf, type appointmentsContract } from '@tailgate/contract';
import { ownProfile } from '../modules/accounts/index.ts';
import { ownAnswers } from '../modules/appointments/index.ts';
import { ownPetsAnswer } from '../modules/customers/index.ts';
import { ownCardsAnswer } from '../modules/payments/index.ts';
import type { Viewer } from '../platform/auth/viewer.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { pageOfOwnAppointments } from '../views/own-appointments.ts';

type Exported = AnswerOf<typeof appointmentsContract.exportOwnData>;

const appointmentsOf = async (tx: Tx, { accountId }: Viewer, platform: Platform): Promise<Exported['appointments']> => {
  const now = platform.clock.now();
  const all: Exported['appointments'] = [];
  for (const when of ['upcoming', 'past'] as const) {
    const asked = { customerId: accountId, when, now };
    for (let offset = 0, total = 1; offset < total; offset += MAX_PAGE_SIZE) {
      const page = await pageOfOwnAppointments(tx, asked, { limit: MAX_PAGE_SIZE, offset });
      all.push(...(await ownAnswers(tx, page.rows, platform)));
      ({ total } = page);
    }
  }
  return all;
};

/** Everything that is kept about a customer. Reads only, so that one transaction shows one moment. */
export const exportOwnData = async (tx: Tx, viewer: Viewer, platform: Platform): Promise<Exported> => ({
  exportedAt: platform.clock.now().toISOString(),
  profile: await ownProfile(tx, viewer.accountId),
  pets: await ownPetsAnswer(tx, viewer.accountId, platform),
  appointments: await appointmentsOf(tx, viewer, platform),
  cards: await ownCardsAnswer(tx, viewer, platform),
});
