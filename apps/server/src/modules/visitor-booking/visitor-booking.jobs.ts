import { LEAD_DAYS, REMIND_AFTER_MINUTES } from '@tailgate/contract';
import { secondsAfter } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { enqueue, job } from '../../platform/jobs/jobs.ts';
import { recipientOf } from '../accounts/index.ts';
import { hasBookedSince, petsText } from '../appointments/index.ts';
import { notify } from '../notifications/index.ts';
import {
  bookingSessionById,
  deleteExpiredBookingSessions,
  endedHolds,
  leftSession,
  markReminded,
  sessionWithHold,
} from './booking-sessions.queries.ts';
import { deleteLeadsBefore } from './leads.queries.ts';
import { releaseHold } from './release-hold.ts';

/** Gives the time back when the hold ends; one that was kept again meanwhile stays. */
export const releaseEndedHold = job<{ sessionId: string }>({
  task: 'visitor-booking.release-ended-hold',
  run: async ({ siteId, sessionId }, { db, clock }) => {
    await db.inSite(siteId, async (tx) => {
      const session = await sessionWithHold(tx, bookingSessionById(sessionId), clock.now());
      if (session) await releaseHold(tx, session);
    });
  },
});

const REMIND_AFTER_SECONDS = REMIND_AFTER_MINUTES * 60;
const REMIND_TASK = 'visitor-booking.remind-of-order';
const remindLater = (tx: Tx, sessionId: string, runAt: Date) =>
  enqueue(tx, { task: REMIND_TASK, maxAttempts: 12 }, { sessionId }, { runAt });

export const remindIfLeft = (tx: Tx, sessionId: string, now: Date) =>
  remindLater(tx, sessionId, secondsAfter(now, REMIND_AFTER_SECONDS));

/** Once, two hours after the last change, and not where they have booked something meanwhile. */
const remindOfOrder = job<{ sessionId: string }>({
  task: REMIND_TASK,
  run: async ({ siteId, sessionId }, platform) => {
    const now = platform.clock.now();
    await platform.db.inSite(siteId, async (tx) => {
      const session = await leftSession(tx, sessionId, now);
      if (!session || session.customerId === null || session.pets.length === 0) return;
      const due = secondsAfter(session.changedAt, REMIND_AFTER_SECONDS);
      if (due > now) {
        await remindLater(tx, sessionId, due);
        return;
      }
      await markReminded(tx, sessionId, now);
      if (await hasBookedSince(tx, session.customerId, session.createdAt)) return;
      await notify(tx, platform, 'orderLeft', {
        to: await recipientOf(tx, session.customerId),
        variables: { pets: petsText(session.pets.map(({ name }) => name)), session: sessionId },
        expiresAt: session.expiresAt,
      });
    });
  },
});

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** A session holds a household's address and a lead names a person: both are forgotten. */
export const forgetOldOrders = job<object>({
  task: 'visitor-booking.forget-old-orders',
  run: async ({ siteId }, { db, clock }) => {
    const now = clock.now();
    await db.inSite(siteId, async (tx) => {
      // Those whose own job was lost.
      for (const session of await endedHolds(tx, now, AT_ONCE)) await releaseHold(tx, session);
      await deleteExpiredBookingSessions(tx, now);
      await deleteLeadsBefore(tx, new Date(now.getTime() - LEAD_DAYS * DAY_MS));
    });
  },
});

export const visitorBookingJobs = [releaseEndedHold, remindOfOrder, forgetOldOrders];
