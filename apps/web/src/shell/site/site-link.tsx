import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface SiteLinkProps {
  /** A path of ours or a full address, as the people of a site write it. */
  readonly href: string;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Any: only path, search and hash of the link are used. Pages are also drawn where there is no location. */
const SOME_ORIGIN = 'https://site.invalid';

const isOurs = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** Own pages open in place; everything else leaves us, without telling where it was opened. */
export const SiteLink = ({ href, children, ...rest }: SiteLinkProps) => {
  const { options } = useRouter();
  if (!isOurs(href)) {
    const isWeb = /^https?:/i.test(href);
    return (
      <a href={href} {...(isWeb && { target: '_blank', rel: 'noopener noreferrer' })} {...rest}>
        {children}
      </a>
    );
  }
  const { pathname, search, hash } = new URL(href, SOME_ORIGIN);
  return (
    <Link to={pathname} search={options.parseSearch(search)} hash={hash.slice(1)} {...rest}>
      {children}
    </Link>
  );
};
