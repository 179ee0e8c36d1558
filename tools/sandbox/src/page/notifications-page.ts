import { readFileSync } from 'node:fs';
import {
  NOTIFICATIONS,
  renderNotification,
  type EmailContent,
  type NotificationCategory,
  type NotificationName,
  type NotificationRow,
  type RenderedNotification,
} from '@tailgate/contract/notifications';
import { fill, html, type Html } from './html.ts';
import { mailIcon, pushIcon, smsIcon } from './icons.ts';
import { brandNames, emailLookOf, sampleBrands, type BrandName } from './sample-brands.ts';

const template = readFileSync(new URL('./notifications.html', import.meta.url), 'utf8');
const rows = Object.entries(NOTIFICATIONS) as [NotificationName, NotificationRow][];
const nothing = html``;

/** Every row of the catalogue on each of its channels, with its sample variables. */
export const notificationsPage = (brand: BrandName): string =>
  fill(template, {
    count: html`${rows.length}`,
    brands: html`${brandNames.map((name) => brandLink(name, brand))}`,
    contents: html`${rows.map(([name, row]) => html`<li><a href="#${name}">${row.when}</a></li>`)}`,
    notifications: html`${rows.map(([name, row]) => notificationSection(name, row, brand))}`,
  });

const brandLink = (name: BrandName, shown: BrandName): Html => {
  const current = name === shown ? html` aria-current="page"` : nothing;
  return html`<li><a href="/notifications?brand=${name}" ${current}>${sampleBrands[name].appName}</a></li>`;
};

export const renderSample = (row: NotificationRow, brand: BrandName): RenderedNotification =>
  renderNotification(row, sampleBrands[brand], row);

function notificationSection(name: NotificationName, row: NotificationRow, brand: BrandName): Html {
  const { sms, email, push } = renderSample(row, brand);
  return html`<section class="notification" id="${name}" aria-labelledby="${name}-title">
    <h2 id="${name}-title">${row.when}</h2>
    <p class="name"><code>${name}</code></p>
    ${factsOf(row)}
    <div class="previews">
      ${sms === undefined ? nothing : smsPreview(sms)} ${push === undefined ? nothing : pushPreview(push, brand)}
      ${email === undefined ? nothing : emailPreview(name, email, brand)}
    </div>
  </section>`;
}

const deliveries = {
  urgent: 'Immediately, ahead of everything else',
  anytime: 'Any time of day',
  daytime: 'Not between 9 PM and 8 AM, recipient’s time',
} as const;

const categories = { security: 'Security', account: 'Account', bookings: 'Bookings' } as const satisfies Record<
  NotificationCategory,
  string
>;

const factsOf = ({ to, category, delivery, canSwitchOff, variables }: NotificationRow): Html =>
  html`<dl>
    ${[
      fact('To', html`The ${to}`),
      fact('Category', html`${categories[category]}`),
      fact('Sent', html`${deliveries[delivery]}`),
      fact('Can be turned off', html`${canSwitchOff ? 'Yes' : 'No'}`),
      fact('Variables', variableList(Object.keys(variables))),
    ]}
  </dl>`;

const fact = (term: string, content: Html): Html =>
  html`<div>
    <dt>${term}</dt>
    <dd>${content}</dd>
  </div>`;

const variableList = (names: string[]): Html =>
  names.length === 0 ? html`None` : html`${names.map((name) => html`<code>${name}</code> `)}`;

const smsPreview = (text: string): Html =>
  html`<figure>
    <figcaption><span class="badge badge-sms">${smsIcon}SMS</span>${text.length} characters</figcaption>
    <p class="bubble">${text}</p>
  </figure>`;

function pushPreview({ title, body, path }: NonNullable<RenderedNotification['push']>, brand: BrandName): Html {
  const { appName, fill: color, onFill } = emailLookOf(brand);
  return html`<figure>
    <figcaption><span class="badge badge-push">${pushIcon}Push</span>Opens ${path}</figcaption>
    <div class="push">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <rect width="40" height="40" rx="10" fill="${color}" />
        <text x="20" y="27" text-anchor="middle" font-size="20" font-weight="700" fill="${onFill}">
          ${appName.slice(0, 1)}
        </text>
      </svg>
      <p class="app">${appName} · now</p>
      <p class="title">${title}</p>
      <p class="body">${body}</p>
    </div>
  </figure>`;
}

const emailPreview = (name: NotificationName, { subject }: EmailContent, brand: BrandName): Html =>
  html`<figure class="email">
    <figcaption><span class="badge badge-mail">${mailIcon}Email</span>From ${sampleBrands[brand].appName}</figcaption>
    <iframe
      sandbox=""
      src="/notifications/${name}/email?brand=${brand}"
      loading="lazy"
      tabindex="0"
      title="Email: ${subject}"
    ></iframe>
  </figure>`;
