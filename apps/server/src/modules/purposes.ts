import {
  completePaidOrder,
  declineTip,
  endPaidCancellation,
  endPaidNoShow,
  giveTip,
  keepDueOpen,
  reopenCancellation,
  reopenNoShow,
  reopenOrder,
  settlePaidDue,
} from './orders/index.ts';
import type { Purposes, Reversal } from './payments/index.ts';
import { tellCardRefund } from './refunds/index.ts';
import type { Tx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';

/** The customer hears of money that staff gave back; what a bank takes back was asked for by them. */
const tellCustomer = async (tx: Tx, { subjectId, amountCents, by }: Reversal, platform: Platform): Promise<void> => {
  if (by === 'refund') await tellCardRefund(tx, { appointmentId: subjectId, amountCents }, platform);
};

/** What settles, fails and reverses each purpose for which a card can be charged. Nothing infers what a payment was for. */
export const PURPOSES: Purposes = {
  order: { settles: completePaidOrder, fails: reopenOrder, reverses: tellCustomer },
  no_show: { settles: endPaidNoShow, fails: reopenNoShow, reverses: tellCustomer },
  cancellation: { settles: endPaidCancellation, fails: reopenCancellation, reverses: tellCustomer },
  due: { settles: settlePaidDue, fails: keepDueOpen, reverses: tellCustomer },
  tip: { settles: giveTip, fails: declineTip, reverses: tellCustomer },
};
