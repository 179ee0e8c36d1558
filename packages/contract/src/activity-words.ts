import { DONE_BY_OTHERS, SECURITY_EVENTS, isListed } from './activity.ts';
import { CONTRACT } from './contract.ts';
import type { ContractModule } from './endpoint.ts';

/** `accounts.listWorkZones` reads 'List work zones': a row's name is its title. */
export const titleOf = (name: string): string => {
  const words = (name.split('.')[1] ?? name).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const WORDS = new Map<string, string>(Object.entries({ ...SECURITY_EVENTS, ...DONE_BY_OTHERS }));
for (const [module, rows] of Object.entries<ContractModule>(CONTRACT))
  for (const [name, { activity }] of Object.entries(rows))
    if (isListed(activity)) WORDS.set(`${module}.${name}`, activity);

/** What an audit record reads like. Rows that are no longer in the contract are told by their name. */
export const activityWords = (endpoint: string): string => WORDS.get(endpoint) ?? titleOf(endpoint);
