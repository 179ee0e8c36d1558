import { accountQuestions, deletionByMail, rolesQuestion } from './account-questions.ts';
import { question, type PageText } from './page-text.ts';

export const renterQuestions: PageText = {
  title: 'Questions from renters',
  lead: 'How to try, rent and return a van on {{appName}}.',
  sections: [
    question(
      'What is the difference between a trial and a rental?',
      'A trial is a short period to find out whether a van is right for you. A rental is a longer agreement. A trial can become a rental, but does not have to.',
    ),
    question(
      'When does a rental begin?',
      'At pickup. Until then it is pending, after that it is active, and it is complete when the van is returned.',
    ),
    question(
      'Can I cancel a rental?',
      'Yes, up to 24 hours before pickup. After that your agreement with the fleet owner applies.',
    ),
    question(
      'What do I check at pickup?',
      'Go through the checklist together with the owner: fuel, odometer, tires, lights, water, generator, tools, and any existing scratches. Photos protect both of you.',
    ),
    question(
      'How do I pay for the van?',
      'By the plan you agreed on: a flat rate that is billed weekly, or a percentage of each completed appointment where the owner offers it.',
    ),
    question(
      'Something broke. Who do I contact?',
      'Contact the owner, and write to [{{maintenanceEmail}}](mailto:{{maintenanceEmail}}) with the plate, the location and whether the van can be driven.',
    ),
    question(
      'Who confirms a repair?',
      'The person who reported it. We remind you after three days; after seven days without a response it is completed automatically. If it is not fixed, mark it as not fixed, and a new order is opened.',
    ),
    question(
      'Can my van be booked by someone else while I have it?',
      'No. Your rental is in the van’s calendar, and nothing can overlap with it.',
    ),
    question(
      'Which documents do I need?',
      'A valid driver’s license, and insurance as required by the agreement. When a document expires you cannot start a new rental until it is renewed; a rental that has started continues.',
    ),
    ...accountQuestions,
    deletionByMail,
    rolesQuestion,
  ],
};
