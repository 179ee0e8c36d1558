// The code that the authenticator app of the demo's staff and support shows now.
import { AUTHENTICATOR_CODE_SECONDS } from '@tailgate/contract';
import { appCodeAt } from '@tailgate/server/seeding';
import { DEMO_APP_KEY } from './logins.ts';

// real time: of a server that somebody uses
const now = new Date();
const left = AUTHENTICATOR_CODE_SECONDS - (Math.floor(now.getTime() / 1000) % AUTHENTICATOR_CODE_SECONDS);
console.log(`${appCodeAt(DEMO_APP_KEY, now)}   (${left} s left; each code works once)`);
