import { byPolicy } from '../ability.ts';

export const AGREEMENTS_ABILITIES = {
  /** Versions that are or were assigned to the roles of the person. */
  'agreement.accept': byPolicy('agreement_versions'),
  /** The same of those that are offered and assigned to nobody. */
  'agreement.acceptOptional': byPolicy('agreement_versions'),
  /** Versions that the person accepted, or may accept now. */
  'agreement.download': byPolicy('agreement_versions'),
  /** Customers: the person, or those of the groomer. */
  'agreement.listOfCustomer': byPolicy('accounts'),
  'agreement.edit': byPolicy('agreements'),
};
