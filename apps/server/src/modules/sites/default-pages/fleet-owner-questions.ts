import { accountQuestions, deletionByOneself, rolesQuestion, supportQuestion } from './account-questions.ts';
import { question, type PageText } from './page-text.ts';

export const fleetOwnerQuestions: PageText = {
  title: 'Questions from fleet owners',
  lead: 'How vans, trials, rentals, repairs and payouts work on {{appName}}.',
  sections: [
    question(
      'How does a trial become a rental?',
      'A groomer suggests dates. You accept one and assign a van, then set trial date, pickup, charge method and a checklist. When the trial is complete, you can agree on a rental.',
    ),
    question(
      'Can a van be double-booked?',
      'No. Rentals, trials, maintenance and the appointments of the groomer who drives it share one calendar, and overlaps are rejected.',
    ),
    question('When can a renter cancel?', 'Up to 24 hours before pickup. After that the rental agreement applies.'),
    question(
      'Which plans can I offer?',
      'A **flat rate**, billed weekly and independent of the groomer’s income, or a **percentage** of each completed appointment. The percentage plan is available only if it is enabled for your account.',
    ),
    question(
      'How do I get paid?',
      'Your payout account is connected to the payment processor and verified by two small deposits whose amounts you confirm. After three wrong tries verification is locked; contact support to unlock it.',
    ),
    question('Do I get a share of tips?', 'No. Tips belong to the groomer and are never shared.'),
    question(
      'Who confirms that a repair is complete?',
      'The person who reported it. After three days without a response we send a reminder, and after seven days the order is completed automatically.',
    ),
    question(
      'What if a repair did not fix the problem?',
      'The reporter marks it as not fixed. This opens a new order linked to the first one, so the van’s history stays complete.',
    ),
    question(
      'What happens when a van’s insurance or registration expires?',
      'The van gets no new work until the document is renewed. Rentals and appointments that have started continue.',
    ),
    ...accountQuestions,
    deletionByOneself,
    rolesQuestion,
    supportQuestion,
  ],
};
