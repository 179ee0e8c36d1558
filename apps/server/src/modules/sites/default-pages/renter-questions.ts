import { accountQuestions, deletionByMail, rolesQuestion } from './account-questions.ts';
import { question, type PageText } from './page-text.ts';

export const renterQuestions: PageText = {
  title: 'Questions of renters',
  lead: 'How to try a van, rent it and give it back on {{appName}}.',
  sections: [
    question(
      'What is the difference between a trial and a rental?',
      'A trial is a short time with a van to find out whether it suits you. A rental is an agreement for longer. A trial can become a rental, but does not have to.',
    ),
    question(
      'When does a rental begin?',
      'With the pickup. Until then it is pending, from then on it is active, and it is complete when the van is back.',
    ),
    question(
      'Can I cancel a rental?',
      'Yes, up to 24 hours before pickup. Later, your agreement with the fleet owner decides.',
    ),
    question(
      'What do I check at pickup?',
      'Go through the checklist together with the owner: fuel, odometer, tyres, lights, water, generator, tools, and every scratch that is already there. Pictures help both of you.',
    ),
    question(
      'How do I pay for the van?',
      'By the plan you agreed on: a flat rate that is billed weekly, or a percentage of each completed appointment where the owner allows it.',
    ),
    question(
      'Something broke. Whom do I tell?',
      'Tell the owner, and write to [{{maintenanceEmail}}](mailto:{{maintenanceEmail}}) with the plate, the place and whether the van can be driven.',
    ),
    question(
      'Who confirms a repair?',
      'Whoever reported it. We remind you after three days; after seven days without an answer it counts as done. If it is not fixed, say so, and a new order is opened.',
    ),
    question(
      'Can somebody else get my van while I have it?',
      'No. Your rental stands in the calendar of the van, and nothing can overlap with it.',
    ),
    question(
      'Which papers do I need?',
      'A valid driver’s licence, and insurance as the agreement asks for it. When a paper runs out you get no new rental until it is renewed; one that has begun goes on.',
    ),
    ...accountQuestions,
    deletionByMail,
    rolesQuestion,
  ],
};
