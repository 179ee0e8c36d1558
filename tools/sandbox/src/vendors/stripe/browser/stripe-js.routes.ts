import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
} as const;

/** Where the stand-in for Stripe.js is. */
export const STRIPE_JS_PATH = '/stripe-js/stripe.js';

/** Address and file of all that Stripe.js brings along. */
const FILES = [
  [STRIPE_JS_PATH, new URL('./stripe.js', import.meta.url), 'js'],
  ['/stripe-js/fields', new URL('./fields.html', import.meta.url), 'html'],
  ['/stripe-js/fields.css', new URL('./fields.css', import.meta.url), 'css'],
  ['/stripe-js/fields.js', new URL('./fields.js', import.meta.url), 'js'],
  ['/stripe-js/challenge', new URL('./challenge.html', import.meta.url), 'html'],
  ['/stripe-js/challenge.css', new URL('./challenge.css', import.meta.url), 'css'],
  ['/stripe-js/challenge.js', new URL('./challenge.js', import.meta.url), 'js'],
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
  for (const [path, file, kind] of FILES) {
    const content = readFileSync(file, 'utf8');
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
