import { accountQuestions, deletionByOneself, rolesQuestion, supportQuestion } from './account-questions.ts';
import { list, question, type PageText } from './page-text.ts';

export const groomerQuestions: PageText = {
  title: 'Questions from groomers',
  lead: 'How appointments, hours, vans and payments work on {{appName}}.',
  sections: [
    question(
      'How long do I have to respond to a request?',
      'Each request has a deadline: at most 24 hours, and no later than three hours before the appointment. Without a response it is offered to other suitable groomers, and one of them can take it.',
    ),
    question(
      'When am I offered appointments?',
      'Inside your weekly hours and outside your time off, in a work zone that is active on that weekday and contains the address, for pets within your weight and breed preferences, when there is enough time to drive from the previous appointment and to the next one, and when your van is free.',
    ),
    question(
      'Which time zone are my hours in?',
      'Your own. A day off covers the whole day in your time zone, including days when daylight saving time starts or ends.',
    ),
    question(
      'Can I be double-booked?',
      'No. Appointments with their drive time, holds and time off share one calendar, and overlaps are rejected. You can schedule an appointment outside your usual hours yourself, but never over another one.',
    ),
    question(
      'Can I change the price at the van?',
      'Yes. The customer sees an estimate as a range; you set the final price after seeing the coat. Every change is recorded.',
    ),
    question(
      'What happens when a customer cancels late?',
      'Canceling is free until 24 hours before the appointment. After that the customer sends a request, and you accept with the fee, accept without it, or decline. The usual fees are:',
      list('$30 within 24 hours', '$60 when you are on the way', '$100 when you have arrived or no one is home'),
    ),
    question(
      'What if no one is home?',
      'Mark the appointment as a no-show and add a photo of the location. The appointment ends and the fee is charged.',
    ),
    question(
      'Can I pass an appointment to another groomer?',
      'Yes, by offering it as a trade. The other groomer’s zone, van and hours are checked before they can accept. Until then the appointment stays yours, even if the offer is declined or expires.',
    ),
    question(
      'How is my share calculated?',
      'Once, when the appointment is complete: your share, the van owner’s share if you are on a percentage plan, the platform fee, tax and the processing fee. Tips go to you in full and are neither taxed nor shared.',
    ),
    question(
      'What happens when one of my documents expires?',
      'You get no new work until it is renewed. Confirmed appointments stay with you.',
    ),
    ...accountQuestions,
    deletionByOneself,
    rolesQuestion,
    supportQuestion,
  ],
};
