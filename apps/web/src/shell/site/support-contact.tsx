import { Anchor } from '#ui/actions/text-link.tsx';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { useSite } from './site-context.ts';

/** How to reach the site's support, after the words that say what for. Nothing where a site has no contact. */
export const SupportContact = ({ lead, className }: { lead: string; className?: string | undefined }) => {
  const { serviceEmail, supportPhone } = useSite();
  if (!serviceEmail) return null;
  return (
    <p className={className}>
      {lead} Email <Anchor href={`mailto:${serviceEmail}`}>{serviceEmail}</Anchor>
      {supportPhone && (
        <>
          {' '}
          or call <Anchor href={`tel:${supportPhone}`}>{phoneInWords(supportPhone)}</Anchor>
        </>
      )}
    </p>
  );
};
