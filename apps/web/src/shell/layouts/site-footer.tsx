import { SOCIAL_NETWORKS } from '@tailgate/contract/facts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SocialGlyph } from '#ui/pictures/social-glyphs.tsx';
import { useNow } from '#ui/dates/use-now.ts';
import { phoneInWords } from '#ui/words/phone-number.ts';
import { NETWORK_NAMES } from '../site/network-names.ts';
import type { MenuItem } from '../site/primary-menu.ts';
import { useSite } from '../site/site-context.ts';
import { SiteLink } from '../site/site-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import classes from './site-footer.module.css';

interface SiteFooterProps {
  readonly menu: readonly MenuItem[];
  /** Where groomers sign up, for visitors who may; null for everybody else. */
  readonly signUpTo: string | null;
}

/** At the foot of every public page. */
export const SiteFooter = ({ menu, signUpTo }: SiteFooterProps) => {
  const { appName, serviceEmail, supportPhone, partnerProgrammeName } = useSite();
  const now = useNow();
  const set = menu.filter(({ label, url }) => label !== '' && url !== '');
  return (
    <footer className={classes['footer']}>
      <div className={classes['inner']}>
        <div className={classes['brand']}>
          <BrandMark size={34} />
          {serviceEmail && (
            <a className={classes['link']} href={`mailto:${serviceEmail}`}>
              {serviceEmail}
            </a>
          )}
          {supportPhone && (
            <a className={classes['link']} href={`tel:${supportPhone}`}>
              {phoneInWords(supportPhone)}
            </a>
          )}
          <SocialLinks />
        </div>
        {set.length > 0 && (
          <Column title="Menu">
            {set.map(({ label, url }, index) => (
              <li key={`${index} ${url}`}>
                <SiteLink className={classes['link']} href={url}>
                  {label}
                </SiteLink>
              </li>
            ))}
          </Column>
        )}
        <Column title="Company">
          <Page to="/s/about">About</Page>
          <Page to="/s/why-us">Why us</Page>
          <Page to="/s/contact-us">Contact us</Page>
          <Page to="/s/partner-programme">{partnerProgrammeName}</Page>
          {signUpTo !== null && <Page to={signUpTo}>Sign up</Page>}
        </Column>
        <Column title="Terms and policies">
          <Page to="/cancellation-policy">Cancellation policy</Page>
          <Page to="/s/pet-release-terms">Pet release terms</Page>
          <Page to="/s/terms-and-conditions">Terms and conditions</Page>
          <Page to="/s/terms-of-service">Terms of service</Page>
          <Page to="/s/privacy-policy">Privacy policy</Page>
        </Column>
      </div>
      <p className={classes['small']}>
        © {now.getFullYear()} {appName}
      </p>
    </footer>
  );
};

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav className={classes['column']} aria-label={title}>
    <p className={classes['title']} aria-hidden>
      {title}
    </p>
    <ul className={classes['list']}>{children}</ul>
  </nav>
);

const Page = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link className={classes['link']} to={to}>
      {children}
    </Link>
  </li>
);

const SocialLinks = () => {
  const { appName, socialLinks } = useSite();
  const networks = SOCIAL_NETWORKS.flatMap((network) => {
    const href = socialLinks[network];
    return href ? [{ network, href }] : [];
  });
  if (networks.length === 0) return null;
  return (
    <ul className={classes['social']} aria-label={`Follow ${appName}`}>
      {networks.map(({ network, href }) => (
        <li key={network}>
          <a
            className={classes['glyph']}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={NETWORK_NAMES[network]}
          >
            <SocialGlyph network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
};
