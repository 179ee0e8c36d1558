import { brandFill, brandScale } from '@tailgate/brand';
import { emailHtml, emailText, type EmailContent } from '@tailgate/contract/notifications';
import type { Mail } from '../../vendors/mail/smtp.ts';

/** An email as queued: text and brand. The HTML is rendered when it is sent. */
export interface BrandedEmail {
  readonly to: string;
  readonly firstName: string | null;
  readonly appName: string;
  readonly primaryColor: string;
  readonly content: EmailContent;
}

export const brandedMail = ({ to, firstName, appName, primaryColor, content }: BrandedEmail, address: string): Mail => {
  const { fill, onFill } = brandFill(primaryColor, brandScale(primaryColor));
  const look = { appName, firstName, fill, onFill };
  return {
    to,
    from: { name: appName, address },
    subject: content.subject,
    text: emailText(content, look),
    html: emailHtml(content, look),
  };
};
