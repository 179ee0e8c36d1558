import type { appointmentsContract } from '@tailgate/contract';
import { cents } from '@tailgate/values/money';
import { appointmentAnswer, ownReceipt } from '../../../flows/appointment-answer.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { staged, type Call, type Handlers } from '../../../platform/http/call.ts';
import { displayNameOf } from '../../accounts/index.ts';
import { imagesById } from '../../attachments/index.ts';
import { timeModifiersNamed } from '../../catalogue/index.ts';
import { addCharge } from '../lines/add-charge.ts';
import { lastPricesAnswer } from '../lines/last-prices-answer.ts';
import type { NewPrices } from '../lines/line-prices.ts';
import { priceChanges } from '../lines/price-changes.ts';
import { removeCharge } from '../lines/remove-charge.ts';
import { textCustomer } from '../text-customer.ts';
import { petHistory } from './pet-history.view.ts';
import { recordVisit, type Recording } from './record-visit.ts';
import { endOfLine, startOfLine } from './record-times.ts';
import { runLate } from './run-late.ts';
import { setOut } from './set-out.ts';

type Rows = Pick<
  typeof appointmentsContract,
  | 'updateLineDetails'
  | 'getReceipt'
  | 'getLastPrices'
  | 'addCharge'
  | 'removeCharge'
  | 'startLine'
  | 'endLine'
  | 'reopenLine'
  | 'runLate'
  | 'setOut'
  | 'textCustomer'
  | 'listPetHistory'
>;

/** Times change until the visit is settled. */
const AT_THE_VAN = ['accepted'];
const NOTED = ['accepted', 'complete'];

type LineCall = Pick<Call<typeof appointmentsContract.startLine>, 'tx' | 'platform' | 'viewer' | 'params' | 'allowed'>;

const recorded = async (
  { tx, platform, viewer, params, allowed }: LineCall,
  changes: Recording['changes'],
  statuses = AT_THE_VAN,
) => {
  const recording = {
    appointment: allowed(params.id),
    line: allowed(params.petServiceId),
    changes,
    in: statuses,
  };
  return await appointmentAnswer(tx, viewer.accountId, await recordVisit(tx, viewer, recording, platform), platform);
};

/** Undefined where the call is about notes and photos only. */
const pricesIn = async ({
  tx,
  body,
  allowedIds,
}: Pick<Call<typeof appointmentsContract.updateLineDetails>, 'tx' | 'body' | 'allowedIds'>): Promise<
  NewPrices | undefined
> => {
  const { serviceAmountCents, addonsPrices = [], petTimeModifier } = body;
  if (serviceAmountCents === undefined && addonsPrices.length === 0 && petTimeModifier === undefined) return undefined;
  const addOnIds = await allowedIds(
    tx,
    addonsPrices.map(({ id }) => id),
  );
  const modifierIds = petTimeModifier && (await allowedIds(tx, petTimeModifier));
  return {
    serviceCents: serviceAmountCents,
    addOnPrices: new Map(addOnIds.map((id, index) => [id, addonsPrices[index]?.priceCents ?? cents(0)])),
    timeModifiers: modifierIds && (await timeModifiersNamed(tx, modifierIds)),
  };
};

export const visitHandlers: Handlers<Rows> = {
  updateLineDetails: async (call) => {
    const { tx, body, allowedIds } = call;
    const [before, after] = await allowedIds(tx, [body.beforePhotoId, body.afterPhotoId]);
    const changes = {
      note: body.spNote,
      before_file_id: before,
      after_file_id: after,
      is_photo_public: body.isPhotoPublic,
    };
    const prices = await pricesIn(call);
    if (!prices) return await recorded(call, () => changes, NOTED);
    return await recorded(call, (line) => ({ ...changes, ...priceChanges(line, prices) }));
  },
  getReceipt: ({ tx, params, allowed }) => ownReceipt(tx, allowed(params.id)),
  getLastPrices: ({ tx, params, allowed }) => lastPricesAnswer(tx, allowed(params.id)),
  addCharge: async ({ tx, platform, viewer, params, body, allowed }) => {
    const wanted = { appointment: allowed(params.id), charge: body };
    return await appointmentAnswer(tx, viewer.accountId, await addCharge(tx, viewer, wanted, platform), platform);
  },
  removeCharge: async ({ tx, platform, viewer, params, query, allowed }) => {
    const wanted = { appointment: allowed(params.id), chargeId: query.item };
    return await appointmentAnswer(tx, viewer.accountId, await removeCharge(tx, viewer, wanted, platform), platform);
  },
  startLine: (call) => recorded(call, startOfLine),
  endLine: (call) => recorded(call, endOfLine),
  reopenLine: (call) => recorded(call, () => ({ ended_at: null })),
  runLate: async ({ tx, platform, viewer, params, body, allowed }) => {
    const delay = { appointment: allowed(params.id), minutes: body.minutes };
    return await appointmentAnswer(tx, viewer.accountId, await runLate(tx, viewer, delay, platform), platform);
  },
  setOut: staged((call) => {
    const { platform, viewer, params, body, allowed } = call;
    const departure = { appointment: allowed(params.id), from: body.from };
    const answer = (tx: Tx, id: string) => appointmentAnswer(tx, viewer.accountId, id, platform);
    return setOut(call, viewer, { ...departure, answer }, platform);
  }),
  textCustomer: async ({ tx, platform, viewer, params, body, allowed }) => {
    await textCustomer(tx, viewer, { appointment: allowed(params.id), text: body.message }, platform);
  },
  listPetHistory: async ({ tx, platform, query: { pet_id: pet, ...page }, allowedIds }) => {
    const [petId] = await allowedIds(tx, [pet]);
    const rows = await petHistory(tx, petId, page);
    const images = await imagesById(
      tx,
      rows.flatMap(({ before_file_id, after_file_id }) => [before_file_id, after_file_id]),
      platform,
    );
    const imageOf = (id: string | null) => (id === null ? null : (images.get(id) ?? null));
    const items = rows.map((row) => ({
      appointmentId: row.appointment_id,
      appointmentStart: row.starts_at.toISOString(),
      groomerName: displayNameOf(row),
      serviceName: row.service_name,
      addOns: row.add_ons.map(({ name }) => name),
      minutes: row.minutes,
      spNote: row.note,
      beforePhoto: imageOf(row.before_file_id),
      afterPhoto: imageOf(row.after_file_id),
    }));
    return { items, total: rows[0]?.total ?? 0, ...page };
  },
};
