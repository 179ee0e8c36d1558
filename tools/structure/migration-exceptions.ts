// Migrations that break a rule and cannot be changed: a database that has one refuses another text under its name. An
// entry that excepts nothing fails, so this list can only shrink.
import type { Rule } from './migration-rules.ts';

export interface Exception {
  readonly file: string;
  readonly rule: Rule;
  readonly reason: string;
}

const EMPTY = 'From before the first deployment: where it still has to run, the tables are empty.';
const FEW_SITES = 'The table is sites, which has one row for each brand: it is read in no time.';
const KNOWN_BY_NAME = 'Databases know it by its name, and files of one number are applied in the order of their names.';

export const EXCEPTIONS: readonly Exception[] = [
  { file: '0029_customers.sql', rule: 'number-taken', reason: KNOWN_BY_NAME },
  { file: '0029_customers_contact.sql', rule: 'number-taken', reason: KNOWN_BY_NAME },
  { file: '0087_tip_charges.sql', rule: 'number-taken', reason: KNOWN_BY_NAME },
  { file: '0088_duty_checks.sql', rule: 'number-taken', reason: KNOWN_BY_NAME },

  { file: '0006_referral_codes.sql', rule: 'indexed-under-lock', reason: EMPTY },
  { file: '0007_push.sql', rule: 'indexed-under-lock', reason: EMPTY },
  { file: '0010_search.sql', rule: 'indexed-under-lock', reason: EMPTY },
  { file: '0015_foreign_key_indexes.sql', rule: 'indexed-under-lock', reason: EMPTY },
  { file: '0016_known_devices.sql', rule: 'indexed-under-lock', reason: EMPTY },

  { file: '0013_session_client.sql', rule: 'checked-with-column', reason: EMPTY },
  { file: '0025_second_step.sql', rule: 'checked-with-column', reason: EMPTY },
  { file: '0027_zone_colors.sql', rule: 'checked-with-column', reason: EMPTY },
  { file: '0041_final_prices.sql', rule: 'checked-with-column', reason: EMPTY },
  { file: '0045_coupons_and_tax.sql', rule: 'checked-with-column', reason: FEW_SITES },
  { file: '0048_no_shows.sql', rule: 'checked-with-column', reason: FEW_SITES },
  { file: '0055_late_processing.sql', rule: 'checked-with-column', reason: EMPTY },
  { file: '0065_cancellation_fee.sql', rule: 'checked-with-column', reason: FEW_SITES },
  { file: '0067_cancellation_charges.sql', rule: 'checked-with-column', reason: EMPTY },
  { file: '0071_merchant_accounts.sql', rule: 'checked-with-column', reason: EMPTY },
  { file: '0073_answered_leads.sql', rule: 'checked-with-column', reason: EMPTY },
  { file: '0075_showcase.sql', rule: 'checked-with-column', reason: EMPTY },

  { file: '0067_cancellation_charges.sql', rule: 'validated-under-lock', reason: EMPTY },
  { file: '0089_site_support.sql', rule: 'validated-under-lock', reason: FEW_SITES },

  { file: '0011_machines.sql', rule: 'rows-under-lock', reason: EMPTY },
  { file: '0021_caps.sql', rule: 'rows-under-lock', reason: EMPTY },
  { file: '0024_audit_records.sql', rule: 'rows-under-lock', reason: EMPTY },
  { file: '0025_second_step.sql', rule: 'rows-under-lock', reason: EMPTY },
  { file: '0027_zone_colors.sql', rule: 'rows-under-lock', reason: EMPTY },
  { file: '0028_partner_program_name.sql', rule: 'rows-under-lock', reason: FEW_SITES },
  { file: '0054_order_dues.sql', rule: 'rows-under-lock', reason: EMPTY },
  { file: '0067_cancellation_charges.sql', rule: 'rows-under-lock', reason: EMPTY },
  { file: '0071_merchant_accounts.sql', rule: 'rows-under-lock', reason: EMPTY },
  {
    file: '0096_ledger_subjects.sql',
    rule: 'rows-under-lock',
    reason: 'The trigger that refuses changes of the ledger is off only in the transaction that fills the columns.',
  },

  {
    file: '0009_zones_and_occupancy.sql',
    rule: 'hidden-in-block',
    reason: 'It makes the 64 leaves of a table that is made in the same file.',
  },
  {
    file: '0080_audit_of_site.sql',
    rule: 'hidden-in-block',
    reason: 'It builds indexes on months that are empty, and on no others.',
  },
];
