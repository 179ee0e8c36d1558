import { describe, expect, it } from 'vitest';
import { peopleOf } from '../people/index.ts';
import { STORIES } from '../story/index.ts';
import { catalogueOf } from './catalogue.ts';
import { offersOf } from './offers.ts';

describe.each(STORIES)('the catalogue of $slug', (story) => {
  const catalogue = catalogueOf(story.slug);
  const people = peopleOf(story);
  const offers = offersOf(story.slug, people, catalogue);
  const serviceNamed = (name: string) => catalogue.services.find((service) => service.name === name);
  const breedNamed = (name: string) => catalogue.breeds.find((breed) => breed.name === name);

  it('is the same in every run', () => {
    expect(catalogueOf(story.slug)).toEqual(catalogue);
    expect(offersOf(story.slug, people, catalogue)).toEqual(offers);
  });

  it('has the common breeds, few enough for one page', () => {
    expect(catalogue.breeds.length).toBeGreaterThanOrEqual(60);
    expect(catalogue.breeds.length).toBeLessThanOrEqual(100);
    expect(new Set(catalogue.breeds.map(({ slug }) => slug)).size).toBe(catalogue.breeds.length);
    for (const { weightLb } of catalogue.breeds) expect(weightLb[0]).toBeLessThanOrEqual(weightLb[1]);
  });

  it.each([
    ['Chihuahua', 'extra_small'],
    ['Shih Tzu', 'small'],
    ['Beagle', 'medium'],
    ['Labrador', 'large'],
    ['Newfoundland', 'extra_large'],
    ['Maine Coon', 'small'],
  ])('classifies a %s as %s', (breed, size) => {
    expect(breedNamed(breed)?.size).toBe(size);
  });

  it('contains every breed that a groomer does not take', () => {
    for (const name of people.flatMap(({ provider }) => provider?.breedsToAvoid ?? []))
      expect(breedNamed(name), name).toBeDefined();
  });

  it('has the whole price range of the price list', () => {
    expect(serviceNamed('Bath and brush')).toMatchObject({ basePriceCents: [8000, 15_000], baseMinutes: 45 });
    expect(serviceNamed('Puppy intro')).toMatchObject({ basePriceCents: [7000, 9500], baseMinutes: 40 });
    expect(serviceNamed('Lion cut')).toMatchObject({ basePriceCents: [14_000, 14_000], baseMinutes: 75 });
    expect(serviceNamed('Lion cut')?.addOnIds.length).toBeLessThan(serviceNamed('De-shed')?.addOnIds.length ?? 0);
  });

  it('is offered by every active groomer, near the price list', () => {
    const active = people.filter(({ roles, provider }) => roles[0] === 'groomer' && provider?.status === 'active');
    expect(offers.map(({ providerId }) => providerId)).toEqual(active.map(({ id }) => id));
    for (const { services, addOns } of offers) {
      expect(services.length).toBeGreaterThanOrEqual(6);
      expect(addOns.length).toBeGreaterThan(3);
      for (const { serviceId, sizes } of services) {
        const [least = 0, most = 0] = catalogue.services.find(({ id }) => id === serviceId)?.basePriceCents ?? [];
        for (const { priceCents } of sizes) {
          expect(priceCents).toBeGreaterThanOrEqual(least * 0.85);
          expect(priceCents).toBeLessThanOrEqual(most * 1.25);
        }
      }
    }
  });

  it('uses every pricing method: by size, by breed, by the hour', () => {
    const services = offers.flatMap((offer) => offer.services);
    expect(services.some(({ adjustBy, breeds }) => adjustBy === 'breed' && breeds.length > 3)).toBe(true);
    expect(services.some(({ hourlyRateCents }) => hourlyRateCents !== null)).toBe(true);
    expect(services.some(({ adjustBy, sizes }) => adjustBy === 'size' && sizes.length === 5)).toBe(true);
  });
});
