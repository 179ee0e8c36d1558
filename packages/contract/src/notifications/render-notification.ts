import type { NotificationRow } from './notification.ts';
import { fillTemplate, type VariableValues } from './template.ts';

export interface EmailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly url: string };
}

export interface RenderedNotification {
  readonly sms?: string;
  readonly email?: EmailContent;
  readonly push?: { readonly title: string; readonly body: string; readonly path: string };
}

/** The texts of a row with its variables filled in, for every channel it has. */
export const renderNotification = (
  row: NotificationRow,
  site: { readonly appName: string; readonly origin: string },
  variables: VariableValues,
): RenderedNotification => {
  const path = fillTemplate(row.path ?? '/', variables, encodeURIComponent);
  const url = `${site.origin}${path}`;
  const fill = (template: string) => fillTemplate(template, { ...variables, appName: site.appName, link: url });
  const { sms, email, push } = row;
  return {
    ...(sms !== undefined && { sms: fill(sms) }),
    ...(email && {
      email: {
        subject: fill(email.subject),
        paragraphs: email.text.map(fill),
        ...(email.button !== undefined && { button: { label: fill(email.button), url } }),
      },
    }),
    ...(push && { push: { title: fill(push.title), body: fill(push.body), path } }),
  };
};
