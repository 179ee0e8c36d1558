export { useOwnSetup } from './cards/own-setup.ts';
export { CardEntry } from './cards/card-entry.tsx';
