import { list, prose, type PageText } from './page-text.ts';

export const companyPages = {
  about: {
    title: 'About {{appName}}',
    lead: '{{appName}} brings grooming to your pet: a groomer comes to your home in a fully equipped van.',
    sections: [
      {
        heading: 'What we do',
        body: prose(
          'Pet owners request an appointment. A groomer arrives with everything in the van: table, bath, warm water and dryer. Your pet stays close to home and is back inside when the work is done.',
          'Some groomers own their van, others rent from a **fleet owner**, and a **mechanic** keeps it running. {{appName}} brings their calendars, vans and payments together in one place.',
        ),
      },
      {
        heading: 'Who uses {{appName}}',
        body: list(
          '**Pet owners** book grooming for their pets.',
          '**Groomers** work from a van and decide where and when they work and which pets they take.',
          '**Fleet owners** rent out their vans to groomers.',
          '**Mechanics** service and repair the vans.',
          '**Renters** try out a van or rent it long term.',
        ),
      },
      {
        heading: 'How we work',
        body: prose(
          'Appointments are local: the groomer, the van and the pet are in the same area, so little of the day is spent driving.',
          'Prices are fixed when an appointment is made and are not recalculated later from a new price list. A time slot cannot be booked twice.',
        ),
      },
      {
        heading: 'Talk to us',
        body: 'Email [{{serviceEmail}}](mailto:{{serviceEmail}}) or see the [contact page](/s/contact-us).',
      },
    ],
  },
  'why-us': {
    title: 'Why {{appName}}',
    lead: 'Less stress for pets, less driving for groomers, fewer empty days for vans.',
    sections: [
      {
        heading: 'For pets and their owners',
        body: list(
          'One pet or one family at a time, without a crowded waiting room.',
          'No trip across town, and no cage between bath and haircut.',
          'You see an estimate for your pets, as a price range, before you request an appointment.',
          'Canceling is free until 24 hours before the appointment. See the [cancellation policy](/cancellation-policy).',
        ),
      },
      {
        heading: 'For groomers',
        body: list(
          'You set weekly hours and days off; appointments follow them.',
          'Drive time is part of the calendar, so there is always time to get from one appointment to the next.',
          'You choose which weights and breeds you take.',
          'Tips are yours and are never shared.',
        ),
      },
      {
        heading: 'For fleet owners and mechanics',
        body: list(
          'A van cannot be double-booked: rentals, trials and maintenance share one calendar.',
          'Expired documents block new work, but never work that has already started.',
          'A repair is complete when the person who reported it confirms, or after seven days without a response.',
        ),
      },
      {
        heading: 'For everyone',
        body: 'Card and bank numbers go directly from your browser to the payment processor. We keep the brand and the last four digits.',
      },
    ],
  },
  'contact-us': {
    title: 'Contact us',
    lead: 'We read every message. Tell us what happened and how we can reach you.',
    sections: [
      {
        heading: 'Appointments, accounts and everything else',
        body: 'If it is about an appointment with {{appName}}, please include its date and the groomer’s name. Never send passwords, codes or card numbers: we never ask for them.',
      },
      {
        heading: 'Vans and repairs',
        body: 'Please include the plate or the last six characters of the VIN, where the van is, and whether it can be driven.',
      },
      {
        heading: 'In an emergency',
        body: 'If a person is in danger, call 911 first. If a pet is hurt, call the nearest animal clinic first, and then us.',
      },
    ],
  },
  'partner-programme': {
    title: '{{partnerProgrammeName}}',
    lead: 'For groomers without their own van, and for van owners looking for good groomers.',
    sections: [
      {
        heading: 'What is it?',
        body: 'In {{partnerProgrammeName}}, a groomer works in a fleet owner’s van. The fleet owner provides the van, a mechanic keeps it running, and the groomer does the grooming. {{appName}} manages scheduling and payments for all three.',
      },
      {
        heading: 'How a groomer joins',
        body: list(
          'You tell us about your experience, where you want to work and when.',
          'We review your application and approve your account.',
          'You suggest dates for a trial. When the fleet owner accepts one, a van is assigned to you.',
          'If you both like it, the trial becomes a rental.',
        ),
      },
      {
        heading: 'How you pay for the van',
        body: prose(
          'There are two plans. With the **flat rate** you pay the same amount every week and keep what you earn. With the **percentage** plan a share of each completed appointment goes to the van’s owner, where the owner offers it.',
          'Tips stay with the groomer in both plans.',
        ),
      },
      {
        heading: 'How to apply',
        body: prose(
          'Sign up as a [groomer](/groomer/new) or as a [fleet owner](/fleet-owner/signup). It takes about two minutes, and we review every application. Mechanics who keep the vans running [sign up here](/mechanic/signup).',
          'Questions first? Email [{{serviceEmail}}](mailto:{{serviceEmail}}).',
        ),
      },
    ],
  },
  'coming-soon': {
    title: 'We are not in your area yet',
    lead: '{{appName}} opens in a new area when there are enough groomers to keep drives short.',
    sections: [
      {
        heading: 'Tell us where you are',
        body: 'Send your ZIP code to [{{serviceEmail}}](mailto:{{serviceEmail}}). We will let you know when we open in your area.',
      },
      {
        heading: 'Are you a groomer in this area?',
        body: 'You can help us open sooner. Read about [{{partnerProgrammeName}}](/s/partner-programme).',
      },
    ],
  },
} satisfies Record<string, PageText>;
