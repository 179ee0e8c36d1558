import { MessageCircle } from 'lucide-react';
import { ButtonLink } from '#ui/actions/button.tsx';
import { TextLink } from '#ui/actions/text-link.tsx';
import { LonePage } from './lone-page.tsx';

export const PageNotFound = () => (
  <LonePage
    title="Page not found"
    action={
      <ButtonLink to="/" look="filled" fullWidth>
        Go to home
      </ButtonLink>
    }
    links={
      <TextLink to="/s/contact-us">
        <MessageCircle size={18} aria-hidden />
        Get help
      </TextLink>
    }
  >
    This page doesn’t exist or has moved. Your bookings are safe.
  </LonePage>
);
