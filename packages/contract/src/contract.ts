import { accountsContract } from './accounts/accounts.contract.ts';
import { attachmentsContract } from './attachments/attachments.contract.ts';
import { schedulingContract } from './scheduling/scheduling.contract.ts';
import { sitesContract } from './sites/sites.contract.ts';

/** Every row of the API, by module. */
export const CONTRACT = {
  sites: sitesContract,
  accounts: accountsContract,
  attachments: attachmentsContract,
  scheduling: schedulingContract,
};
