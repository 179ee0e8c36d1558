/** Everything that is asked of a person, as browsers send it for a token. */
export const WHOLE_PERSON = {
  'account[business_type]': 'individual',
  'account[individual][first_name]': 'Maya',
  'account[individual][last_name]': 'Torres',
  'account[individual][dob][day]': '1',
  'account[individual][dob][month]': '1',
  'account[individual][dob][year]': '1990',
  'account[individual][address][line1]': '1 Main Street',
  'account[individual][address][city]': 'Austin',
  'account[individual][address][state]': 'TX',
  'account[individual][address][postal_code]': '78701',
  'account[individual][id_number]': '000000000',
  'account[tos_shown_and_accepted]': 'true',
};
