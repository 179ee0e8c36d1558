import { list, prose, type PageText } from './page-text.ts';

const SAMPLE =
  '**This is a neutral sample text.** The owner of {{appName}} replaces it with their own before the site opens.';

export const visitPages = {
  'cancellation-policy': {
    title: 'Cancellation policy',
    lead: 'Plans change. What a cancelled appointment costs depends on how late it is cancelled.',
    sections: [
      {
        heading: 'What it costs',
        body: prose(
          SAMPLE,
          list(
            'Until **24 hours** before the visit: free.',
            'Within 24 hours: **$30**.',
            'When the groomer is on the way: **$60**.',
            'When the groomer has arrived, or nobody is there: **$100**.',
          ),
        ),
      },
      {
        heading: 'How it works',
        body: prose(
          'Outside the fee window you cancel at once, and the time is free again. Inside it you ask to cancel; the groomer answers and may waive the fee.',
          'A groomer who cancels never costs you anything.',
        ),
      },
      {
        heading: 'Moving instead of cancelling',
        body: 'You can ask for another time. Both times are held until the groomer has answered, and then one of them is let go.',
      },
      {
        heading: 'Weather and other surprises',
        body: 'Nobody pays when a storm, a closed road or a broken van keeps the visit from happening.',
      },
      { heading: 'Questions', body: 'Write to [{{serviceEmail}}](mailto:{{serviceEmail}}).' },
    ],
  },
  'covid19-advisement': {
    title: 'COVID-19 advisement',
    lead: 'How we keep a visit safe for pet owners and groomers.',
    sections: [
      { heading: 'About this text', body: SAMPLE },
      {
        heading: 'If you feel ill',
        body: 'Please move the appointment, and tell the groomer why. Groomers who feel ill do the same and offer you other times.',
      },
      {
        heading: 'At the visit',
        body: list(
          'The pet is handed over outdoors, at the van.',
          'If you want distance or a mask, say so in the note to the groomer.',
          'Tables, tools and leads are cleaned after every pet.',
          'Payment needs no contact: the card on file is charged when the work is done.',
        ),
      },
      {
        heading: 'Pets',
        body: 'The risk that pets pass the virus on to people is considered low. If somebody at home is infected, please wait until that is over before your pet is groomed.',
      },
    ],
  },
} satisfies Record<string, PageText>;
