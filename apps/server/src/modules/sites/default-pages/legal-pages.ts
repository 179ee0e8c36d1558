import { CODE_MINUTES } from '@tailgate/contract';
import { list, prose, type PageText } from './page-text.ts';

/** Shown at the top of every default legal text. */
const SAMPLE =
  '**This is a neutral sample text.** It was not written by a lawyer and is not binding. The owner of {{appName}} replaces it with their own before the site opens.';

const sample = (heading: string, ...rest: readonly string[]) => ({ heading, body: prose(SAMPLE, ...rest) });

export const legalPages = {
  'privacy-policy': {
    title: 'Privacy policy',
    lead: 'Which data {{appName}} stores about you, why, and what your choices are.',
    sections: [
      sample('About this text'),
      {
        heading: 'What we store',
        body: list(
          '**Your account**: name, email, phone number, role, and a photo if you add one.',
          '**Your work or your pets**: appointments and their addresses, and notes needed for safe grooming.',
          '**Your devices**: which are logged in, since when, and their type.',
          '**A log of important changes**: who changed what and when, including when support logged in as you.',
        ),
      },
      {
        heading: 'What we do not store',
        body: list(
          'Card and bank numbers. They go from your browser to the payment processor; we receive the brand and the last four digits.',
          'Your password in readable form.',
          `Codes that we text to you, beyond the ${CODE_MINUTES} minutes they are valid.`,
        ),
      },
      {
        heading: 'Who sees what',
        body: prose(
          'Groomers see the address and the notes about the pet for their appointments; pet owners see the groomer’s name and public profile. Other sites on the same system cannot see your data.',
          'Support staff can log in as a groomer or a fleet owner for at most an hour, with a recorded reason. A banner is shown the whole time, and support cannot access payments, passwords or account deletion.',
        ),
      },
      {
        heading: 'Storage in your browser',
        body: 'One cookie keeps you logged in. It cannot be read by scripts. Your browser also stores the name and colors of the site, your name and your role, so that the site loads quickly next time. There are no advertising cookies.',
      },
      {
        heading: 'Your rights',
        body: prose(
          'You can request a copy of your data, have it corrected, and have your account deleted. Deletion takes effect after 14 days and can be canceled until then; after that your personal data is anonymized.',
          'Email [{{serviceEmail}}](mailto:{{serviceEmail}}).',
        ),
      },
    ],
  },
  'terms-of-service': {
    title: 'Terms of service',
    lead: 'What you agree to when you use the {{appName}} website and app.',
    sections: [
      sample('About this text'),
      {
        heading: 'The service',
        body: '{{appName}} is a marketplace. It helps pet owners, groomers, fleet owners, mechanics and renters find each other, agree on a time and a price, and settle the payment. The work itself is done by independent providers.',
      },
      {
        heading: 'Your account',
        body: list(
          'An account belongs to one person. Do not share your password or a code that was texted to you.',
          'Use your own name, phone number and email, and keep them up to date.',
          'You can see where you are logged in and end any of these sessions.',
          'Changing your password or email requires you to log in again, and we notify the old address.',
        ),
      },
      {
        heading: 'What is not allowed',
        body: list(
          'Reading or changing data that is not yours, or trying to.',
          'Booking on behalf of another person without their consent.',
          'Requesting payment outside of {{appName}} for an appointment made through it.',
          'Content that insults or threatens others, or shows people without their consent.',
        ),
      },
      {
        heading: 'Availability',
        body: 'We work to keep the service running, but we can’t guarantee that it is always available. Confirmed appointments remain valid during an outage.',
      },
      {
        heading: 'Changes',
        body: 'When these terms change, the date on this page changes with them. Agreements that need your signature are shown to you again before they apply.',
      },
    ],
  },
  'terms-and-conditions': {
    title: 'Terms and conditions',
    lead: 'What applies between a pet owner and a groomer for every appointment made through {{appName}}.',
    sections: [
      sample('About this text'),
      {
        heading: 'Requesting an appointment',
        body: prose(
          'A request holds the time until the groomer responds. The groomer has at most 24 hours, and no later than three hours before the appointment. Without a response the request is offered to other suitable groomers, and two hours before the appointment it expires.',
          'Nothing is charged when you send the request.',
        ),
      },
      {
        heading: 'Price',
        body: prose(
          'The estimate is a range for each pet, based on size or breed and the services you chose. The groomer sets the final price at the van, after seeing the coat; each change is recorded.',
          'Tax is added where it applies. Tips are optional, are not taxed and go to the groomer.',
        ),
      },
      {
        heading: 'Payment',
        body: 'A card on file is charged when the appointment is complete. Gift cards and loyalty credit are applied after tax. Refunds go to the original payment method.',
      },
      {
        heading: 'Canceling and rescheduling',
        body: 'See the [cancellation policy](/cancellation-policy). A groomer who has to reschedule gives a reason and offers other times; you may decline.',
      },
      {
        heading: 'At the appointment',
        body: list(
          'There must be a place to park the van near the door.',
          'An adult hands over the pet and picks it up, unless agreed otherwise.',
          'Tell the groomer before the appointment about illness, wounds, age, pregnancy and biting.',
          'The groomer may stop if continuing could hurt the pet or a person.',
        ),
      },
    ],
  },
  'pet-release-terms': {
    title: 'Pet release terms',
    lead: 'What you agree to when you hand over your pet for grooming.',
    sections: [
      sample('About this text'),
      {
        heading: 'Your pet’s health',
        body: list(
          'You tell the groomer everything that matters: illness, medicine, allergies, wounds, age, pregnancy.',
          'Your pet has all vaccinations required by local law.',
          'You tell the groomer if your pet has ever bitten a person or another animal.',
        ),
      },
      {
        heading: 'Matted coats and senior pets',
        body: 'A matted coat often has to be cut short, and the skin under it may be sore. Grooming can be stressful for senior or sick pets. The groomer discusses this with you before starting and may decline.',
      },
      {
        heading: 'In an emergency',
        body: 'If your pet needs a vet during the appointment, the groomer calls you and then takes your pet to the nearest clinic. You pay for the treatment unless the groomer caused the injury through negligence.',
      },
      {
        heading: 'Photos',
        body: 'Groomers may take photos before and after. A photo is public only when it is marked as public, and never shows your address.',
      },
    ],
  },
} satisfies Record<string, PageText>;
