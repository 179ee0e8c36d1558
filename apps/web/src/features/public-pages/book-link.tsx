import { AnchorButton } from '#ui/actions/button.tsx';

/** Begins a booking: with a groomer, or with nobody in particular yet. A plain link, so that it works before the app. */
export const BookLink = ({ providerId, children }: { providerId?: string; children: string }) => (
  <AnchorButton
    href={providerId === undefined ? '/customer/new' : `/customer/new?provider=${providerId}`}
    look="filled"
    fullWidth={providerId !== undefined}
  >
    {children}
  </AnchorButton>
);
