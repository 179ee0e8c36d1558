export { holdOfSearch } from './booking-sessions.queries.ts';
