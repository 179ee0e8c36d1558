import { accountQuestions, deletionByMail, rolesQuestion } from './account-questions.ts';
import { list, question, type PageText } from './page-text.ts';

export const mechanicQuestions: PageText = {
  title: 'Questions of mechanics',
  lead: 'How maintenance orders go from report to confirmation on {{appName}}.',
  sections: [
    question(
      'Which states does a maintenance order have?',
      list(
        '**Published**: it waits for somebody to take it.',
        '**In progress**: you work on it.',
        '**Waiting for review**: you are done, the reporter looks at it.',
        '**Completed**: the reporter agreed, or seven days passed.',
        '**Cancelled**: with a reason.',
      ),
    ),
    question(
      'When is an order completed?',
      'When the person who reported it confirms. After three days without an answer we remind them; after seven days the order confirms itself.',
    ),
    question(
      'The reporter says it is not fixed. What happens?',
      'A new order is opened that belongs to yours, with the review attached. Your first order keeps its history.',
    ),
    question(
      'Can I reserve a van for the workshop?',
      'Maintenance takes time in the calendar of the van like a rental does. It cannot overlap with a rental, a trial or an appointment, so agree on the time with the owner first.',
    ),
    question(
      'What should a good report contain?',
      'Odometer and generator hours, what was wrong, what was done, parts and labor, and pictures before and after.',
    ),
    question(
      'May I cancel an order?',
      'Yes, with one of the reasons of the site. The owner and the reporter are told.',
    ),
    question(
      'Who is told about a breakdown on the road?',
      'Write to [{{maintenanceEmail}}](mailto:{{maintenanceEmail}}) with the plate, the place and whether the van can be driven. If people are in danger, call the emergency number first.',
    ),
    question(
      'How do I set up where my money goes?',
      'By a payout account with the payment processor, verified by two small deposits. We never see or keep the full account number.',
    ),
    ...accountQuestions,
    deletionByMail,
    rolesQuestion,
  ],
};
