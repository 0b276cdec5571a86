import { type Tidied, tidyUp } from '../cleanup/tidy-up'
import { createWriteJournal, type JournalStore } from '../cleanup/write-journal'
import type { Contract } from '../contract/read-contract'
import { createClient } from '../http/client'
import type { Exchange } from '../http/exchange'
import type { Mask } from '../http/mask'
import { type CheckContext, createSlots, type Settings } from '../model/check-context'
import { createIdentity } from '../model/identity'
import type { StepResult } from '../model/report'
import { type PeopleClient, withPeople } from '../people/with-people'
import { createCall } from '../send/create-call'
import { createThrottle, type Limits, type Throttle } from '../throttle/throttle'
import { type AdaptingWire, type Approach, createWire, hideApproach } from '../wire/create-wire'
import { type Interruption, untilAborted } from './interruption'
import type { Selection } from './select-checks'

export interface RunOptions extends Settings, Selection, Approach {
  readonly contract: Contract
  readonly seed: string
  readonly timeoutMs: number
  readonly journalStore: JournalStore
  readonly mask: Mask
  /** What it may ask of the service; anything when left out. */
  readonly limits?: Limits
  /** Why the run looks at less than was asked for, in a sentence. */
  readonly heldBack?: string
  /** Ends the run: the first signal cleans up first, the second one ends it at once. */
  readonly interruption?: Interruption
  onStep?(result: StepResult): void
}

export interface Run {
  readonly context: CheckContext
  readonly throttle: Throttle
  readonly wire: AdaptingWire
  /** What was sent again with new tokens; `undefined` where nobody signs in elsewhere. */
  readonly renewing?: Pick<PeopleClient, 'ended' | 'resent'>
  /** Deletes what the run has made; goes on after the first signal to end. */
  tidy(): Promise<Tidied>
}

const NO_LIMITS: Limits = { stopsWhenUnwell: false }

/** What a run works with; nothing is sent yet. */
export function createRun(options: RunOptions): Run {
  const { contract, baseUrl, interruption } = options
  const throttle = createThrottle(options.limits ?? NO_LIMITS, contract)
  const wire = createWire(contract, baseUrl, options)
  hideApproach(options.mask, options)
  const sender = throttle.client(
    createClient(options.fetch, options.timeoutMs, options.mask.learn, wire),
  )
  const renewing = options.people ? withPeople(sender, options.people) : undefined
  const client = renewing ?? sender
  const journal = createWriteJournal(options.journalStore)
  const broken = new Set<Exchange>()
  const call = createCall({ contract, client, broken, baseUrl, journal, wire })
  const context = {
    contract,
    client,
    broken,
    journal,
    settings: options,
    identity: createIdentity(options.seed),
    slots: createSlots(),
    call: untilAborted(throttle.call(call), interruption?.first),
  }
  const tidying = { ...context, call: untilAborted(call, interruption?.second) }
  return {
    context,
    throttle,
    wire,
    ...(renewing ? { renewing } : {}),
    tidy: () =>
      options.isReadOnly
        ? // What an earlier run left is said, and left to one that may write.
          Promise.resolve({ deleted: 0, cancelled: 0, left: journal.entries() })
        : tidyUp(tidying),
  }
}
