import { MessageCircle } from 'lucide-react';
import { ButtonLink } from '#ui/button.tsx';
import { Anchor } from '#ui/text-link.tsx';
import { useSite } from '../site/site-context.ts';
import { LonePage } from './lone-page.tsx';

export const PageNotFound = () => {
  const { serviceEmail } = useSite();
  return (
    <LonePage
      title="Page not found"
      action={
        <ButtonLink to="/" look="filled" fullWidth>
          Go to home
        </ButtonLink>
      }
      links={
        serviceEmail && (
          <Anchor href={`mailto:${serviceEmail}`}>
            <MessageCircle size={18} aria-hidden />
            Get help
          </Anchor>
        )
      }
    >
      This page doesn’t exist or has moved. Your bookings are safe.
    </LonePage>
  );
};
