import type { Rates } from '../rate-limit/access-limits'
import type { Rate } from '../rate-limit/rate-limiter'
import type { ByteLimits } from './byte-budget'
import type { QueueLimits } from './queue/fair-queue'
import type { Share } from './queue/pace'
import type { BucketLimits } from './token-buckets'

/** What an address may use up of a process while others are there. */
export type Resource = 'event-loop' | 'threads'

/** Work that costs, by what it costs. */
export type Work =
  | 'password'
  | 'payment'
  | 'search'
  | 'list'
  | 'list-batch'
  | 'picture'
  | 'photo'
  | 'page'
  | 'light'

export interface WorkLimits extends QueueLimits {
  /** Whose time the work takes; `undefined` for work that mostly waits for others. */
  readonly resource: Resource | undefined
  /** What a refusal says of the time to wait. */
  readonly retryAfterSeconds: number
}

export interface RequestLimits extends BucketLimits {
  /** Whether an address is held to it while no other one is there. */
  readonly holdsAlone: boolean
  /** What it may ask for at once while others are there; as much again waits for its turn, and the rest is refused. */
  readonly besideOthers: BucketLimits
  readonly retryAfterSeconds: number
}

/** How the work of one process is rationed; attempts are counted by all processes together (`DEFAULT_RATES`). */
export interface RationLimits {
  readonly requests: RequestLimits
  readonly bodies: ByteLimits & { readonly retryAfterSeconds: number }
  readonly resources: Readonly<Record<Resource, Share>>
  readonly work: Readonly<Record<Work, WorkLimits>>
}

const MIB = 1024 * 1024
const NO_LIMIT = Number.POSITIVE_INFINITY

export const DEFAULT_LIMITS: RationLimits = {
  // Each address has a bucket of requests, whatever they ask for: an office of 200 people is one address.
  requests: {
    capacity: 400,
    perSecond: 100,
    holdsAlone: true,
    // A page with a hundred photos goes through at once.
    besideOthers: { capacity: 100, perSecond: 40 },
    retryAfterSeconds: 5,
  },
  // Of bodies that are being read or worked on.
  bodies: { perAddress: 16 * MIB, inAll: 64 * MIB, retryAfterSeconds: 5 },
  resources: {
    // The one thread that answers everybody, and the database that runs in it: each search of a large catalog keeps
    // everybody waiting, so that what one address may have must be rarer than one request in twenty.
    'event-loop': { share: 0.02, burstMs: 200, isForCrowdsOnly: false },
    // Whoever signs in once after the other takes one thread of two at most; a crowd leaves it free in between.
    threads: { share: 0.25, burstMs: 1_000, isForCrowdsOnly: true },
  },
  work: {
    password: {
      atOnce: 2,
      // One, so that no address takes both processors of a small machine.
      atOncePerAddress: 1,
      atOncePerAccount: 1,
      waitingPerAddress: 20,
      waitingInAll: 200,
      longestWaitMs: 15_000,
      resource: 'threads',
      retryAfterSeconds: 10,
    },
    payment: {
      atOnce: 128,
      atOncePerAddress: 32,
      atOncePerAccount: 4,
      waitingPerAddress: 100,
      waitingInAll: 400,
      longestWaitMs: 10_000,
      // The provider is waited for, not worked for.
      resource: undefined,
      retryAfterSeconds: 5,
    },
    search: {
      atOnce: 2,
      atOncePerAddress: 1,
      atOncePerAccount: 1,
      waitingPerAddress: 50,
      waitingInAll: 400,
      longestWaitMs: 5_000,
      resource: 'event-loop',
      retryAfterSeconds: 2,
    },
    // Held from the first batch to the last; each batch takes a turn of its own.
    list: {
      atOnce: 32,
      atOncePerAddress: 8,
      atOncePerAccount: 8,
      waitingPerAddress: 50,
      waitingInAll: 400,
      longestWaitMs: 800,
      resource: undefined,
      retryAfterSeconds: 2,
    },
    // Of the lists that have begun, which are few: none is cut off for having to wait.
    'list-batch': {
      atOnce: 2,
      atOncePerAddress: 1,
      atOncePerAccount: NO_LIMIT,
      waitingPerAddress: NO_LIMIT,
      waitingInAll: NO_LIMIT,
      longestWaitMs: NO_LIMIT,
      resource: 'event-loop',
      retryAfterSeconds: 2,
    },
    picture: {
      atOnce: 1,
      atOncePerAddress: 1,
      atOncePerAccount: 1,
      waitingPerAddress: 4,
      waitingInAll: 12,
      longestWaitMs: 20_000,
      resource: 'threads',
      retryAfterSeconds: 10,
    },
    // Copies that are not in memory yet: a page may show a hundred.
    photo: {
      atOnce: 1,
      atOncePerAddress: 1,
      atOncePerAccount: 1,
      waitingPerAddress: 200,
      waitingInAll: 800,
      longestWaitMs: 15_000,
      resource: 'threads',
      retryAfterSeconds: 5,
    },
    // Without a turn a page goes out undrawn, which costs nothing and comes sooner than one that waits.
    page: {
      atOnce: 2,
      atOncePerAddress: 1,
      atOncePerAccount: 1,
      waitingPerAddress: 8,
      waitingInAll: 32,
      longestWaitMs: 250,
      resource: 'event-loop',
      retryAfterSeconds: 1,
    },
    light: {
      atOnce: 32,
      atOncePerAddress: 8,
      atOncePerAccount: 8,
      waitingPerAddress: 300,
      waitingInAll: 1_000,
      longestWaitMs: 10_000,
      resource: undefined,
      retryAfterSeconds: 2,
    },
  },
}

