import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const file = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
} as const;

/** Where the stand-in for Stripe.js is. */
export const STRIPE_JS_PATH = '/stripe-js/stripe.js';

/** Address and file of all that Stripe.js brings along. */
const FILES = [
  [STRIPE_JS_PATH, 'stripe.js', 'js'],
  ['/stripe-js/fields', 'fields.html', 'html'],
  ['/stripe-js/fields.css', 'fields.css', 'css'],
  ['/stripe-js/fields.js', 'fields.js', 'js'],
  ['/stripe-js/challenge', 'challenge.html', 'html'],
  ['/stripe-js/challenge.css', 'challenge.css', 'css'],
  ['/stripe-js/challenge.js', 'challenge.js', 'js'],
] as const;

/** Pages in frames of any page: they show nothing that belongs to anybody. */
const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
].join('; ');

/** Stripe.js with the pages behind it: the fields of a card, and the page on which a bank asks its customer. */
export function registerStripeJs(app: FastifyInstance): void {
  for (const [path, name, kind] of FILES) {
    const content = file(name);
    app.get(path, (_request, reply) =>
      reply
        .type(TYPES[kind])
        .headers({
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-content-type-options': 'nosniff',
          ...(kind === 'html' && { 'content-security-policy': policy }),
        })
        .send(content),
    );
  }
}
