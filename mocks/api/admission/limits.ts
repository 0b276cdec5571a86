import { type BodyPace, SLOWEST_PACE } from '../http/request/read-bytes'
import type { ByteLimits } from './byte-budget'
import type { QueueLimits } from './queue/fair-queue'
import type { Share } from './queue/fair-share'
import type { BucketLimits } from './token-buckets'

/** A resource of the process that one address may use a share of while others are present. */
export type Resource = 'event-loop' | 'threads'

/** Classes of expensive work. */
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
  /** The resource that the work uses; `undefined` for work that mostly waits for other services. */
  readonly resource: Resource | undefined
  /** The `Retry-After` of a refusal. */
  readonly retryAfterSeconds: number
}

export interface RequestLimits extends BucketLimits {
  /** How many may be under way at once: until they are answered to the end. */
  readonly underWay: number
  /** Whether the limit applies while no other address is present. */
  readonly holdsAlone: boolean
  /** The limit while other addresses are present: as many again wait for their turn, and the rest is refused. */
  readonly besideOthers: BucketLimits
  readonly retryAfterSeconds: number
}

/** The limits of one process; attempts are counted by all processes together (`rate-limit/rates.ts`). */
export interface AdmissionLimits {
  readonly requests: RequestLimits
  readonly bodies: ByteLimits & BodyPace & { readonly retryAfterSeconds: number }
  readonly resources: Readonly<Record<Resource, Share>>
  readonly work: Readonly<Record<Work, WorkLimits>>
}

const MIB = 1024 * 1024
const NO_LIMIT = Number.POSITIVE_INFINITY

export const DEFAULT_LIMITS: AdmissionLimits = {
  // Requests of any kind; an office of 200 people is one address.
  requests: {
    underWay: 500,
    capacity: 400,
    perSecond: 100,
    holdsAlone: true,
    // Enough for a page with a hundred photos.
    besideOthers: { capacity: 100, perSecond: 40 },
    retryAfterSeconds: 5,
  },
  // Of bodies that are being read or worked on.
  bodies: {
    perAddress: 16 * MIB,
    inAll: 64 * MIB,
    ...SLOWEST_PACE,
    retryAfterSeconds: 5,
  },
  resources: {
    // The main thread, and the embedded database that runs in it: a search of a large catalog delays every other request.
    // The burst is for an administrator's whole list of a large catalog.
    'event-loop': { share: 0.05, burstMs: 1_000, isForCrowdsOnly: false },
    // Sequential sign-ins use one of two threads at most; only concurrent ones are charged.
    threads: { share: 0.25, burstMs: 1_000, isForCrowdsOnly: true },
  },
  work: {
    password: {
      atOnce: 2,
      // One, so that no address occupies both cores of a small machine.
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
      atOnceForAnybody: 64,
      atOncePerAddress: 32,
      atOncePerAccount: 4,
      waitingPerAddress: 100,
      waitingInAll: 400,
      longestWaitMs: 10_000,
      // It waits for the provider and uses hardly any processor time.
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
    // Held from the first batch to the last, unless nobody reads on; each batch takes its own turn. A held list costs the
    // memory of a batch, some 0.3 MB, so that there may be many: a slow reader holds one for minutes.
    list: {
      atOnce: 256,
      atOnceForAnybody: 128,
      atOncePerAddress: 8,
      atOncePerAccount: 8,
      waitingPerAddress: 50,
      waitingInAll: 400,
      longestWaitMs: 5_000,
      resource: undefined,
      retryAfterSeconds: 2,
    },
    // Batches of lists that have begun: they wait as long as it takes.
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
    // Resized copies that are not cached yet: a page may show a hundred.
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
    // Without a turn a page is sent unrendered, which is faster than waiting.
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

/** For a mock or a local shop: as fair, with room for a test suite that uses one address. */
export const TRIAL_LIMITS: AdmissionLimits = {
  ...DEFAULT_LIMITS,
  requests: { ...DEFAULT_LIMITS.requests, holdsAlone: false },
  work: mapWork(DEFAULT_LIMITS.work, (limits) => ({
    ...limits,
    waitingPerAddress: limits.waitingPerAddress * MORE_WAITING,
    waitingInAll: limits.waitingInAll * MORE_WAITING,
    longestWaitMs: limits.longestWaitMs * 2,
  })),
}

/** The limits of each class of work, changed; those of pages stay, which are never refused, only sent unrendered. */
export function mapWork(
  work: AdmissionLimits['work'],
  change: (limits: WorkLimits) => WorkLimits,
): AdmissionLimits['work'] {
  return {
    password: change(work.password),
    payment: change(work.payment),
    search: change(work.search),
    list: change(work.list),
    'list-batch': change(work['list-batch']),
    picture: change(work.picture),
    photo: change(work.photo),
    page: work.page,
    light: change(work.light),
  }
}
