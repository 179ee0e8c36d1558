import { accountQuestions, deletionByMail } from './account-questions.ts';
import { list, question, type PageText } from './page-text.ts';

export const customerQuestions: PageText = {
  title: 'Questions from pet owners',
  lead: 'How appointments, prices and cancellations work on {{appName}}.',
  sections: [
    question(
      'What happens after I request an appointment?',
      'The time is held for you, and the groomer has at most 24 hours to respond. If the groomer cannot come, we offer you the next best times, or another suitable groomer may take the appointment.',
    ),
    question(
      'When do I pay?',
      'After the appointment. Your card is saved with the payment processor when you book and charged when the work is complete. Nothing is charged when you send the request.',
    ),
    question(
      'Why is the price a range?',
      'Because coats differ. The estimate is based on size or breed and the services you choose; the groomer sets the final price after seeing your pet. The prices of your appointment do not change when the price list does.',
    ),
    question(
      'How is my bill calculated?',
      'Services and add-ons are added up, discounts and coupons are subtracted, then tax is added. Gift cards and loyalty credit count as payment and are applied after tax. A tip comes last and is not taxed.',
    ),
    question('Who gets the tip?', 'The groomer, in full.'),
    question(
      'What does it cost to cancel?',
      list(
        'Until 24 hours before the appointment: free.',
        'Within 24 hours: $30.',
        'When the groomer is on the way: $60.',
        'When the groomer has arrived, or no one is home: $100.',
      ),
      'See the [cancellation policy](/cancellation-policy).',
    ),
    question(
      'Can I reschedule an appointment?',
      'Yes. Propose an available time; both times are held until the groomer responds.',
    ),
    question(
      'What does the groomer need from me?',
      'A place to park near the door, access to the pet, and everything that matters about your pet: illness, age, anxiety, biting. See the [pet release terms](/s/pet-release-terms).',
    ),
    question(
      'Who sees my address?',
      'The groomer of your appointment. Groomers’ public photos show the city at most, never an address.',
    ),
    ...accountQuestions,
    deletionByMail,
  ],
};
