/** How routes are found and written: the same for Vite and for `npm run routes`. */
export const ROUTE_FILES = {
  target: 'react',
  autoCodeSplitting: true,
  quoteStyle: 'single',
  semicolons: true,
  tmpDir: 'node_modules/.tanstack',
} as const;
