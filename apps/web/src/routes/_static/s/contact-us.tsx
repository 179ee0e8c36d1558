import { createFileRoute } from '@tanstack/react-router';
import { ContactAddresses } from '#features/sites/contact-addresses.tsx';
import { loadPage } from '#features/sites/load-page.ts';
import { StaticPage } from '#features/sites/static-page.tsx';

const ContactUs = () => (
  <StaticPage page="contact-us">
    <ContactAddresses />
  </StaticPage>
);

export const Route = createFileRoute('/_static/s/contact-us')({
  loader: loadPage('contact-us'),
  component: ContactUs,
});
