/** What customers say: a first and a second sentence, by stars. `{pet}` is the pet, `{groomer}` the groomer. */
export const PRAISE = {
  first: [
    '{pet} has never looked better.',
    'So easy: the van was here on time and we were done before lunch.',
    '{groomer} was so patient with {pet}.',
    'We have tried many groomers, and this is the one we keep.',
    '{pet} usually hides from groomers, but walked right into the van.',
    'The cut is even all around, and it lasted for weeks.',
    'Gentle, quick and friendly.',
    '{pet} came back smelling wonderful and in a good mood.',
    'Our neighbors asked who did {pet}’s haircut.',
    'Worth every dollar.',
    'The van is spotless and quiet.',
    '{groomer} listened to what we wanted and got it right the first time.',
  ],
  second: [
    'The nails are short, the ears are clean, and no stress at all.',
    'We already booked the next appointment.',
    'I got a text before the van arrived, which helps a lot with a toddler.',
    'The report card with photos is a lovely touch.',
    'Thank you, {groomer}!',
    'Highly recommended for nervous pets.',
    'No more driving across town with a wet dog.',
    'Even the matted spots behind the ears came out without shaving.',
    'Saved us half a Saturday.',
    'See you in six weeks.',
  ],
} as const;

export const FINE = {
  first: [
    'A good cut and a friendly chat.',
    '{pet} looks great, a bit shorter than we asked for.',
    'Very good work, but twenty minutes late.',
    'Solid groom, nice van.',
  ],
  second: [
    'We will book again.',
    '{groomer} told us before that traffic was slow, so no hard feelings.',
    'The nails could be a little shorter.',
  ],
} as const;

export const SO_SO = [
  'The haircut is fine, but the appointment was moved twice.',
  'Okay overall. {pet} was nervous and one paw was left a bit uneven.',
  'Good bath, average trim. The price was higher than I expected.',
] as const;

export const POOR = [
  'We waited an hour and nobody called. The groom itself was all right.',
  '{pet} was shaved much shorter than agreed. Ask twice before you say yes.',
] as const;

/** What staff is asked to look at: it tells where somebody lives. */
export const REPORTED =
  'The groom was fine, but {groomer} parked in front of the blue house at the end of Elm Street and woke up my neighbor Carl.';
export const REPORT_NOTE = 'Says where I park and names a neighbor.';

export const THANKS = [
  'Thank you, {customer}! {pet} is welcome any time.',
  'That made my day. Give {pet} a scratch behind the ears from me.',
  'Thanks for the kind words, {customer}. See you next time!',
  'It was a pleasure. {pet} was a star.',
] as const;

export const APOLOGIES = [
  'I am sorry about that, {customer}. I will take more care next time and would like to make it up to you.',
  'Thank you for telling me, {customer}. I leave more time between stops now.',
] as const;
