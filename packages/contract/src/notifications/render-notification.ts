import type { EmailFigure, NotificationRow } from './notification.ts';
import { isPlainName, MAX_NAME_IN_MESSAGE } from './plain-name.facts.ts';
import { fillTemplate, oneLine, type VariableValues } from './template.ts';

export interface EmailContent {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Amounts of money, as a table below the paragraphs. */
  readonly figures?: readonly EmailFigure[];
  readonly button?: { readonly label: string; readonly url: string };
}

export interface RenderedNotification {
  readonly sms?: string;
  readonly email?: EmailContent;
  readonly push?: { readonly title: string; readonly body: string; readonly path: string };
}

/** Variables that people fill in as they like, and what stands for one that is no name. */
const NAMES: Readonly<Record<string, string>> = {
  business: 'A groomer',
  groomer: 'your groomer',
  customer: 'A customer',
  before: 'another groomer',
  partner: 'A partner',
  pets: 'your pet',
};

const withPlainNames = (variables: VariableValues): VariableValues =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const instead = NAMES[name];
      if (instead === undefined || typeof value !== 'string') return [name, value];
      return [name, isPlainName(value) ? value.slice(0, MAX_NAME_IN_MESSAGE).trimEnd() : instead];
    }),
  );

/** Groomers name their services, products and charges as they like. */
const withPlainLabels = (figures: readonly EmailFigure[]): readonly EmailFigure[] =>
  figures.map((figure) => ({ ...figure, label: isPlainName(figure.label) ? oneLine(figure.label) : 'Service' }));

/** The texts of a row with its variables filled in, for every channel it has. */
export const renderNotification = (
  row: NotificationRow,
  site: { readonly appName: string; readonly origin: string },
  { variables: given, figures }: { readonly variables: VariableValues; readonly figures?: readonly EmailFigure[] },
): RenderedNotification => {
  const variables = withPlainNames(given);
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
        ...(email.figures && { figures: withPlainLabels(figures ?? email.figures) }),
        ...(email.button !== undefined && { button: { label: fill(email.button), url } }),
      },
    }),
    ...(push && { push: { title: fill(push.title), body: fill(push.body), path } }),
  };
};
