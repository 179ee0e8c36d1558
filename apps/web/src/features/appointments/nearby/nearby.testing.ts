import { at, dateIn, today } from '../appointments.testing.ts';
import type { NearbyCustomer } from './nearby-query.ts';

export const buildNearby = (more: Partial<NearbyCustomer> = {}): NearbyCustomer => ({
  id: 'c-1',
  firstName: 'Priya',
  lastName: 'Raman',
  displayName: 'Priya Raman',
  phone: '+15125550123',
  email: null,
  city: 'Austin',
  vip: false,
  isNew: false,
  alert: '',
  waitlistedAt: null,
  blockedAt: null,
  createdAt: at(dateIn(-400), 9),
  pets: [{ id: 'p-1', name: 'Biscuit', petType: 'dog', photo: null }],
  lastSeen: at(dateIn(-65), 9),
  usualCycleDays: 42,
  distanceMiles: 1.24,
  invitedAt: null,
  freeStart: at(today(), 13.5),
  ...more,
});
