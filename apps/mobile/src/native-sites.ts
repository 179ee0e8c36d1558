/** A site that has an app of its own in the stores. */
export interface NativeSite {
  readonly slug: string;
  readonly appName: string;
  /** Also the app's own link scheme; the API finds the site by it (`bundle_ids` of the site). */
  readonly bundleId: string;
  /** Links to these open the app. The first is where its API answers. */
  readonly hosts: readonly [string, ...string[]];
  /** Behind the splash and wherever no page is drawn yet. */
  readonly backgroundColor: string;
}

export const NATIVE_SITES: readonly NativeSite[] = [
  {
    slug: 'tailgate',
    appName: 'Tailgate',
    bundleId: 'app.tailgate.mobile',
    hosts: ['tailgate.example', 'www.tailgate.example'],
    backgroundColor: '#009fd8',
  },
  {
    slug: 'saguaro',
    appName: 'Saguaro Suds',
    bundleId: 'app.saguaro.mobile',
    hosts: ['saguaro.example'],
    backgroundColor: '#ffd400',
  },
];

/** The product's own. */
export const DEFAULT_SITE = 'tailgate';

export const nativeSite = (slug: string | undefined): NativeSite => {
  const site = NATIVE_SITES.find((candidate) => candidate.slug === slug);
  const known = NATIVE_SITES.map((candidate) => candidate.slug).join(', ');
  if (!site) throw new Error(`Which site? SITE is "${slug ?? ''}", and there are: ${known}`);
  return site;
};

/** NATIVE_HOSTS names the hosts of an installation that is reached elsewhere. */
export const hostsOf = (site: NativeSite, environment: NodeJS.ProcessEnv): readonly [string, ...string[]] => {
  const [first, ...more] = (environment['NATIVE_HOSTS'] ?? '').split(',').filter(Boolean);
  return first === undefined ? site.hosts : [first, ...more];
};
