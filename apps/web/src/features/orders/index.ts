export { CardEntry } from './checkout/card-entry.tsx';
