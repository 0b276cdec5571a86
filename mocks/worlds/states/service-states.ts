import type { State } from './state'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** How long a session lasts. */
const SESSION_MS = 7 * DAY_MS

export const serviceStates = {
  'session-about-to-expire': {
    about: 'A persona that signs in has a minute left of their session; others are not touched.',
    sessionAgeMs: SESSION_MS - MINUTE_MS,
  },
  'session-expired': {
    about: 'A persona that signs in has a session that ended yesterday; others are not touched.',
    sessionAgeMs: SESSION_MS + DAY_MS,
  },
  'too-many-sign-ins': {
    about: 'Nobody may sign in for a while: too many attempts.',
    troubles: 'signIn:status=429;retry-after=30',
  },
  'slow-service': {
    about: 'Every answer takes from 0.8 to 2 seconds.',
    troubles: '*:latency=800-2000;seed=slow',
  },
  'slow-search': {
    about: 'Searches take 3 seconds, and all else is quick.',
    troubles: 'searchProducts:latency=3000',
  },
  'flaky-service': {
    about: 'One call of five fails.',
    troubles: '*:status=500;share=0.2;seed=flaky',
  },
  'service-busy': {
    about: 'The service refuses every call, and asks to come back in 5 seconds.',
    troubles: '*:status=503;retry-after=5',
  },
  'service-gone': {
    about: 'Every connection is cut.',
    troubles: '*:cut',
  },
  'proxy-error': {
    about: 'A proxy answers every call with a page of its own: 502, in HTML.',
    troubles: '*:html',
  },
  'lists-of-another-shape': {
    about: 'Lists of products come in a shape that the contract does not have.',
    troubles: 'listProducts:wrong-shape',
  },
  'answers-cut-short': {
    about: 'Every body ends in the middle.',
    troubles: '*:malformed',
  },
  'new-years-eve': {
    about: "The clock stands a second before midnight of New Year's Eve 2026, UTC.",
    clock: { freeze: new Date('2026-12-31T23:59:59.000Z') },
  },
  'leap-day': {
    about: 'It is noon of 29 February 2028, and the clock stands still.',
    clock: { freeze: new Date('2028-02-29T12:00:00.000Z') },
  },
  'after-2038': {
    about: 'It is 2040: seconds since 1970 need more than 31 bits.',
    clock: { set: new Date('2040-01-01T00:00:00.000Z') },
  },
} as const satisfies Readonly<Record<string, State>>
