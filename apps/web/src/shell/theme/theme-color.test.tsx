import { MantineProvider } from '@mantine/core';
import { brandVariables } from '@tailgate/brand';
import { render, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ThemeColor } from './theme-color.tsx';

it.each([
  ['light', '#222222', '#222222'],
  ['dark', '#009fd8', '#0d7ca8'],
  // Nearly black would be lost in the dark.
  ['dark', '#222222', '#737373'],
] as const)('RL-white-label-02 the system paints in the %s scheme of %s: %s', async (scheme, primary, painted) => {
  const { light, dark } = brandVariables({ primary, secondary: '#f2784b' });
  render(
    <MantineProvider env="test" forceColorScheme={scheme}>
      <ThemeColor light={light['--brand-fill']} dark={dark['--brand-fill']} />
    </MantineProvider>,
  );
  await waitFor(() =>
    expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(painted),
  );
});
