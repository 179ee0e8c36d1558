import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from '../../page/content-policies.ts';
import { fill, html, type Html } from '../../page/html.ts';
import { review } from './account-endpoints.ts';
import { REVIEWS } from './account-state.ts';
import type { StripeWorld } from './endpoint.ts';
import { type Form, textIn } from './form.ts';
import type { StripeObject } from './shelf.ts';
import { sendError, StripeError } from './stripe-errors.ts';
import { SWITCHES, type WebhookSwitches } from './webhooks.ts';

const page = (name: string) => readFileSync(new URL(`../../page/${name}`, import.meta.url), 'utf8');
const template = page('payments.html');
const styles = page('payments.css');
const MOST_SHOWN = 100;

const words: Record<keyof WebhookSwitches, string> = {
  delayed: 'Delayed by 3 seconds',
  repeated: 'Sent three times',
  reordered: 'Last one first',
  dropped: 'Not sent at all',
};

const switchBox = (name: keyof WebhookSwitches, isOn: boolean): Html => {
  const checked = isOn ? html` checked` : html``;
  return html`<label><input type="checkbox" name="${name}" value="on" ${checked} />${words[name]}</label>`;
};

const dollars = (cents: unknown) => `$${(Number(cents) / 100).toFixed(2)}`;

const paymentRow = (intent: StripeObject): Html => {
  const problem = intent['last_payment_error'] as { decline_code?: string; code: string } | null;
  return html`<tr>
    <td>${intent.id}</td>
    <td>${dollars(intent['amount'])}</td>
    <td>${String(intent['status'])}</td>
    <td>${problem?.decline_code ?? problem?.code ?? ''}</td>
  </tr>`;
};

const accountRow = (account: StripeObject): Html => {
  const { currently_due: due, disabled_reason: reason } = account['requirements'] as {
    currently_due: readonly string[];
    disabled_reason: string | null;
  };
  return html`<tr>
    <td>${account.id}</td>
    <td>${account['payouts_enabled'] === true ? 'on' : `off: ${reason ?? ''}`}</td>
    <td>${due.join(', ')}</td>
    <td>
      <form action="/payments/accounts" method="post">
        <input type="hidden" name="id" value="${account.id}" />
        <select name="review" aria-label="Decide about ${account.id}">
          ${REVIEWS.map((outcome) => html`<option>${outcome}</option>`)}
        </select>
        <button type="submit">Apply</button>
      </form>
    </td>
  </tr>`;
};

/** The page of the payments and payout accounts, with the switches of the webhooks. */
export function registerPaymentsPage(app: FastifyInstance, world: StripeWorld): void {
  const { state, webhooks } = world;
  app.get('/payments', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': pagePolicy, 'cache-control': 'no-store' })
      .send(
        fill(template, {
          switches: html`${SWITCHES.map((name) => switchBox(name, webhooks.switches[name]))}`,
          accounts: html`${state.accounts.newestFirst().slice(0, MOST_SHOWN).map(accountRow)}`,
          payments: html`${state.intents.newestFirst().slice(0, MOST_SHOWN).map(paymentRow)}`,
        }),
      ),
  );

  app.post('/payments/webhooks', (request, reply) => {
    const form = request.body as Form | undefined;
    for (const name of SWITCHES) webhooks.switches[name] = form !== undefined && textIn(form, name) === 'on';
    return reply.redirect('/payments', 303);
  });

  app.post('/payments/accounts', (request, reply) => {
    const form = (request.body as Form | undefined) ?? {};
    try {
      review(world, textIn(form, 'id') ?? '', textIn(form, 'review'));
    } catch (error) {
      if (error instanceof StripeError) return sendError(reply, error);
      throw error;
    }
    return reply.redirect('/payments', 303);
  });

  app.get('/payments.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}
