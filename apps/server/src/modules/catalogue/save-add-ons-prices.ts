import type { BodyOf, catalogueContract } from '@tailgate/contract';
import type { WithIds } from '../../platform/access/references.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import { addOnsAmong } from './catalogue.queries.ts';
import { emitOfferChanged } from './emit-offer-changed.ts';
import { problemsOfIds } from './offer-problems.rules.ts';
import { saveAddOns } from './save-offers.queries.ts';

type AddOnsPrices = WithIds<BodyOf<typeof catalogueContract.saveAddOnsPrices>['addOns']>;

export const saveAddOnsPrices = async (tx: Tx, viewer: Viewer, addOns: AddOnsPrices): Promise<void> => {
  const known = await addOnsAmong(
    tx,
    addOns.map(({ addOnId }) => addOnId),
  );
  refuseProblems(problemsOfIds(addOns, 'addOns', 'addOnId', known));
  await saveAddOns(
    tx,
    viewer.accountId,
    addOns.map(({ offered, ...addOn }) => ({ ...addOn, isOffered: offered })),
  );
  await emitOfferChanged(tx, viewer);
};