const MORE_WAITING = 50

/** For a mock and a shop on one's own machine: as fair, and with room for a test suite that is one address. */
export const TRIAL_LIMITS: RationLimits = {
  ...DEFAULT_LIMITS,
  requests: { ...DEFAULT_LIMITS.requests, holdsAlone: false },
  work: mapWork(DEFAULT_LIMITS.work, (limits) => ({
    ...limits,
    waitingPerAddress: limits.waitingPerAddress * MORE_WAITING,
    waitingInAll: limits.waitingInAll * MORE_WAITING,
    longestWaitMs: limits.longestWaitMs * 2,
  })),
}

/** How often one may try; counted in the database. */
export const DEFAULT_RATES: Rates = {
  signInPerAccountAndAddress: { attempts: 20, windowSeconds: 5 * 60 },
  signInPerAccount: { attempts: 100, windowSeconds: 5 * 60 },
  signInPerAddress: { attempts: 200, windowSeconds: 5 * 60 },
  signedInPerAccountAndAddress: { attempts: 60, windowSeconds: 5 * 60 },
  signedInPerAddress: { attempts: 600, windowSeconds: 5 * 60 },
  signUpPerAddress: { attempts: 300, windowSeconds: 10 * 60 },
  profileUpdatePerUser: { attempts: 60, windowSeconds: 10 * 60 },
  profileUpdatePerAddress: { attempts: 300, windowSeconds: 10 * 60 },
  clientTokenPerUser: { attempts: 120, windowSeconds: 60 },
  paymentPerUser: { attempts: 120, windowSeconds: 60 },
  failedPaymentPerUser: { attempts: 10, windowSeconds: 10 * 60 },
  failedPaymentPerAddress: { attempts: 40, windowSeconds: 10 * 60 },
  unorderedPaymentPerUser: { attempts: 10, windowSeconds: 24 * 60 * 60 },
  unorderedPaymentPerAddress: { attempts: 100, windowSeconds: 10 * 60 },
  tinyPaymentPerUser: { attempts: 3, windowSeconds: 24 * 60 * 60 },
  tinyPaymentPerAddress: { attempts: 20, windowSeconds: 10 * 60 },
}

const ANY_NUMBER: Rate = { attempts: 100_000, windowSeconds: 5 * 60 }

/** A test suite signs in and pays with one account from one address, again and again; no money is real there. */
export const TRIAL_RATES: Rates = {
  ...DEFAULT_RATES,
  signedInPerAccountAndAddress: ANY_NUMBER,
  signedInPerAddress: ANY_NUMBER,
  failedPaymentPerUser: ANY_NUMBER,
  failedPaymentPerAddress: ANY_NUMBER,
  unorderedPaymentPerUser: ANY_NUMBER,
  unorderedPaymentPerAddress: ANY_NUMBER,
  tinyPaymentPerUser: ANY_NUMBER,
  tinyPaymentPerAddress: ANY_NUMBER,
}

function mapWork(
  work: RationLimits['work'],
  change: (limits: WorkLimits) => WorkLimits,
): RationLimits['work'] {
  return {
    password: change(work.password),
    payment: change(work.payment),
    search: change(work.search),
    list: change(work.list),
    'list-batch': change(work['list-batch']),
    picture: change(work.picture),
    photo: change(work.photo),
    // Drawn or not, a page is never refused.
    page: work.page,
    light: change(work.light),
  }
}
