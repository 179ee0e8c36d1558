import { accountQuestions, deletionByMail } from './account-questions.ts';
import { list, question, type PageText } from './page-text.ts';

export const customerQuestions: PageText = {
  title: 'Questions of pet owners',
  lead: 'How grooming visits, prices and cancelling work on {{appName}}.',
  sections: [
    question(
      'What happens after I ask for an appointment?',
      'The time is held for you and the groomer gets an answer-by time, at most 24 hours. If the groomer cannot come, you are offered the next best times, or another groomer who fits may take the visit.',
    ),
    question(
      'When do I pay?',
      'After the visit. Your card is saved with the payment processor when you book and charged when the work is complete. Nothing is charged when you ask.',
    ),
    question(
      'Why is the price a range?',
      'Because coats differ. The estimate goes by size or breed and the services you choose; the groomer sets the final price when they have seen your pet. The prices of your appointment do not change when the price list does.',
    ),
    question(
      'In which order is my bill worked out?',
      'Services and extras are added up, discounts and coupons are taken off, then tax is added. Gift cards and loyalty credit count as payment and come after tax. A tip comes last and is not taxed.',
    ),
    question('Who gets the tip?', 'The groomer, in full.'),
    question(
      'What does it cost to cancel?',
      list(
        'Until 24 hours before the visit: nothing.',
        'Within 24 hours: $30.',
        'When the groomer is on the way: $60.',
        'When the groomer has arrived, or nobody is there: $100.',
      ),
      'See the [cancellation policy](/cancellation-policy).',
    ),
    question(
      'Can I move an appointment?',
      'Yes. You propose a free time; both times are held until the groomer answers.',
    ),
    question(
      'What does the groomer need from me?',
      'A place to park near the door, a way in, and everything that matters about your pet: illness, age, fear, biting. See the [pet release terms](/s/pet-release-terms).',
    ),
    question(
      'Who sees my address?',
      'The groomer of your appointment. Pictures that groomers show in public carry a town at most, never an address.',
    ),
    ...accountQuestions,
    deletionByMail,
  ],
};
