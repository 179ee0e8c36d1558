import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../testing/render-ui.tsx';
import { OWN_SITE, SiteContext, type Site } from '../site/site-context.ts';
import { signUpLink } from './sign-up-link.ts';
import { SiteFooter } from './site-footer.tsx';

const show = ({
  site = {},
  menu = [],
  signUpTo = null,
}: {
  site?: Partial<Site>;
  menu?: { label: string; url: string; icon: string | null }[];
  signUpTo?: string | null;
}) =>
  renderUi(
    <SiteContext value={{ ...OWN_SITE, serviceEmail: 'hello@tailgate.example', ...site }}>
      <SiteFooter menu={menu} signUpTo={signUpTo} />
    </SiteContext>,
  );

const addresses = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the footer', () => {
  it('RL-footer-01 links to every page about the site, and says where to write', () => {
    show({ site: { partnerProgrammeName: 'Desert Drivers' } });
    expect(addresses()).toEqual([
      'mailto:hello@tailgate.example',
      '/s/about',
      '/s/why-us',
      '/s/contact-us',
      '/s/partner-programme',
      '/cancellation-policy',
      '/s/pet-release-terms',
      '/s/terms-and-conditions',
      '/s/terms-of-service',
      '/s/privacy-policy',
    ]);
    expect(screen.getByRole('link', { name: 'Desert Drivers' }).getAttribute('href')).toBe('/s/partner-programme');
  });

  it('RL-footer-01 says where to call, once the site has a phone', () => {
    show({});
    expect(addresses().filter((href) => href?.startsWith('tel:'))).toEqual([]);
    document.body.replaceChildren();
    show({ site: { supportPhone: '+15125550199' } });
    expect(screen.getByRole('link', { name: '(512) 555-0199' }).getAttribute('href')).toBe('tel:+15125550199');
  });

  it('RL-footer-02 shows Sign up to visitors who are not logged in', () => {
    expect(signUpLink(null)).toBe('/groomer/new');
    expect(signUpLink('groomer')).toBeNull();
    show({ signUpTo: signUpLink(null) });
    expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/groomer/new');
  });

  it('RL-footer-02 shows no Sign up to anybody else', () => {
    show({ signUpTo: signUpLink('customer') });
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  });

  it('RL-footer-03 shows a menu link only when a link is set', () => {
    show({
      menu: [
        { label: 'Our story', url: '/s/about?from=menu#top', icon: null },
        { label: 'Nowhere', url: '', icon: null },
        { label: 'Shop', url: 'https://shop.example/', icon: 'bag' },
      ],
    });
    expect(screen.getByRole('link', { name: 'Our story' }).getAttribute('href')).toBe('/s/about?from=menu#top');
    expect(screen.queryByText('Nowhere')).toBeNull();
    const shop = screen.getByRole('link', { name: 'Shop' });
    expect([shop.getAttribute('target'), shop.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('RL-footer-03 has no menu when none is set', () => {
    show({});
    expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull();
  });

  it('RL-footer-04 shows the icon of a network only when its link is set', () => {
    show({
      site: {
        socialLinks: {
          facebook: null,
          instagram: 'https://instagram.example/suds',
          linkedin: null,
          twitter: '',
          youtube: 'https://youtube.example/@suds',
        },
      },
    });
    expect(screen.getByRole('link', { name: 'Instagram' }).getAttribute('href')).toBe('https://instagram.example/suds');
    expect(screen.getByRole('link', { name: 'YouTube' })).toBeTruthy();
    for (const name of ['Facebook', 'LinkedIn', 'Twitter']) expect(screen.queryByRole('link', { name })).toBeNull();
  });
});
