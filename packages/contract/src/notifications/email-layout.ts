import type { EmailFigure } from './notification.ts';
import type { EmailContent } from './render-notification.ts';

export interface EmailLook {
  readonly appName: string;
  /** A background in the site's color, and a text color that is readable on it. */
  readonly fill: string;
  readonly onFill: string;
  /** Greets by name when there is one. */
  readonly firstName?: string | null | undefined;
}

const greetingOf = ({ firstName }: EmailLook) => (firstName ? `Hi ${firstName},` : 'Hello,');

const figureText = ({ label, amount }: EmailFigure) => `${label}: ${amount}`;

export const emailText = ({ paragraphs, figures = [], button }: EmailContent, look: EmailLook): string =>
  `${[
    greetingOf(look),
    ...paragraphs,
    ...(figures.length > 0 ? [figures.map(figureText).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `Thanks,\nThe ${look.appName} team`,
  ].join('\n\n')}\n`;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

const FONT = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const paragraph = (text: string) => `<p style="margin:0 0 16px">${escape(text)}</p>`;

const figureRow = ({ label, amount, isTotal = false }: EmailFigure) => {
  const look = isTotal ? ';font-weight:700;border-top:1px solid #dfe6ea' : '';
  return `<tr><td style="padding:4px 12px 4px 0${look}">${escape(label)}</td><td align="right" style="padding:4px 0;white-space:nowrap;vertical-align:top${look}">${escape(amount)}</td></tr>`;
};

const figuresHtml = (figures: readonly EmailFigure[]) =>
  figures.length === 0
    ? ''
    : `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${figures.map(figureRow).join('')}</table>`;

/** Mail programs know tables and inline styles, and little else. */
export const emailHtml = ({ subject, paragraphs, figures = [], button }: EmailContent, look: EmailLook): string => {
  const { appName, fill, onFill } = look;
  const buttonHtml = button
    ? `<p style="margin:24px 0"><a href="${escape(button.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${fill};color:${onFill};font-weight:600;text-decoration:none">${escape(button.label)}</a></p>
<p style="margin:0 0 16px;color:#43525d;font-size:14px;overflow-wrap:anywhere">If the button doesn't work, open this link: <a href="${escape(button.url)}" style="color:#43525d">${escape(button.url)}</a></p>`
    : '';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(subject)}</title></head>
<body style="margin:0;background:#f6f8f9;color:#15212a;font:16px/24px ${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dfe6ea;border-radius:12px;overflow:hidden">
<tr><td style="padding:16px 24px;background:${fill};color:${onFill};font-size:18px;font-weight:700">${escape(appName)}</td></tr>
<tr><td style="padding:24px">
<h1 style="margin:0 0 16px;font-size:20px;line-height:28px">${escape(subject)}</h1>
${[greetingOf(look), ...paragraphs].map(paragraph).join('\n')}
${figuresHtml(figures)}
${buttonHtml}
<p style="margin:24px 0 0">Thanks,<br>The ${escape(appName)} team</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
};
