import type { Appearance } from '@stripe/stripe-js';

/** The color of a token as every browser writes it: the fields are in a frame that knows none of our tokens. */
const colorOf = (token: string): string => {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

/** Our fields, as the processor's fields can look. */
export const cardAppearance = (scheme: 'light' | 'dark'): Appearance => ({
  theme: scheme === 'dark' ? 'night' : 'stripe',
  labels: 'above',
  variables: {
    colorPrimary: colorOf('--brand-text'),
    colorBackground: colorOf('--surface'),
    colorText: colorOf('--text'),
    colorTextSecondary: colorOf('--text-2'),
    colorTextPlaceholder: colorOf('--text-3'),
    colorDanger: colorOf('--danger'),
    fontFamily: 'Inter, system-ui, sans-serif',
    fontSizeBase: '16px',
    borderRadius: '8px',
  },
  rules: { '.Input': { border: `1px solid ${colorOf('--border-strong')}`, boxShadow: 'none' } },
});
