import { accountQuestions, deletionByMail, rolesQuestion } from './account-questions.ts';
import { list, question, type PageText } from './page-text.ts';

export const mechanicQuestions: PageText = {
  title: 'Questions from mechanics',
  lead: 'How maintenance orders work on {{appName}}, from report to confirmation.',
  sections: [
    question(
      'Which statuses does a maintenance order have?',
      list(
        '**Published**: waiting for a mechanic.',
        '**In progress**: you are working on it.',
        '**Waiting for review**: you are done, and the reporter reviews it.',
        '**Completed**: the reporter confirmed, or seven days passed.',
        '**Canceled**: with a reason.',
      ),
    ),
    question(
      'When is an order completed?',
      'When the person who reported it confirms. After three days without a response we remind them; after seven days the order is completed automatically.',
    ),
    question(
      'The reporter says it is not fixed. What happens?',
      'A new order linked to yours is opened, with the review attached. Your first order keeps its history.',
    ),
    question(
      'Can I reserve a van for maintenance?',
      'Maintenance takes up time in the van’s calendar like a rental. It cannot overlap with a rental, a trial or an appointment, so agree on the time with the owner first.',
    ),
    question(
      'What should a report include?',
      'Odometer and generator hours, what was wrong, what was done, parts and labor, and photos before and after.',
    ),
    question('Can I cancel an order?', 'Yes, with one of the listed reasons. The owner and the reporter are notified.'),
    question(
      'Where do I report a breakdown on the road?',
      'Email [{{maintenanceEmail}}](mailto:{{maintenanceEmail}}) with the plate, the location and whether the van can be driven. If people are in danger, call 911 first.',
    ),
    question(
      'How do I set up payouts?',
      'Connect a payout account with the payment processor; it is verified by two small deposits. We never see or store the full account number.',
    ),
    ...accountQuestions,
    deletionByMail,
    rolesQuestion,
  ],
};
