import type { OutboxMessage } from '../outbox.ts';
import { html, type Html } from './html.ts';
import { attachmentIcon, copyIcon, linkIcon, mailIcon, pushIcon, smsIcon } from './icons.ts';
import { codesIn, linksIn, linkTo, richText } from './message-text.ts';

const badges = {
  sms: html`<span class="badge badge-sms">${smsIcon}SMS</span>`,
  mail: html`<span class="badge badge-mail">${mailIcon}Mail</span>`,
  push: html`<span class="badge badge-push">${pushIcon}Push</span>`,
};

const nothing = html``;

/** A mail may list dozens of addresses (a footer, tracking); the first ones are those a person acts on. */
const MAX_LINKS = 5;

export function messageCard(message: OutboxMessage): Html {
  const { id, channel, to, from, subject, text, attachmentNames = [], link } = message;
  const codes = codesIn(`${subject ?? ''}\n${text}`);
  return html`<li>
    <article class="card" id="message-${id}" aria-labelledby="to-${id}">
      <header>
        ${badges[channel]}
        <h2 id="to-${id}"><a href="/?${new URLSearchParams({ to }).toString()}">${to}</a></h2>
        <time datetime="${message.at}" title="${message.at}">${message.at.slice(11, 16)} UTC</time>
      </header>
      ${subject === undefined ? nothing : html`<p class="subject">${subject}</p>`} ${codes.map(codeStrip)}
      ${message.html === undefined ? html`<p class="text">${richText(text)}</p>` : mailBody(message)}
      ${attachmentNames.length === 0 ? nothing : attachments(attachmentNames)}
      ${link === undefined ? nothing : html`<p class="from">Opens ${link}</p>`}
      <p class="from">From ${from}</p>
    </article>
  </li>`;
}

const codeStrip = (code: string): Html =>
  html`<div class="code">
    <span class="digits">${code}</span>
    <button type="button" data-copy="${code}">
      ${copyIcon}<span data-label>Copy code</span><span class="visually-hidden"> ${code}</span>
    </button>
  </div>`;

/** The mail as its reader sees it, shut in a frame without scripts, or its plain text. */
function mailBody({ id, to, subject = 'no subject', text, html: markup }: OutboxMessage): Html {
  const links = linksIn(text, markup).slice(0, MAX_LINKS);
  return html`<fieldset class="switch">
      <legend class="visually-hidden">Show the mail as</legend>
      <label><input type="radio" name="view-${id}" value="html" checked /><span>Designed</span></label>
      <label><input type="radio" name="view-${id}" value="text" /><span>Plain text</span></label>
    </fieldset>
    <iframe sandbox="" src="/outbox/${id}/html" loading="lazy" title="Mail ${id} to ${to}: ${subject}"></iframe>
    <p class="text">${richText(text)}</p>
    ${links.length === 0 ? nothing : linkList(links)}`;
}

const linkList = (links: string[]): Html =>
  html`<ul class="facts" aria-label="Links">
    ${links.map((address) => html`<li>${linkIcon}${linkTo(address)}</li>`)}
  </ul>`;

const attachments = (names: string[]): Html =>
  html`<ul class="facts" aria-label="Attachments">
    ${names.map((name) => html`<li>${attachmentIcon}${name}</li>`)}
  </ul>`;
