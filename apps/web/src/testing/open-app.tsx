import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { onTestFinished } from 'vitest';
// The first toast fetches its file; read before the tests begin, it is there when they look for it.
import '#shell/errors/toaster.tsx';
import type { Session } from '#shell/session/session.ts';
import { sessionStore } from '#shell/session/session-store.ts';
import { createApp } from '../app.tsx';
import { server, refusal } from './server.ts';

const SETTINGS = {
  site: 'saguaro',
  appName: 'Saguaro Suds',
  appLogo: null,
  appLogoLight: null,
  colors: { primary: '#ffd400', secondary: '#b8502c' },
  serviceEmail: 'hello@saguaro.example',
  maintenanceEmail: 'shop@saguaro.example',
  partnerProgrammeName: 'Desert Drivers',
  socialLinks: { facebook: null, instagram: null, linkedin: null, twitter: null, youtube: null },
};

export const PROFILE = {
  id: 'user-1',
  firstName: 'Maya',
  displayName: 'Maya Torres',
  email: 'maya@southpaws.example',
  phoneNumber: '+15125550100',
  status: 'active',
  business: { name: 'South Paws', phone: null, email: null, logo: null },
  physicalAddress: null,
  profilePicture: null,
  vanityUrl: null,
  groomerReferralCode: null,
  preferences: { maxPetWeight: 90, maxDistanceBetweenAppointments: 25 },
  timeZone: 'America/Chicago',
  hasEmergencySettings: true,
  serviceCategory: 'grooming',
  lockServiceCategory: false,
};

/** Opens the whole app at an address, against an API on which the given session (or nobody) is signed in. */
export const openApp = async (path: string, session: Session | null = null, ...more: readonly RequestHandler[]) => {
  server.use(
    http.get('*/v1/sites/:site/settings', () => HttpResponse.json(SETTINGS)),
    http.post('*/v2/account/refresh-token', () =>
      session ? HttpResponse.json(session) : refusal(401, 'jwt_auth_invalid_token'),
    ),
    http.get('*/v2/service-provider/account', () => HttpResponse.json(PROFILE)),
    http.get('*/v2/health', () => HttpResponse.json({ ok: true })),
    http.get('*/v2/account/sessions', () => HttpResponse.json({ items: [], total: 0, limit: 10, offset: 0 })),
    http.get('*/v1/sites/:site/menu/primary', () => HttpResponse.json({ items: [] })),
    http.get('*/v2/service-provider/account/preferences', () => HttpResponse.json({ uiPreferences: {} })),
    http.get('*/availability/weekly-availability', () => HttpResponse.json({ availability: [] })),
    http.get('*/v1/groomer/time-off', () => HttpResponse.json({ items: [], total: 0, limit: 100, offset: 0 })),
  );
  server.use(...more);
  sessionStore.forget();
  if (session) sessionStore.adopt(session, 'entered');
  const { App, router, ready, stop } = createApp(createMemoryHistory({ initialEntries: [path] }));
  onTestFinished(stop);
  await ready;
  render(<App />);
  return { router };
};
