import { checkoutContract } from '@tailgate/contract';
import { availableDays, slotsBetween, whyNot } from '@tailgate/slots';
import { secondsAfter } from '../../platform/clock.ts';
import { found } from '../../platform/failure.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import { slotWorlds, type Stage } from '../scheduling/index.ts';
import { checkoutPolicy } from './checkout.policy.ts';
import { insertSearch, searchById } from './checkout.queries.ts';
import { SEARCH_KEPT_SECONDS, dateOfDay, dayNumberOf, daysOfMonth, slotAt } from './checkout.rules.ts';
import { calendarsFor, findPage, oneProvider } from './find-page.ts';

const readable = ({ clock }: Platform) => checkoutPolicy['searchSession.read'](clock.now());

/** When one provider of a search can come. The days are asked for late, so that an unknown search says so first. */
const worldOf = async (
  stage: Stage,
  platform: Platform,
  asked: { sessionId: string; providerId: string },
  daysAsked: () => { fromDay: number; toDay: number },
) => {
  const { provider, days, calendars } = await stage(async (tx) => {
    const search = await searchById(tx, asked.sessionId, readable(platform));
    const within = daysAsked();
    const one = await oneProvider(tx, platform, search, asked.providerId);
    return { provider: one, days: within, calendars: await calendarsFor(tx, platform, search, [one], within) };
  });
  const { world } = found((await slotWorlds(stage, platform, calendars)).get(provider.id));
  return { provider, days, world };
};

export const checkoutRoutes = bindModule('checkout', checkoutContract, {
  searchProviders: staged(async ({ platform, site, origin, body, stage, finish }) => {
    await platform.limits.spend({ searchPerAddress: origin.address });
    const { location, category, pets, order, limit, offset } = body;
    const search = { place: location, category, pets };
    const page = await findPage(stage, platform, { order, limit, offset }, () => search);
    return await finish(async (tx) => {
      const now = platform.clock.now();
      const sessionId = newId();
      await insertSearch(tx, {
        ...search,
        id: sessionId,
        siteId: site.id,
        postalCode: location.postalCode ?? null,
        now,
        expiresAt: secondsAfter(now, SEARCH_KEPT_SECONDS),
      });
      return { sessionId, ...page };
    });
  }),
  listFoundProviders: staged(async ({ platform, origin, params, query, stage }) => {
    await platform.limits.spend({ searchPerAddress: origin.address });
    return await findPage(stage, platform, query, (tx) => searchById(tx, params.sessionId, readable(platform)));
  }),
  listAvailableDays: staged(async ({ platform, origin, params, query, stage }) => {
    await platform.limits.spend({ searchPerAddress: origin.address });
    const asked = { sessionId: params.sessionId, providerId: query.providerId };
    const { provider, days, world } = await worldOf(stage, platform, asked, () => daysOfMonth(params));
    return {
      days: availableDays(world, days.fromDay, days.toDay).map((available, index) => ({
        date: dateOfDay(days.fromDay + index),
        available,
        whyNot: available ? null : whyNot(world, days.fromDay + index),
      })),
      timeZone: provider.timeZone,
    };
  }),
  listAvailableTimeSlots: staged(async ({ platform, origin, params, query, stage }) => {
    await platform.limits.spend({ searchPerAddress: origin.address });
    const asked = { sessionId: params.sessionId, providerId: query.providerId };
    const day = dayNumberOf(query.date);
    const { provider, world } = await worldOf(stage, platform, asked, () => ({ fromDay: day, toDay: day + 1 }));
    return {
      slots: slotsBetween(world, day, day + 1).map((minute) => slotAt(minute, provider.minutes, provider.timeZone)),
      timeZone: provider.timeZone,
    };
  }),
});
