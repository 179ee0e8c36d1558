export { parsePhone, phoneFromParts, type Phone } from './phone.ts';
