import type { ordersContract } from '@tailgate/contract';
import { staged, type Handlers } from '../../../platform/http/call.ts';
import { changeOrderLines } from './change-order-lines.ts';
import { asWanted, withAddOns, withNewLine, withoutLine, withReworkedLine } from './priced-order-lines.ts';

type Rows = Pick<typeof ordersContract, 'addLine' | 'changeLine' | 'addLineAddOns' | 'removeLine' | 'setLines'>;

export const orderLineHandlers: Handlers<Rows> = {
  addLine: staged(({ stage, finish, platform, viewer, params, body, allowed, allowedIds, withIds }) => {
    const { petId: pet, ...rest } = body;
    const { serviceId, addons, petTimeModifier, serviceAmountCents = null } = withIds(rest);
    return changeOrderLines(
      { stage, finish },
      viewer,
      {
        appointment: allowed(params.id),
        change: async (tx, visit, lines) => {
          const [petId] = await allowedIds(tx, [pet]);
          const work = { petId, serviceId, addOnIds: addons, timeModifierIds: petTimeModifier };
          return await withNewLine(tx, visit, lines, { ...work, finalCents: serviceAmountCents });
        },
      },
      platform,
    );
  }),
  changeLine: staged(({ stage, finish, platform, viewer, params, body, allowed, allowedIds, withIds }) => {
    const { serviceId, addons, petTimeModifier, serviceAmountCents, serviceTime } = withIds(body);
    return changeOrderLines(
      { stage, finish },
      viewer,
      {
        appointment: allowed(params.id),
        change: async (tx, visit, lines) => {
          const [lineId] = await allowedIds(tx, [params.petServiceId]);
          const changes = {
            lineId,
            ...(serviceId !== undefined && { serviceId }),
            ...(addons !== undefined && { addOnIds: addons }),
            ...(petTimeModifier !== undefined && { timeModifierIds: petTimeModifier }),
            finalCents: serviceAmountCents,
            minutes: serviceTime,
          };
          return await withReworkedLine(tx, visit, lines, changes);
        },
      },
      platform,
    );
  }),
  addLineAddOns: staged(({ stage, finish, platform, viewer, params, body, allowed, allowedIds, withIds }) => {
    const { addons: addOnIds } = withIds(body);
    return changeOrderLines(
      { stage, finish },
      viewer,
      {
        appointment: allowed(params.id),
        change: async (tx, visit, lines) => {
          const [lineId] = await allowedIds(tx, [params.petServiceId]);
          return await withAddOns(tx, visit, lines, { lineId, addOnIds });
        },
      },
      platform,
    );
  }),
  removeLine: staged(({ stage, finish, platform, viewer, params, allowed, allowedIds }) =>
    changeOrderLines(
      { stage, finish },
      viewer,
      {
        appointment: allowed(params.id),
        change: async (tx, _visit, lines) => {
          const [lineId] = await allowedIds(tx, [params.petServiceId]);
          return withoutLine(lines, lineId);
        },
      },
      platform,
    ),
  ),
  setLines: staged(({ stage, finish, platform, viewer, params, body, allowed, allowedIds, withIds }) => {
    const pets = body.petServices.map(({ petId }) => petId);
    const works = withIds(body.petServices.map(({ petId: _, ...work }) => work));
    return changeOrderLines(
      { stage, finish },
      viewer,
      {
        appointment: allowed(params.id),
        change: async (tx, visit, lines) => {
          const petIds = await allowedIds(tx, pets);
          const wanted = works.map(({ serviceId, addons, petTimeModifier, serviceAmountCents }, index) => ({
            petId: petIds[index] ?? '',
            serviceId,
            addOnIds: addons,
            timeModifierIds: petTimeModifier,
            finalCents: serviceAmountCents,
          }));
          return await asWanted(tx, visit, lines, wanted);
        },
      },
      platform,
    );
  }),
};
