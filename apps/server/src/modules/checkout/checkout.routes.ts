import { checkoutContract } from '@tailgate/contract';
import { availableDays, slotsBetween, whyNot } from '@tailgate/slots';
import { findPage } from '../../flows/find-providers.ts';
import { providerCalendar } from '../../flows/provider-calendar.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { checkoutPolicy } from './checkout.policy.ts';
import { insertSearch, oneSearch } from './checkout.queries.ts';
import { SEARCH_KEPT_SECONDS, dateOfDay, dayNumberOf, daysOfMonth, slotAt } from './checkout.rules.ts';

export const checkoutRoutes = bindModule('checkout', checkoutContract, checkoutPolicy, {
  searchProviders: staged(async ({ platform, site, body, withIds, stage, finish }) => {
    const { location, category, pets, order, limit, offset } = withIds(body);
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
  listFoundProviders: staged(({ platform, params, query, allowed, stage }) =>
    findPage(stage, platform, query, (tx) => oneSearch(tx, allowed(params.sessionId))),
  ),
  listAvailableDays: staged(async ({ platform, params, query, allowed, idOf, stage }) => {
    const asked = { search: allowed(params.sessionId), providerId: idOf(query.providerId) };
    const { provider, days, world } = await providerCalendar(stage, platform, asked, () => daysOfMonth(params));
    return {
      days: availableDays(world, days.fromDay, days.toDay).map((available, index) => ({
        date: dateOfDay(days.fromDay + index),
        available,
        whyNot: available ? null : whyNot(world, days.fromDay + index),
      })),
      timeZone: provider.timeZone,
    };
  }),
  listAvailableTimeSlots: staged(async ({ platform, params, query, allowed, idOf, stage }) => {
    const asked = { search: allowed(params.sessionId), providerId: idOf(query.providerId) };
    const day = dayNumberOf(query.date);
    const { provider, world } = await providerCalendar(stage, platform, asked, () => ({
      fromDay: day,
      toDay: day + 1,
    }));
    return {
      slots: slotsBetween(world, day, day + 1).map((minute) => slotAt(minute, provider.minutes, world.zone)),
      timeZone: provider.timeZone,
    };
  }),
});
