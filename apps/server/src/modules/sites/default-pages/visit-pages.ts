import { list, prose, type PageText } from './page-text.ts';

const SAMPLE =
  '**This is a neutral sample text.** The owner of {{appName}} replaces it with their own before the site opens.';

export const visitPages = {
  'cancellation-policy': {
    title: 'Cancellation policy',
    lead: 'Plans change. What a canceled appointment costs depends on how late you cancel.',
    sections: [
      {
        heading: 'What it costs',
        body: prose(
          SAMPLE,
          list(
            'Until **24 hours** before the appointment: free.',
            'Within 24 hours: **$30**.',
            'When the groomer is on the way: **$60**.',
            'When the groomer has arrived, or no one is home: **$100**.',
          ),
        ),
      },
      {
        heading: 'How it works',
        body: prose(
          'Outside the fee window you can cancel immediately. Inside it you send a cancellation request; the groomer responds and may waive the fee.',
          'If the groomer cancels, you pay nothing.',
        ),
      },
      {
        heading: 'Rescheduling instead of canceling',
        body: 'You can request another time. Both times are held until the groomer responds.',
      },
      {
        heading: 'Weather and other disruptions',
        body: 'There is no fee when a storm, a closed road or a broken-down van prevents the appointment.',
      },
      { heading: 'Questions', body: 'Email [{{serviceEmail}}](mailto:{{serviceEmail}}).' },
    ],
  },
  'covid19-advisement': {
    title: 'COVID-19 advisement',
    lead: 'How we keep appointments safe for pet owners and groomers.',
    sections: [
      { heading: 'About this text', body: SAMPLE },
      {
        heading: 'If you feel sick',
        body: 'Please reschedule and let the groomer know why. Groomers who feel sick do the same and offer you other times.',
      },
      {
        heading: 'At the appointment',
        body: list(
          'The pet is handed over outdoors, at the van.',
          'If you prefer distance or a mask, mention it in the note to the groomer.',
          'Tables, tools and leashes are cleaned after every pet.',
          'Payment is contactless: the card on file is charged when the work is complete.',
        ),
      },
      {
        heading: 'Pets',
        body: 'The risk of pets spreading the virus to people is considered low. If someone in your home is infected, please wait until they recover before your pet is groomed.',
      },
    ],
  },
} satisfies Record<string, PageText>;
