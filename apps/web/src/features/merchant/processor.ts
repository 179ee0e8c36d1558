import type { PaymentDetails } from './merchant-query.ts';
import type { TypedBank, TypedPerson } from './typed-details.ts';

type Processor = PaymentDetails['processor'];
type Outcome = { readonly id: string } | { readonly refused: string };

const TIMEOUT_MS = 20_000;
const NO_ANSWER = 'We can’t reach our payment processor. Check your connection and try again.';
const NOT_TAKEN = 'Our payment processor could not take these details. Check them and try again.';
const REFUSALS: Readonly<Record<string, string>> = {
  routing_number_invalid: 'Check the routing number.',
  account_number_invalid: 'Check the account number.',
  postal_code_invalid: 'Check the ZIP code.',
};

/** Not a call of our API, and not a mutation of the query cache, so that what is typed is written nowhere. */
const ask = async (url: string, init: RequestInit): Promise<Outcome> => {
  try {
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { id, error } = (await response.json()) as { id?: string; error?: { code?: string } };
    if (response.ok && id !== undefined) return { id };
    return { refused: REFUSALS[error?.code ?? ''] ?? NOT_TAKEN };
  } catch {
    return { refused: NO_ANSWER };
  }
};

const tokenOf = ({ apiUrl, publishableKey }: Processor, fields: Readonly<Record<string, string>>) =>
  ask(`${apiUrl}/v1/tokens`, { body: new URLSearchParams({ key: publishableKey, ...fields }) });

export const bankTokenOf = (processor: Processor, { routing, account }: TypedBank) =>
  tokenOf(processor, {
    'bank_account[country]': 'US',
    'bank_account[currency]': 'usd',
    'bank_account[account_holder_type]': 'individual',
    'bank_account[routing_number]': routing,
    'bank_account[account_number]': account,
  });

const PERSON = 'account[individual]';
export const personTokenOf = (processor: Processor, person: TypedPerson) => {
  const [month = '', day = '', year = ''] = person.birthDate.split('/');
  return tokenOf(processor, {
    'account[business_type]': 'individual',
    'account[tos_shown_and_accepted]': 'true',
    [`${PERSON}[first_name]`]: person.firstName.trim(),
    [`${PERSON}[last_name]`]: person.lastName.trim(),
    [`${PERSON}[dob][day]`]: String(Number(day)),
    [`${PERSON}[dob][month]`]: String(Number(month)),
    [`${PERSON}[dob][year]`]: year,
    [`${PERSON}[address][line1]`]: person.street.trim(),
    [`${PERSON}[address][city]`]: person.city.trim(),
    [`${PERSON}[address][state]`]: person.state.trim().toUpperCase(),
    [`${PERSON}[address][postal_code]`]: person.zip.trim(),
    [`${PERSON}[address][country]`]: 'US',
    [`${PERSON}[id_number]`]: person.ssn.replaceAll(/\D/g, ''),
  });
};

/** A photo of an ID goes to the processor; what comes back stands for the person, with the photo. */
export const photoTokenOf = async (processor: Processor, photo: File): Promise<Outcome> => {
  const body = new FormData();
  body.append('purpose', 'identity_document');
  body.append('file', photo);
  const file = await ask(`${processor.uploadsUrl}/v1/files`, {
    headers: { authorization: `Bearer ${processor.publishableKey}` },
    body,
  });
  if ('refused' in file) return file;
  return await tokenOf(processor, {
    'account[tos_shown_and_accepted]': 'true',
    [`${PERSON}[verification][document][front]`]: file.id,
  });
};
