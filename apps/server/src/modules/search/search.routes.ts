import { searchContract } from '@tailgate/contract';
import { slotsBetween } from '@tailgate/slots';
import { findPage } from '../../flows/find-providers.ts';
import { providerCalendar } from '../../flows/provider-calendar.ts';
import type { Rows } from '../../platform/access/policy.ts';
import type { Viewer } from '../../platform/auth/viewer.ts';
import { dayNumberOf, daysOfMonth } from '../../platform/calendar-days.ts';
import { secondsAfter } from '../../platform/clock.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { newId } from '../../platform/ids.ts';
import { countedDaysAnswer, slotAt } from '../scheduling/index.ts';
import { searchPolicy } from './search.policy.ts';
import { insertSearch, oneSearch } from './search.queries.ts';
import { SEARCH_KEPT_SECONDS } from './search.rules.ts';

const askedOf = (viewer: Viewer | undefined, search: Rows<'search_sessions'>, providerId: string) => ({
  search,
  providerId,
  customerId: viewer?.accountId,
});

export const searchRoutes = bindModule('search', searchContract, searchPolicy, {
  searchProviders: staged(async ({ platform, viewer, body, withIds, stage, finish }) => {
    const { location, category, pets, order, limit, offset } = withIds(body);
    const search = { place: location, category, pets };
    const customerId = viewer?.accountId;
    const page = await findPage(stage, { order, limit, offset, customerId }, () => search, platform);
    return await finish(async (tx) => {
      const now = platform.clock.now();
      const sessionId = newId();
      await insertSearch(tx, {
        ...search,
        id: sessionId,
        postalCode: location.postalCode ?? null,
        now,
        expiresAt: secondsAfter(now, SEARCH_KEPT_SECONDS),
      });
      return { sessionId, ...page };
    });
  }),
  listFoundProviders: staged(({ platform, viewer, params, query, allowed, stage }) =>
    findPage(
      stage,
      { ...query, customerId: viewer?.accountId },
      (tx) => oneSearch(tx, allowed(params.sessionId)),
      platform,
    ),
  ),
  listAvailableDays: staged(async ({ platform, viewer, params, query, allowed, idOf, stage }) => {
    const asked = askedOf(viewer, allowed(params.sessionId), idOf(query.providerId));
    const { provider, days, world } = await providerCalendar(stage, asked, () => daysOfMonth(params), platform);
    return countedDaysAnswer({ world, timeZone: provider.timeZone }, days);
  }),
  listAvailableTimeSlots: staged(async ({ platform, viewer, params, query, allowed, idOf, stage }) => {
    const asked = askedOf(viewer, allowed(params.sessionId), idOf(query.providerId));
    const day = dayNumberOf(query.date);
    const { provider, world } = await providerCalendar(
      stage,
      asked,
      () => ({
        fromDay: day,
        toDay: day + 1,
      }),
      platform,
    );
    return {
      slots: slotsBetween(world, day, day + 1).map((minute) => slotAt(minute, provider.minutes, world.zone)),
      timeZone: provider.timeZone,
    };
  }),
});
