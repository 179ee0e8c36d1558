import { accountQuestions, deletionByOneself, rolesQuestion, supportQuestion } from './account-questions.ts';
import { list, question, type PageText } from './page-text.ts';

export const groomerQuestions: PageText = {
  title: 'Questions of groomers',
  lead: 'How appointments, hours, vans and money work on {{appName}}.',
  sections: [
    question(
      'How long do I have to answer a request?',
      'Each request carries an answer-by time: at most 24 hours, and never later than three hours before the visit. Without your answer it is offered to other groomers who fit, and one of them can grab it.',
    ),
    question(
      'When am I offered appointments?',
      'Inside your weekly hours and outside your time off, in a work zone that is active on that weekday and contains the address, for pets within your weight and breed preferences, when the drive to and from the neighbours fits, and when your van is free.',
    ),
    question(
      'In which time zone are my hours?',
      'In your own. A day off covers the whole day in your zone, also on the days when the clock changes.',
    ),
    question(
      'Can I be booked twice for the same time?',
      'No. Appointments with their drive time, holds and time off share one calendar, and an overlap is refused, whoever tries. You may place an appointment outside your usual hours yourself, but never over another one.',
    ),
    question(
      'May I change the price at the van?',
      'Yes. The customer sees an estimate as a range; you set the final price when you have seen the coat. Every change is recorded.',
    ),
    question(
      'What happens when a customer cancels late?',
      'Until 24 hours before the visit cancelling is free. After that the customer asks, and you accept with the fee, accept without it, or refuse. The usual fees are:',
      list('$30 within 24 hours', '$60 when you are on the way', '$100 when you have arrived or nobody is there'),
    ),
    question(
      'What if nobody is at home?',
      'You mark a no-show with a picture of the place. The appointment ends and the fee is charged.',
    ),
    question(
      'Can I hand an appointment to another groomer?',
      'Yes, by offering it as a trade. The partner’s zone, van and hours are checked again before they can accept. Until then the appointment stays yours; a refused or expired offer comes back to you.',
    ),
    question(
      'How is my share worked out?',
      'Once, when the appointment is complete: your part, the part of the van’s owner if you are on a percentage plan, the fee of the platform, tax and processing fee. Tips go to you in full and are neither taxed nor shared.',
    ),
    question(
      'What happens when a paper of mine expires?',
      'You get no new work until it is renewed. Appointments that were agreed stay with you.',
    ),
    ...accountQuestions,
    deletionByOneself,
    rolesQuestion,
    supportQuestion,
  ],
};
