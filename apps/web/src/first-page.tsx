import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { SignInSkeleton } from '#features/accounts/sign-in/sign-in-frame.tsx';
import { OWN_SITE, SiteContext } from '#shell/site/site-context.ts';

/** The server puts the site's own in the place of these. */
const NAMED = { ...OWN_SITE, appName: '{{appName}}' };
const WITH_LOGO = { ...NAMED, appLogo: '{{appLogo}}' };

const draw = (site: typeof NAMED) =>
  renderToStaticMarkup(
    <SiteContext value={site}>
      <MantineProvider withCssVariables={false} withGlobalClasses={false}>
        <SignInSkeleton />
      </MantineProvider>
    </SiteContext>,
  );

/** What somebody who is not signed in sees before the scripts have come. Runs while the app is built, never in a browser. */
export const firstPage = {
  paths: ['/login'],
  withLogo: draw(WITH_LOGO),
  withoutLogo: draw(NAMED),
};
