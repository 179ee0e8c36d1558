import { createSite, newSite } from '../../modules/sites/index.ts';
import { asOwner } from '../../platform/db/as-owner.ts';
import { optionsOf, parsedAs, performing, text, type Invocation } from '../invocation.ts';
import { requireSettings } from '../settings.ts';
import { perform } from '../step.ts';

export const run = async (call: Invocation): Promise<void> => {
  const { 'dry-run': isDryRun, ...given } = optionsOf(call.args, {
    slug: text,
    name: text,
    host: { type: 'string', multiple: true },
    'time-zone': text,
    email: text,
    'maintenance-email': text,
    'support-phone': text,
    market: text,
    'primary-color': text,
    'secondary-color': text,
  });
  const site = parsedAs(newSite, {
    slug: given.slug,
    name: given.name,
    hosts: given.host,
    timeZone: given['time-zone'],
    email: given.email,
    maintenanceEmail: given['maintenance-email'],
    supportPhone: given['support-phone'],
    market: given.market,
    primaryColor: given['primary-color'],
    secondaryColor: given['secondary-color'],
  });
  const { DATABASE_URL_OWNER: url } = requireSettings(call.environment, ['DATABASE_URL_OWNER']);
  await asOwner(url, async (owner) => perform(performing(isDryRun, call), [await createSite(owner, site)]));
};
