import type { Viewer } from '../../../platform/auth/viewer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appointmentAnswer } from '../appointment-answer.ts';
import type { Completion } from './agree-to-order.ts';
import { beginOrderCharge } from './begin-order-charge.ts';
import { completeOrderNow } from './complete-order-now.ts';
import { payOrder, type Steps } from './pay-order.ts';

export const completeOrder = <T>(steps: Steps<T>, platform: Platform, viewer: Viewer, completion: Completion) =>
  payOrder(steps, platform, viewer, {
    beginCharge: (tx) => beginOrderCharge(tx, viewer, completion, platform),
    settleNow: (tx) => completeOrderNow(tx, viewer, completion, platform),
    answer: async (tx) => (await appointmentAnswer(tx, platform, viewer.accountId, completion.appointment)) as T,
  });
