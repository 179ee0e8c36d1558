import { brandVariables } from '@tailgate/brand';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const SUN = { primary: '#ffd400', secondary: '#f2784b' };
const SEA = { primary: '#009fd8', secondary: '#f2784b' };

beforeEach(() => vi.resetModules());
afterEach(() => {
  localStorage.clear();
  document.getElementById('site')?.remove();
});

/** As a newly opened page has it: what it knows is read once. */
const openPage = async (brought?: object) => {
  if (brought) {
    const data = document.createElement('script');
    Object.assign(data, { type: 'application/json', id: 'site', textContent: JSON.stringify(brought) });
    document.head.append(data);
  }
  return (await import('./derived-brand.ts')).useBrand;
};

it('RL-white-label-02 takes what the page has brought, at once', async () => {
  const brand = brandVariables(SUN);
  const useBrand = await openPage({ brand: { colors: SUN, brand } });
  expect(renderHook(() => useBrand(SUN)).result.current).toEqual(brand);
});

it('derives the colors once and reuses them on the next visit', async () => {
  const useBrand = await openPage();
  const { result } = renderHook(() => useBrand(SUN));
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual(brandVariables(SUN)));
  vi.resetModules();
  const useBrandLater = await openPage();
  expect(renderHook(() => useBrandLater(SUN)).result.current).toEqual(brandVariables(SUN));
});

it('follows a site that changes its colours', async () => {
  const useBrand = await openPage({ brand: { colors: SUN, brand: brandVariables(SUN) } });
  const { result, rerender } = renderHook((colors: typeof SUN) => useBrand(colors), { initialProps: SUN });
  rerender(SEA);
  await waitFor(() => expect(result.current).toEqual(brandVariables(SEA)));
});
