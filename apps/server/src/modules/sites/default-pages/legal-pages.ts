import { list, prose, type PageText } from './page-text.ts';

/** Stands on top of every text that a lawyer of the site has not seen yet. */
const SAMPLE =
  '**This is a neutral sample text.** It was not written by a lawyer and does not bind anybody. The owner of {{appName}} replaces it with their own before the site opens.';

const sample = (heading: string, ...rest: readonly string[]) => ({ heading, body: prose(SAMPLE, ...rest) });

export const legalPages = {
  'privacy-policy': {
    title: 'Privacy policy',
    lead: 'Which data {{appName}} keeps about you, why, and what you can do about it.',
    sections: [
      sample('About this text'),
      {
        heading: 'What is kept',
        body: list(
          '**Your account**: name, e-mail, phone number, role, and a picture if you add one.',
          '**Your work or your pets**: appointments, addresses of visits, notes that are needed for a safe visit.',
          '**Your devices**: which of them are logged in, since when, and roughly what they are.',
          '**A log of important changes**: who changed what and when, including when support acted in your name.',
        ),
      },
      {
        heading: 'What is not kept',
        body: list(
          'Card and bank numbers. They go from your browser to the payment processor; the brand and the last four digits come back.',
          'Your password in readable form.',
          'Codes that we text to you, beyond the ten minutes in which they are valid.',
        ),
      },
      {
        heading: 'Who sees what',
        body: prose(
          'People of an appointment see what they need for it: the groomer the address and the notes about the pet, the pet owner the groomer’s name and public profile. Other sites that run on the same system see nothing of yours.',
          'Support staff can act in the name of a groomer or a fleet owner for at most an hour, with a reason that is written down. A banner is shown all the time, and money, passwords and the deletion of an account are out of their reach.',
        ),
      },
      {
        heading: 'Storage in your browser',
        body: 'One cookie keeps you logged in. It cannot be read by scripts. Beside it, your browser keeps the name and colours of the site, your name and your role, so that the next visit starts quickly. There are no advertising cookies.',
      },
      {
        heading: 'Your rights',
        body: prose(
          'You can ask what we know about you, have it corrected, and have your account deleted. A deletion waits 14 days and can be withdrawn until then; afterwards your personal data are made anonymous.',
          'Write to [{{serviceEmail}}](mailto:{{serviceEmail}}).',
        ),
      },
    ],
  },
  'terms-of-service': {
    title: 'Terms of service',
    lead: 'What you agree to when you use the website and the app of {{appName}}.',
    sections: [
      sample('About this text'),
      {
        heading: 'The service',
        body: '{{appName}} is a marketplace. It helps pet owners, groomers, fleet owners, mechanics and renters to find each other, to agree on a time and a price, and to settle the payment. The work itself is done by independent providers.',
      },
      {
        heading: 'Your account',
        body: list(
          'An account belongs to one person. Do not share your password or a code that was texted to you.',
          'Give your own name, phone number and e-mail, and keep them up to date.',
          'You can see where you are logged in and end any of these sessions.',
          'Changes of the password or the e-mail ask you to log in again and are told to the old address.',
        ),
      },
      {
        heading: 'What is not allowed',
        body: list(
          'Reading or changing data that is not yours, or trying to.',
          'Booking in somebody else’s name without being asked to.',
          'Asking for payment outside of {{appName}} for an appointment that was made through it.',
          'Pictures or words that insult, threaten or show people who did not agree.',
        ),
      },
      {
        heading: 'Availability',
        body: 'We do what we can to keep the service running, but we cannot promise that it always is. Appointments that were agreed stay agreed when the service is away for a while.',
      },
      {
        heading: 'Changes',
        body: 'When these terms change, the date on this page changes with them. Agreements that need your signature are shown to you again before they count.',
      },
    ],
  },
  'terms-and-conditions': {
    title: 'Terms and conditions',
    lead: 'What holds between a pet owner and a groomer for every appointment made through {{appName}}.',
    sections: [
      sample('About this text'),
      {
        heading: 'Asking for an appointment',
        body: prose(
          'A request holds the time until the groomer answers. The groomer has an answer-by time, at most 24 hours and never later than three hours before the visit. Without an answer the request is offered to other groomers who fit, and two hours before the visit it ends by itself.',
          'Nothing is charged when you ask.',
        ),
      },
      {
        heading: 'Price',
        body: prose(
          'The estimate is a range for each pet, by size or breed and the services you chose. The groomer sets the final price at the van, after seeing the coat; each change is recorded.',
          'Tax is added where it applies. A tip is yours to decide, is not taxed and goes to the groomer.',
        ),
      },
      {
        heading: 'Payment',
        body: 'A card on file is charged when the appointment is complete. Gift cards and loyalty credit are taken after tax. Refunds go back the way the payment came.',
      },
      {
        heading: 'Cancelling and moving',
        body: 'See the [cancellation policy](/cancellation-policy). A groomer who has to move an appointment gives a reason and offers other times; you may refuse.',
      },
      {
        heading: 'At the visit',
        body: list(
          'There must be a place to park the van near the door.',
          'An adult hands the pet over and takes it back, unless something else was agreed.',
          'Tell the groomer before the visit about illness, wounds, age, pregnancy and biting.',
          'The groomer may stop when going on would hurt the pet or a person.',
        ),
      },
    ],
  },
  'pet-release-terms': {
    title: 'Pet release terms',
    lead: 'What you agree to when you hand your pet over for grooming.',
    sections: [
      sample('About this text'),
      {
        heading: 'Your pet’s health',
        body: list(
          'You tell the groomer everything that matters: illness, medicine, allergies, wounds, age, pregnancy.',
          'Vaccinations that the law of your place asks for are up to date.',
          'You tell whether the pet has ever bitten a person or another animal.',
        ),
      },
      {
        heading: 'Matted coats and old pets',
        body: 'A matted coat often has to be cut short, and the skin under it may be sore. Old or ill pets can be strained by grooming. The groomer says so before starting and may refuse.',
      },
      {
        heading: 'In an emergency',
        body: 'If your pet needs a vet during the visit, the groomer calls you and then takes it to the nearest clinic. You pay for the treatment unless the groomer caused the injury by carelessness.',
      },
      {
        heading: 'Pictures',
        body: 'Groomers may take pictures before and after. A picture is public only when it is marked so, and never shows your address.',
      },
    ],
  },
} satisfies Record<string, PageText>;
