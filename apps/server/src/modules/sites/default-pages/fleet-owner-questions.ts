import { accountQuestions, deletionByOneself, rolesQuestion, supportQuestion } from './account-questions.ts';
import { question, type PageText } from './page-text.ts';

export const fleetOwnerQuestions: PageText = {
  title: 'Questions of fleet owners',
  lead: 'How vans, trials, rentals, repairs and payouts work on {{appName}}.',
  sections: [
    question(
      'How does a trial become a rental?',
      'A groomer suggests dates. You accept one and assign a van; trial date, pickup, charge method and a checklist follow. When the trial is complete, the two of you can agree on a rental.',
    ),
    question(
      'Can one van be promised to two people?',
      'No. Rentals, trials, maintenance and the appointments of the groomer who drives it stand in one calendar of the van, and an overlap is refused.',
    ),
    question(
      'When may a renter cancel?',
      'Up to 24 hours before pickup. After that the agreement of the rental decides.',
    ),
    question(
      'Which plans can I offer?',
      'A **flat rate**, which is billed weekly and does not depend on the groomer’s income, or a **percentage** of each completed appointment. The percentage is offered only where your account allows it.',
    ),
    question(
      'How do I get paid?',
      'Your payout account is connected to the payment processor and verified by two small deposits whose amounts you confirm. Three wrong tries lock the verification, and support helps.',
    ),
    question('Do I get a share of tips?', 'No. Tips belong to the groomer and are never shared.'),
    question(
      'Who confirms that a repair is done?',
      'Whoever reported it. If nobody answers for three days we ask for a review, and after seven days the order counts as completed.',
    ),
    question(
      'What if a repair did not help?',
      'The reporter says that it is not fixed. That opens a new order which belongs to the first one, so that the history of the van stays in one piece.',
    ),
    question(
      'What happens when insurance or registration of a van runs out?',
      'The van gets no new work until the paper is renewed. Rentals and appointments that have begun go on.',
    ),
    ...accountQuestions,
    deletionByOneself,
    rolesQuestion,
    supportQuestion,
  ],
};
