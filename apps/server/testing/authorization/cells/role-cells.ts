import { ROLES, type CallName, type EndpointRow } from '@tailgate/contract';
import { runCell, type Cell } from './cell.ts';
import { nameOf, type Harness } from '../harness.ts';

/** Reads whose response contains no rows of any account. */
const SHOWS_NO_ROWS: Readonly<Partial<Record<CallName, string>>> = {
  'GET /v2/health': 'Server health.',
  'GET /v1/sites/:site/menu/primary': 'The menu of a new site is empty, and public on every site.',
  'GET /v2/staff/fees': 'The fees of the site.',
  'GET /v2/account/verify-phone-number': 'Whether a number is well-formed.',
  'GET /v2/account/people/sign-ups': 'How many signed up each week.',
  'GET /v2/service-provider/sign-up/check-with-name': 'Whether an invite is valid.',
  'GET /v2/service-provider/sign-up/sessions/:sessionId': 'The last digits of a phone number.',
  'GET /v2/service-provider/sign-up/steps': 'Names of steps.',
  'GET /v2/account/reset-link': 'Says whether a link works.',
  'GET /v2/service-provider/account/check-vanity-url': 'Whether a vanity URL is available.',
  'GET /v2/account/second-step': 'Which second steps the caller has.',
  'GET /v2/service-provider/sign-up/get-invite-code': 'A code made by the call.',
  'GET /v2/notifications/web-push-key': 'A public key, the same for all users.',
  'GET /v2/lookups/addresses': 'Vendor data.',
  'GET /v2/lookups/address-at': 'Vendor data.',
  'GET /v2/lookups/time-zone': 'Vendor data.',
  'GET /v2/lookups/ip-details': 'Vendor data.',
  'GET /v2/service-vehicle/vin/:vin': 'Vendor data.',
  'GET /v2/service-vehicle/vehicles/features': 'Names of features.',
  'GET /v2/service-vehicle/fleet-owner/fleet-management/images-views': 'Names of views.',
  'GET /v2/service-checkout/pet-service/service-provider/:sessionId/:month/:year/available-days': 'Days of the month.',
  'GET /v2/service-checkout/pet-service/service-provider/:sessionId/available-time-slots': 'Times of a day.',
  'GET /v2/service-appointment/service-provider/appointments/:id/:month/:year/available-days': 'Days of the month.',
  'GET /v2/service-appointment/service-provider/appointments/:id/available-time-slots': 'Times of a day.',
  'GET /v2/service-appointment/customer/appointments/:id/:month/:year/available-days': 'Days of the month.',
  'GET /v2/service-appointment/customer/appointments/:id/available-time-slots': 'Times of a day.',
  'GET /v2/service-appointment/service-provider/appointments/cancellation-reasons-customer-related':
    'Lists of the site.',
  'GET /v2/service-appointment/service-provider/appointments/cancellation-reasons': 'Lists of the site.',
  'GET /v2/service-report/service-provider/expense-details': 'Sums of expenses.',
  'GET /v2/service-checkout/pet-service/service-provider/order/:id/last-prices': 'Prices and tips of earlier orders.',
  'GET /v2/service-marketing/loyalty': 'Terms and counts of customers.',
  'GET /v2/service-marketing/loyalty/customers/:id': 'Counts of visits and an amount.',
  'GET /v2/user-upsell-store': 'Whether the store is on.',
  'GET /v2/staff/overdue-rounds': 'Names and times of rounds.',
  'GET /v2/staff/failed-jobs': 'Numbers of the queue; what is in a job is told to nobody.',
  'GET /v2/staff/agreements/verify': 'Nothing about a file that is unknown.',
  'GET /v2/customer/notification-settings': 'Which channels are on.',
  'GET /v2/service-report/service-provider/sales-taxes-payable': 'Sums of the ledger.',
  'GET /v2/service-report/service-provider/customer/:id/spend-amount': 'Sums of the ledger.',
  'GET /v2/service-schedule/service-provider/day-order': 'A day with one stop has one order.',
  'GET /v2/service-checkout/pet-service/customer/:sessionId/:month/:year/available-days': 'Days of the month.',
  'GET /v2/service-checkout/pet-service/customer/:sessionId/available-time-slots': 'Times of a day.',
};

/** A read without any data could not reveal a leak. */
const wholeRead = (row: EndpointRow, cells: readonly Cell[]): Cell[] => {
  if (row.method !== 'GET') return [];
  const shown = cells.some(({ showsData }) => showsData);
  if (shown !== nameOf(row) in SHOWS_NO_ROWS) return [];
  return [
    {
      who: 'everybody',
      problem: shown ? 'response contains rows, against the list' : 'response contains no rows',
      showsData: shown,
    },
  ];
};

/** Every role and an anonymous caller, with their own rows. */
export const roleCells = async (harness: Harness, row: EndpointRow): Promise<Cell[]> => {
  const { access } = row;
  const cells: Cell[] = [];
  // Endpoints without a session ignore the token, so one role is enough.
  const roles = access.kind === 'session' ? ROLES : (['groomer'] as const);
  for (const role of roles) {
    const turnedAway = access.kind === 'session' && !access.roles.includes(role) ? 'forbidden' : undefined;
    cells.push(await runCell(harness, row, { who: role, role, caller: harness.caller(role), turnedAway }));
  }
  const turnedAway = access.kind === 'public' ? undefined : 'jwt_auth_invalid_token';
  cells.push(await runCell(harness, row, { who: 'nobody', role: 'nobody', turnedAway }));
  return [...cells, ...wholeRead(row, cells)];
};
