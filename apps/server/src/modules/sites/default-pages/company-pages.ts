import { list, prose, type PageText } from './page-text.ts';

export const companyPages = {
  about: {
    title: 'About {{appName}}',
    lead: '{{appName}} brings grooming to the pet: a groomer comes with a van to where the pet lives.',
    sections: [
      {
        heading: 'What we do',
        body: prose(
          'Pet owners ask for an appointment. A groomer arrives with everything in the van: table, bath, warm water, dryer. The pet stays on its own street and is back inside when the work is done.',
          'Behind each van there are more people than one sees. Some groomers own theirs, others rent from a **fleet owner**, and a **mechanic** keeps it running. {{appName}} joins the calendar, the van and the money of all of them in one place.',
        ),
      },
      {
        heading: 'Who takes part',
        body: list(
          '**Pet owners** book grooming for their pets.',
          '**Groomers** work from a van and decide where, when and with which pets.',
          '**Fleet owners** let their vans to groomers.',
          '**Mechanics** service and repair the vans.',
          '**Renters** try a van for a while or rent it for longer.',
        ),
      },
      {
        heading: 'How we work',
        body: prose(
          'Appointments are local: the groomer, the van and the pet are in the same area, so that little of the day is spent on the road.',
          'Prices are written down when an appointment is made and are not recalculated later from a new price list. A time that is taken cannot be given away twice.',
        ),
      },
      {
        heading: 'Talk to us',
        body: 'Write to [{{serviceEmail}}](mailto:{{serviceEmail}}) or see the [contact page](/s/contact-us).',
      },
    ],
  },
  'why-us': {
    title: 'Why {{appName}}',
    lead: 'Less stress for pets, less driving for groomers, fewer empty days for vans.',
    sections: [
      {
        heading: 'For pets and their people',
        body: list(
          'One pet or one family at a time, without a waiting room full of strangers.',
          'No trip across town, and no cage between bath and haircut.',
          'The estimate is given before you ask for the appointment, as a range for your pets.',
          'Cancelling is free until 24 hours before the visit. See the [cancellation policy](/cancellation-policy).',
        ),
      },
      {
        heading: 'For groomers',
        body: list(
          'You set weekly hours and days off; appointments follow them.',
          'Drive time is part of the calendar, so that two visits always leave room for the road between them.',
          'You say which weights and breeds you take.',
          'Tips are yours and are never shared.',
        ),
      },
      {
        heading: 'For fleet owners and mechanics',
        body: list(
          'A van is never promised to two people for the same time: rentals, trials and maintenance share one calendar.',
          'Papers with an end date stop new work when they run out, never work that has begun.',
          'A repair counts as finished when the person who reported it agrees, or after seven days without an answer.',
        ),
      },
      {
        heading: 'For everybody',
        body: 'Card and bank numbers go from your browser straight to the payment processor. We keep the brand and the last four digits.',
      },
    ],
  },
  'contact-us': {
    title: 'Contact us',
    lead: 'We read every message. Tell us what happened and how we can reach you; the addresses are on this page.',
    sections: [
      {
        heading: 'Appointments, accounts and everything else',
        body: 'If it is about an appointment with {{appName}}, please give its date and the name of the groomer. Never send passwords, codes or card numbers: we do not ask for them.',
      },
      {
        heading: 'Vans and repairs',
        body: 'Please give the plate or the last six characters of the VIN, where the van is, and whether it can be driven.',
      },
      {
        heading: 'In an emergency',
        body: 'If a person is in danger, call your local emergency number first. If a pet is hurt, call the nearest animal clinic first, and then us.',
      },
    ],
  },
  'partner-programme': {
    title: '{{partnerProgrammeName}}',
    lead: 'For groomers without a van of their own, and for people who have vans and look for good hands to drive them.',
    sections: [
      {
        heading: 'What it is',
        body: 'In {{partnerProgrammeName}} a groomer works with a van of a fleet owner. The fleet owner supplies the van, a mechanic keeps it running, the groomer brings the skill. {{appName}} keeps the calendar and the accounts of all three.',
      },
      {
        heading: 'How a groomer joins',
        body: list(
          'You tell us about your experience, where you want to work and when.',
          'Our staff look at it and approve your account.',
          'You suggest dates for a trial. When the fleet owner accepts one, a van is assigned to you.',
          'If you both like it, the trial becomes a rental.',
        ),
      },
      {
        heading: 'How the van is paid',
        body: prose(
          'There are two plans. With the **flat rate** you pay the same every week and keep what you earn. With the **percentage** a share of each completed appointment goes to the van’s owner, where the owner allows it.',
          'Tips stay with the groomer in both.',
        ),
      },
      {
        heading: 'How to ask',
        body: 'Write to [{{serviceEmail}}](mailto:{{serviceEmail}}) and say which town you are in.',
      },
    ],
  },
  'coming-soon': {
    title: 'We are not in your area yet',
    lead: '{{appName}} opens area by area, when there are enough groomers to keep the drives short.',
    sections: [
      {
        heading: 'Tell us where you are',
        body: 'Write your ZIP code to [{{serviceEmail}}](mailto:{{serviceEmail}}). We answer when the first van drives in your streets.',
      },
      {
        heading: 'Are you a groomer there?',
        body: 'Then the wait may be short. Read about [{{partnerProgrammeName}}](/s/partner-programme).',
      },
    ],
  },
} satisfies Record<string, PageText>;
