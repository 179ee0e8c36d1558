import type { PageKey } from '@tailgate/contract';
import { companyPages } from './company-pages.ts';
import { customerQuestions } from './customer-questions.ts';
import { fleetOwnerQuestions } from './fleet-owner-questions.ts';
import { groomerQuestions } from './groomer-questions.ts';
import { legalPages } from './legal-pages.ts';
import { mechanicQuestions } from './mechanic-questions.ts';
import type { PageText } from './page-text.ts';
import { renterQuestions } from './renter-questions.ts';
import { visitPages } from './visit-pages.ts';

/** Page texts until staff write their own. */
export const DEFAULT_PAGES: Readonly<Record<PageKey, PageText>> = {
  ...companyPages,
  ...legalPages,
  ...visitPages,
  'faq-groomer': groomerQuestions,
  'faq-fleet-owner': fleetOwnerQuestions,
  'faq-mechanic': mechanicQuestions,
  'faq-renter': renterQuestions,
  'faq-customer': customerQuestions,
};
