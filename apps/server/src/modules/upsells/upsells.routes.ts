import { upsellsContract } from '@tailgate/contract';
import { bindModule } from '../../platform/http/call.ts';
import { addUpsell } from './add-upsell.ts';
import { updateUpsell } from './update-upsell.ts';
import { publicUpsellsAnswer, upsellAnswer, upsellsAnswer } from './upsell-answers.ts';
import { isStoreOn, saveStore } from './upsell-store.queries.ts';
import { upsellsPolicy } from './upsells.policy.ts';
import { arrange, findUpsells, readUpsell, removeUpsellRow, upsellsOnSale } from './upsells.queries.ts';

export const upsellsRoutes = bindModule('upsells', upsellsContract, upsellsPolicy, {
  listUpsells: async ({ tx, platform, viewer, query: { search, filter, ...page } }) => {
    const { rows, counts } = await findUpsells(tx, { providerId: viewer.accountId, search, filter }, page);
    return { items: await upsellsAnswer(tx, rows, platform), total: counts[filter], ...page, counts };
  },
  addUpsell: async ({ tx, platform, viewer, body, allowedIds }) => {
    const { name, description, priceCents, images, defaultImage, quantity = null, isActive = true } = body;
    const imageIds = await allowedIds(tx, images);
    const [defaultImageId = null] = await allowedIds(tx, [defaultImage]);
    const details = { name, description, priceCents, imageIds, defaultImageId, stock: quantity, isActive };
    return await upsellAnswer(tx, await addUpsell(tx, viewer, details, platform), platform);
  },
  getUpsell: async ({ tx, platform, params, allowed }) =>
    upsellAnswer(tx, await readUpsell(tx, allowed(params.id)), platform),
  updateUpsell: async ({ tx, platform, params, body, allowed, allowedIds }) => {
    const { name, description, priceCents, images, defaultImage, quantity, isActive } = body;
    const imageIds = images && (await allowedIds(tx, images));
    const [defaultImageId] = await allowedIds(tx, [defaultImage]);
    const changes = {
      ...(name !== undefined && { name }),
      ...(description !== undefined && { description }),
      ...(priceCents !== undefined && { priceCents }),
      ...(imageIds && { imageIds }),
      ...(defaultImageId !== undefined && { defaultImageId }),
      ...(quantity !== undefined && { stock: quantity }),
      ...(isActive !== undefined && { isActive }),
    };
    return await upsellAnswer(tx, await updateUpsell(tx, { rows: allowed(params.id), changes }, platform), platform);
  },
  deleteUpsell: async ({ tx, platform, params, allowed }) => {
    await removeUpsellRow(tx, allowed(params.id), platform.clock.now());
  },
  getStore: async ({ tx, viewer }) => ({ isOn: await isStoreOn(tx, viewer.accountId) }),
  saveStore: async ({ tx, platform, viewer, body: { isOn } }) => {
    await saveStore(tx, viewer.accountId, isOn, platform.clock.now());
    return { isOn };
  },
  arrangeUpsells: async ({ tx, viewer, body, allowedIds }) => {
    await arrange(tx, viewer.accountId, await allowedIds(tx, body.upsells));
  },
  listPublicUpsells: async ({ tx, platform, params, allowedIds }) => {
    const [providerId] = await allowedIds(tx, [params.id]);
    return { items: await publicUpsellsAnswer(tx, await upsellsOnSale(tx, providerId), platform) };
  },
});
