import { useComputedColorScheme } from '@mantine/core';

interface ThemeColorProps {
  readonly light: string;
  readonly dark: string;
}

/** What the system paints around the app: the brand, as it is in the scheme that is shown. */
export const ThemeColor = ({ light, dark }: ThemeColorProps) => {
  const scheme = useComputedColorScheme('light');
  return <meta name="theme-color" content={scheme === 'dark' ? dark : light} />;
};
