import { address, email, slug, type Role } from '@tailgate/contract';
import { findHouse, zipAreaAt, zipAreas } from '@tailgate/town';
import { parsePhone } from '@tailgate/values';
import { describe, expect, it } from 'vitest';
import { STORIES } from '../story/index.ts';
import { displayNameOf } from './demo-person.ts';
import { peopleOf } from './index.ts';

const CENTRES = { tailgate: [30.27, -97.74], saguaro: [33.45, -112.03] } as const;
const RESERVED_DOMAIN = /(@|\.)example(\.(com|net|org))?$/;

describe.each(STORIES)('the people of $slug', (story) => {
  const people = peopleOf(story);
  const addresses = people.flatMap((person) => person.customer?.address ?? person.provider?.address ?? []);

  it('are the same in every run', () => {
    expect(peopleOf(story)).toEqual(people);
  });

  it('match the story in number for each role', () => {
    const counts: Partial<Record<Role, number>> = {};
    for (const { roles } of people) if (roles[0]) counts[roles[0]] = (counts[roles[0]] ?? 0) + 1;
    expect(counts).toEqual({
      groomer: 12,
      fleet_owner: 3,
      mechanic: 3,
      renter: 4,
      customer: 120,
      staff: 2,
      support: 2,
    });
    const several = people.filter(({ roles }) => roles.length > 1).map(({ roles }) => roles);
    expect(several).toEqual([
      ['groomer', 'renter'],
      ['fleet_owner', 'mechanic'],
    ]);
  });

  it('have groomers in every status', () => {
    const states = people.flatMap(({ roles, provider }) => (roles[0] === 'groomer' ? (provider?.status ?? []) : []));
    expect(new Set(states)).toEqual(new Set(['new', 'pending', 'approved', 'active', 'inactive']));
    expect(people.filter(({ portrait }) => portrait !== null)).toHaveLength(6);
  });

  it('have a unique id, name, email, phone and public address', () => {
    const identities = [
      people.map(({ id }) => id),
      people.map(displayNameOf),
      people.flatMap((person) => person.email ?? []),
      people.map(({ phone }) => phone),
      people.flatMap(({ provider }) => provider?.vanityUrl ?? []),
      people.flatMap(({ provider }) => provider?.referralCodes?.groomer ?? []),
      people.flatMap(({ provider }) => provider?.referralCodes?.customer ?? []),
    ];
    for (const values of identities) expect(new Set(values).size).toBe(values.length);
  });

  it('use only reserved domains and phone numbers', () => {
    const contacts = people.flatMap(({ provider }) => provider?.emergencyContact ?? []);
    for (const mail of [...people, ...contacts].flatMap((who) => who.email ?? [])) {
      expect(email.parse(mail)).toBe(mail);
      expect(mail).toMatch(RESERVED_DOMAIN);
    }
    for (const { phone } of [...people, ...contacts]) {
      expect(parsePhone(phone)).toBe(phone);
      expect(phone).toMatch(/^\+1\d{3}55501\d\d$/);
    }
  });

  it('live in the metro area, at valid addresses', () => {
    expect(addresses.length).toBeGreaterThan(130);
    const [latitude, longitude] = CENTRES[story.slug];
    for (const place of addresses) {
      expect(address.parse(place)).toEqual(place);
      expect(place.stateOrProvince).toBe(story.metro.state);
      expect(Math.abs(place.latitude - latitude)).toBeLessThan(0.3);
      expect(Math.abs(place.longitude - longitude)).toBeLessThan(0.35);
    }
  });

  it('live in houses that the sandbox shows at the same place in address search and map', () => {
    for (const { address: line, postalCode, ...place } of addresses) {
      const [, number = '', street = ''] = /^(\d+) ([^,]+)/.exec(line) ?? [];
      const area = zipAreas().byZip.get(postalCode);
      expect(zipAreaAt(place).area.zip, line).toBe(postalCode);
      expect(area && findHouse(area, street, Number(number), place), line).toMatchObject({
        latitude: place.latitude,
        longitude: place.longitude,
      });
    }
  });

  it('have valid public addresses', () => {
    for (const { provider } of people) {
      if (provider?.vanityUrl) expect(slug.min(3).parse(provider.vanityUrl)).toBe(provider.vanityUrl);
    }
  });

  it('joined within the last two years, and not today', () => {
    for (const { joinedDaysAgo } of people) {
      expect(joinedDaysAgo).toBeGreaterThan(0);
      expect(joinedDaysAgo).toBeLessThan(730);
    }
  });
});
