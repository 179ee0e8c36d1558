import { readFileSync } from 'node:fs';
import type { Channel, OutboxMessage } from '../outbox.ts';
import { fill, html, type Html } from './html.ts';
import { mailIcon, pushIcon, smsIcon } from './icons.ts';
import { messageCard } from './message-card.ts';

/** What the address of the page says: `to` is a part of a recipient, as a person types it. */
export type PageFilter = { to?: string | undefined; channel?: Channel | undefined };

export const PAGE_SIZE = 100;

const template = readFileSync(new URL('./outbox.html', import.meta.url), 'utf8');

const views: { channel?: Channel; label: Html }[] = [
  { label: html`All` },
  { channel: 'sms', label: html`${smsIcon}SMS` },
  { channel: 'mail', label: html`${mailIcon}Mail` },
  { channel: 'push', label: html`${pushIcon}Push` },
];

export function outboxPage(messages: OutboxMessage[], filter: PageFilter, lastId: number): string {
  const isFiltered = filter.to !== undefined || filter.channel !== undefined;
  return fill(template, {
    lastId: html`${lastId}`,
    pageSize: html`${PAGE_SIZE}`,
    to: html`${filter.to ?? ''}`,
    channelField:
      filter.channel === undefined ? html`` : html`<input type="hidden" name="channel" value="${filter.channel}" />`,
    views: html`${views.map((view) => viewLink(view, filter))}`,
    cards: html`${messages.map((message) => messageCard(message))}`,
    emptyText: isFiltered ? noneFits : noneYet,
  });
}

function viewLink({ channel, label }: { channel?: Channel; label: Html }, filter: PageFilter): Html {
  const query = new URLSearchParams();
  if (filter.to !== undefined) query.set('to', filter.to);
  if (channel !== undefined) query.set('channel', channel);
  const current = channel === filter.channel ? html` aria-current="page"` : html``;
  return html`<li><a href="/?${query.toString()}" ${current}>${label}</a></li>`;
}

const noneYet = html`<h2>No messages yet.</h2>
  <p>Sign in by code or reset a password and it appears here.</p>`;

const noneFits = html`<h2>No message fits this filter.</h2>
  <p>A fitting one appears here as soon as it is sent.</p>
  <a class="tint" href="/">Show all messages</a>`;
