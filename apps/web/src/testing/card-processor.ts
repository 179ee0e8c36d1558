import { http, HttpResponse, type HttpHandler } from 'msw';

/** The card processor, which browsers call without our API: takes a form, and answers with a token or an error code. */
export const cardProcessor = (
  apiUrl: string,
  take: (form: Readonly<Record<string, string>>) => { readonly token: string } | { readonly code: string },
): HttpHandler =>
  http.post(`${apiUrl}/v1/payment_methods`, async ({ request }) => {
    const outcome = take(Object.fromEntries(new URLSearchParams(await request.text())));
    return 'token' in outcome
      ? HttpResponse.json({ id: outcome.token })
      : HttpResponse.json({ error: { code: outcome.code, message: 'In words of the processor.' } }, { status: 402 });
  });

/** The same processor where people and banks are handed over, and photos of IDs: forms in, tokens out. */
export const payoutProcessor = (
  apiUrl: string,
  take: (form: Readonly<Record<string, string>>) => string,
): HttpHandler[] => [
  http.post(`${apiUrl}/v1/tokens`, async ({ request }) =>
    HttpResponse.json({ id: take(Object.fromEntries(new URLSearchParams(await request.text()))) }),
  ),
  http.post(`${apiUrl}/v1/files`, () => HttpResponse.json({ id: 'file_1' })),
];
