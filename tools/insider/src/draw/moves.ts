import type { Random } from '@tailgate/kit';
import * as calls from '../acts/calls.ts';
import type { Act } from '../acts/act.ts';
import type { VisitName } from '../world/names.ts';

/** Whose visit it is in the beginning: calls name those of others now and then. */
export interface Focus {
  readonly visit: VisitName;
  readonly groomer: 'dana' | 'pat';
  readonly partner: 'dana' | 'pat';
  readonly customer: 'ann' | 'ben' | 'cleo';
}

const FOCI: readonly Focus[] = [
  ...(['danaToday', 'danaTomorrow', 'danaMonth', 'danaAsked'] as const).map(
    (visit) => ({ visit, groomer: 'dana', partner: 'pat', customer: 'ann' }) as const,
  ),
  ...(['patToday', 'patWeek'] as const).map(
    (visit) => ({ visit, groomer: 'pat', partner: 'dana', customer: 'ben' }) as const,
  ),
  { visit: 'openJob', groomer: 'dana', partner: 'pat', customer: 'cleo' },
];

export const drawFocus = (draw: Random): Focus => draw.pick(FOCI);

/** What makes the visit one that its groomer can work with. */
export const openingOf = ({ visit, groomer }: Focus): readonly Act[] => {
  if (visit === 'openJob') return [calls.grab(groomer, visit)];
  return visit === 'danaAsked' ? [calls.accept(groomer, visit)] : [];
};

const ACCEPTED_TRADE = 'PUT /v2/service-appointment/trading/buyer/received-appointments/:id/accept';

/** Whoever takes a visit over works with it from then on. */
export const focusAfter = (focus: Focus, acts: readonly Act[]): Focus =>
  acts.some((act) => act.kind === 'call' && act.call === ACCEPTED_TRADE)
    ? { ...focus, groomer: focus.partner, partner: focus.groomer }
    : focus;

const DAY = 1440;
/** In minutes from now: the past, the moment, the fee window, the days of a work week, and far ahead. */
export const TIMES = [
  -3 * DAY,
  -DAY,
  -120,
  -30,
  -5,
  0,
  5,
  60,
  180,
  600,
  DAY - 120,
  DAY + 60,
  3 * DAY,
  5 * DAY,
  20 * DAY,
  60 * DAY,
];
/** Around what is agreed, and at the limits. */
const AMOUNTS = [0.01, 1, 10, 18, 19, 60, 250, 4000, 5000];
const PRICES = [0, 1, 90, 100, 108, 109, 250, 5000];
const TIPS = [0, 5, 20, 100, 1000];
const FEES = [0, 30, 60, 100, 101, 1000];
const CARDS = { ann: '@annCard', ben: '@benCard', cleo: '@cleoCard' } as const;
const PETS = { ann: 'annPet', ben: 'benPet', cleo: 'cleoPet' } as const;

type Make = (draw: Random, focus: Focus) => Act | readonly Act[];

const priced: Make = (draw, { groomer, visit }) =>
  draw.chance(0.5)
    ? calls.setPrice(groomer, visit, draw.pick(PRICES))
    : calls.addCharge(groomer, visit, draw.pick(AMOUNTS), draw.pick(['other', 'other', 'discount']));

/** From the end of the work to the signature, as at the van. */
const completing: Make = (draw, focus) => {
  const { groomer, visit, customer } = focus;
  return [
    ...(draw.chance(0.5) ? [priced(draw, focus)].flat() : []),
    calls.endLine(groomer, visit),
    calls.payBy(groomer, visit, draw.pick(['card', 'card', 'card', 'cash', 'later'])),
    ...(draw.chance(0.3) ? [calls.payBy(groomer, visit, 'card', CARDS[customer])] : []),
    calls.complete(groomer, visit),
  ];
};

/** More than was agreed: asked, answered by the customer or not, and charged. */
const confirming: Make = (draw, focus) => {
  const { groomer, visit, customer } = focus;
  return [
    ...[priced(draw, focus)].flat(),
    calls.endLine(groomer, visit),
    calls.payBy(groomer, visit, 'card', CARDS[customer]),
    calls.askToConfirm(groomer, visit),
    ...(draw.chance(0.6)
      ? [
          calls.seeConfirmation(customer, visit),
          ...(draw.chance(0.3) ? [priced(draw, focus)].flat() : []),
          calls.answerConfirmation(customer, visit, draw.pick(['confirm', 'confirm', 'decline'])),
        ]
      : []),
    ...(draw.chance(0.3) ? [priced(draw, focus)].flat() : []),
    calls.complete(groomer, visit),
  ];
};

const moving: Make = (draw, { groomer, visit }) =>
  calls.reschedule(groomer, visit, {
    in: draw.pick(TIMES),
    forceUpdate: draw.chance(0.7),
    notifyCustomer: draw.chance(0.5),
    reasonId: draw.pick(['running-late', 'customer-asked']),
  });

/** Until shortly after the start of a visit, as it was in the beginning of the scene. */
const UNTIL: Readonly<Record<VisitName, number>> = {
  danaToday: 1,
  danaTomorrow: 2 * DAY + 90,
  danaMonth: 41 * DAY + 30,
  danaAsked: 6 * DAY + 30,
  patToday: 1,
  patWeek: 7 * DAY + 30,
  openJob: 4 * DAY + 30,
};

