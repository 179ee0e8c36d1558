import type { BodyOf, catalogueContract } from '@tailgate/contract';
import type { WithIds } from '../../platform/access/references.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { refuseProblems } from '../../platform/failure.ts';
import { petTypesOf } from './catalogue.queries.ts';
import { emitOfferChanged } from './emit-offer-changed.ts';
import { changeService, takeServices } from './save-offers.queries.ts';

type ServiceDetails = WithIds<BodyOf<typeof catalogueContract.saveServiceDetails>>;

export const saveServiceDetails = async (tx: Tx, viewer: Viewer, details: ServiceDetails): Promise<void> => {
  const { serviceId, description, features, offered } = details;
  const known = await petTypesOf(tx, 'catalogue_services', [serviceId]);
  refuseProblems(known.has(serviceId) ? {} : { serviceId: 'is not in the catalog' });
  await takeServices(tx, viewer.accountId, [serviceId]);
  await changeService(
    tx,
    { providerId: viewer.accountId, serviceId },
    {
      ...(offered !== undefined && { is_offered: offered }),
      ...(description !== undefined && { description }),
      ...(features !== undefined && { features }),
    },
  );
  await emitOfferChanged(tx, viewer);
};
