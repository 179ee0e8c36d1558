import { visitorBookingContract } from '@tailgate/contract';
import type { Viewer } from '../../platform/auth/viewer.ts';
import type { Tx } from '../../platform/db/database.ts';
import { bindModule, staged } from '../../platform/http/call.ts';
import { requireWholeSession } from '../accounts/index.ts';
import { bookingSessionAnswer } from './booking-session-answer.ts';
import { lockedBookingSession, oneBookingSession } from './booking-sessions.queries.ts';
import { claimBookingSession } from './claim-booking-session.ts';
import { holdTime } from './hold-time.ts';
import { leadHandlers } from './leads.routes.ts';
import { openBookingSession } from './open-booking-session.ts';
import { visitorBookingPolicy } from './visitor-booking.policy.ts';
import { placeBooking } from './place-booking.ts';
import { releaseHold } from './release-hold.ts';
import { requireUnplaced, setBookingLocation } from './set-booking-location.ts';
import { setBookingProfile } from './set-booking-profile.ts';
import { setBookingServices } from './set-booking-services.ts';
import { setBookingUpsells } from './set-booking-upsells.ts';
import { waitForTime } from './wait-for-time.ts';

/** Anybody may call, but whoever says to be somebody must still be signed in: a customer's session shows who they are. */
const known = async (tx: Tx, viewer: Viewer | undefined): Promise<void> => {
  if (viewer) await requireWholeSession(tx, viewer);
};

export const visitorBookingRoutes = bindModule('visitor-booking', visitorBookingContract, visitorBookingPolicy, {
  ...leadHandlers,
  openBookingSession: async ({ tx, platform, viewer, body, allowed, idOf }) => {
    await known(tx, viewer);
    const { id } = await openBookingSession(
      tx,
      {
        viewer,
        order: body.orderId && allowed(body.orderId),
        providerId: body.providerId && idOf(body.providerId),
      },
      platform,
    );
    return await bookingSessionAnswer(tx, id, platform);
  },
  getBookingSession: async ({ tx, platform, viewer, params, allowed }) => {
    await known(tx, viewer);
    const { id } = await oneBookingSession(tx, allowed(params.sessionId));
    return await bookingSessionAnswer(tx, id, platform);
  },
  setBookingLocation: async ({ tx, platform, viewer, params, body, allowed }) => {
    await known(tx, viewer);
    const id = await setBookingLocation(tx, allowed(params.sessionId), body.location, platform);
    return await bookingSessionAnswer(tx, id, platform);
  },
  setBookingServices: async ({ tx, platform, viewer, params, body, allowed, allowedIds, withIds }) => {
    await known(tx, viewer);
    const petIds = await allowedIds(
      tx,
      body.pets.map(({ petId }) => petId),
    );
    // What is known about a customer's pets is not for everybody who has the id of the session.
    if (viewer && petIds.some((petId) => petId !== undefined))
      await claimBookingSession(tx, viewer, allowed(params.sessionId), platform);
    const pets = withIds(body.pets.map(({ petId: _, ...pet }) => pet)).map((pet, at) => ({
      ...pet,
      petId: petIds[at],
    }));
    const id = await setBookingServices(tx, allowed(params.sessionId), pets, platform);
    return await bookingSessionAnswer(tx, id, platform);
  },
  holdTime: staged(async (call) => {
    const { platform, viewer, params, body, allowed, idOf, stage, count, origin } = call;
    await stage((tx) => known(tx, viewer));
    const providerId = idOf(body.providerId);
    const start = new Date(body.start);
    await count('holdsPerTime', `${providerId}:${start.getTime()}:${origin.network}`);
    const holding = { session: allowed(params.sessionId), providerId, start, network: origin.network };
    const answer = (tx: Tx, id: string) => bookingSessionAnswer(tx, id, platform);
    return await holdTime(call, { ...holding, answer }, platform);
  }),
  releaseTime: async ({ tx, platform, viewer, params, allowed }) => {
    await known(tx, viewer);
    const session = await lockedBookingSession(tx, allowed(params.sessionId));
    requireUnplaced(session);
    await releaseHold(tx, session);
    return await bookingSessionAnswer(tx, session.id, platform);
  },
  setBookingUpsells: async ({ tx, platform, viewer, params, body, allowed, allowedIds }) => {
    await known(tx, viewer);
    const ids = await allowedIds(
      tx,
      body.upsells.map(({ upsellId }) => upsellId),
    );
    const wanted = body.upsells.flatMap(({ quantity }, at) => {
      const upsellId = ids[at];
      return upsellId === undefined ? [] : [{ upsellId, quantity }];
    });
    const id = await setBookingUpsells(tx, allowed(params.sessionId), wanted, platform);
    return await bookingSessionAnswer(tx, id, platform);
  },
  claimBookingSession: async ({ tx, platform, viewer, params, allowed }) =>
    await bookingSessionAnswer(
      tx,
      await claimBookingSession(tx, viewer, allowed(params.sessionId), platform),
      platform,
    ),
  setBookingProfile: async ({ tx, platform, viewer, params, body, allowed }) =>
    await bookingSessionAnswer(
      tx,
      await setBookingProfile(tx, viewer, { ...body, session: allowed(params.sessionId) }, platform),
      platform,
    ),
  placeBooking: staged(async (call) => {
    const { platform, viewer, params, body, allowed, allowedIds, stage } = call;
    const [cardId] = await stage((tx) => allowedIds(tx, [body.cardId]));
    const placing = { session: allowed(params.sessionId), cardId, message: body.message };
    const answer = (tx: Tx, id: string) => bookingSessionAnswer(tx, id, platform);
    return await placeBooking(call, viewer, { ...placing, answer }, platform);
  }),
  waitForTime: async ({ tx, platform, viewer, params, body, allowed, idOf }) => {
    await known(tx, viewer);
    const wish = { ...body, providerId: body.providerId && idOf(body.providerId) };
    return await bookingSessionAnswer(tx, await waitForTime(tx, allowed(params.sessionId), wish, platform), platform);
  },
});