/** What a groomer does with a visit and its customer. */
const OF_GROOMER: readonly (readonly [weight: number, make: Make])[] = [
  [4, completing],
  [2, (_draw, { groomer, visit }) => calls.endLine(groomer, visit)],
  [1, (_draw, { groomer, visit }) => calls.startLine(groomer, visit)],
  [5, priced],
  [2, (draw, { groomer, visit }) => calls.setTip(groomer, visit, draw.pick(TIPS))],
  [1, (_draw, { groomer, visit }) => calls.shiftFees(groomer, visit)],
  [
    2,
    (draw, { groomer, visit, customer }) =>
      calls.payBy(groomer, visit, 'card', draw.pick([CARDS[customer], ...Object.values(CARDS)])),
  ],
  [3, (_draw, { groomer, visit }) => calls.complete(groomer, visit)],
  [3, confirming],
  [
    2,
    (draw, { groomer, visit }) =>
      calls.completeOffline(groomer, visit, draw.chance(0.5) ? { tipAmount: draw.pick(TIPS) } : {}),
  ],
  [4, (draw, { groomer, visit }) => calls.noShow(groomer, visit, draw.pick(FEES))],
  [4, moving],
  [2, (draw, focus) => [moving(draw, focus), calls.noShow(focus.groomer, focus.visit, draw.pick(FEES))].flat()],
  [
    2,
    (draw, focus) =>
      [
        ...(draw.chance(0.6) ? [moving(draw, focus)] : []),
        calls.cancelOwn(focus.customer, focus.visit),
        calls.acceptCancellation(focus.groomer, focus.visit, draw.pick(FEES)),
      ].flat(),
  ],
  [2, (draw, { groomer, visit }) => calls.proposeMove(groomer, visit, draw.pick(TIMES))],
  [1, (_draw, { groomer, visit }) => calls.accept(groomer, visit)],
  [1, (_draw, { groomer, visit }) => calls.cancel(groomer, visit)],
  [3, (draw, { groomer, visit }) => calls.acceptCancellation(groomer, visit, draw.pick(FEES))],
  [1, (_draw, { groomer, visit }) => calls.acceptMove(groomer, visit)],
  [1, (draw, { groomer, visit }) => calls.runLate(groomer, visit, draw.pick([5, 30, 120]))],
  [1, (_draw, { groomer, visit }) => calls.setOut(groomer, visit)],
  [1, (draw, { groomer, visit }) => ({ ...calls.textCustomer(groomer, visit), again: draw.pick([1, 2, 12]) })],
  [1, (_draw, { groomer, visit }) => calls.sendPaymentLink(groomer, visit)],
  [1, (_draw, { groomer, visit }) => calls.receivePayment(groomer, visit)],
  [
    3,
    (_draw, { groomer, visit, partner }) => [
      calls.offerTrade(groomer, visit, partner),
      calls.acceptTrade(partner, visit),
    ],
  ],
  [1, (draw, { groomer, visit, partner }) => calls.offerTrade(groomer, visit, partner, draw.pick(TIMES))],
  [1, (_draw, { groomer, visit }) => calls.withdrawTrade(groomer, visit)],
  [1, (_draw, { partner, visit }) => calls.rejectTrade(partner, visit)],
  [2, (_draw, { groomer, visit }) => calls.grab(groomer, visit)],
  [
    3,
    (draw, { groomer, visit }) => [
      calls.sellGiftCard(groomer, draw.pick([10, 90, 1000])),
      calls.putGiftCard(groomer, visit),
    ],
  ],
  [1, (_draw, { partner, visit }) => calls.putGiftCard(partner, visit)],
  [1, (_draw, { groomer }) => calls.voidGiftCard(groomer)],
  [
    2,
    (draw, { groomer, visit }) => [
      calls.makeCoupon(groomer, draw.pick([1, 45, 1000])),
      calls.putCoupon(groomer, visit),
    ],
  ],
  [3, (_draw, { groomer }) => calls.payOut(groomer)],
  [1, (draw, { groomer, customer }) => calls.changeAddress(draw.pick([groomer, 'supportAsDana']), customer)],
  [1, (draw, { groomer, customer }) => calls.removePet(draw.pick([groomer, customer]), PETS[customer])],
  [1, (_draw, focus) => ({ ...calls.payOut(focus.groomer), together: 2 })],
];

/** What its customer does, who knows nothing of it. */
const OF_CUSTOMER: readonly (readonly [weight: number, make: Make])[] = [
  [4, (_draw, { customer, visit }) => calls.cancelOwn(customer, visit)],
  [2, (draw, { customer, visit }) => calls.askToMove(customer, visit, draw.pick(TIMES))],
  [2, (_draw, { customer, visit }) => calls.acceptProposal(customer, visit)],
  [1, (_draw, { customer, visit }) => calls.refuseProposal(customer, visit)],
  [2, (draw, { customer, visit }) => calls.tipLater(customer, visit, `${customer}Card`, draw.pick(TIPS))],
  [1, (draw, { visit }) => calls.refund(visit, draw.pick(AMOUNTS))],
];

const OF_TIME: readonly (readonly [weight: number, make: Make])[] = [
  [3, (draw) => calls.wait(draw.pick([1, 20, 61, 180, 600, DAY, 2 * DAY + 30, 4 * DAY]))],
  [3, (_draw, { visit }) => calls.wait(UNTIL[visit])],
  [1, () => calls.timers],
  [1, () => calls.workers],
];

const weighted = (draw: Random, moves: readonly (readonly [weight: number, make: Make])[]): Make => {
  let left = draw.integer(
    1,
    moves.reduce((sum, [weight]) => sum + weight, 0),
  );
  for (const [weight, make] of moves) {
    left -= weight;
    if (left <= 0) return make;
  }
  throw new Error('No move');
};

/** The next thing that somebody around this visit does: one act, or a few that belong together. */
export const drawMove = (draw: Random, focus: Focus): readonly Act[] => {
  const moves = draw.pick([OF_GROOMER, OF_GROOMER, OF_GROOMER, OF_CUSTOMER, OF_TIME]);
  const made = weighted(draw, moves)(draw, focus);
  return [made].flat();
};
