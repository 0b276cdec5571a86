import type { Contract } from '../contract/read-contract'
import { createClient } from '../http/client'
import type { Mask } from '../http/mask'
import { createLedger, type LedgerStore } from '../ledger/ledger'
import { type Tidied, tidyUp } from '../ledger/tidy-up'
import { createIdentity } from '../model/identity'
import type { StepResult } from '../model/report'
import { createSlots, type Settings, type World } from '../model/world'
import { createCall } from '../send/create-call'
import { type Interruption, untilAborted } from './interruption'
import type { Selection } from './select-checks'

export interface RunOptions extends Settings, Selection {
  readonly contract: Contract
  readonly seed: string
  readonly timeoutMs: number
  readonly ledgerStore: LedgerStore
  readonly mask: Mask
  /** Ends the run: the first signal cleans up first, the second one ends it at once. */
  readonly interruption?: Interruption
  onStep?(result: StepResult): void
}

export interface Run {
  readonly world: World
  /** Deletes what the run has made; goes on after the first signal to end. */
  tidy(): Promise<Tidied>
}

/** What a run works with; nothing is sent yet. */
export function createRun(options: RunOptions): Run {
  const { contract, baseUrl, interruption } = options
  const client = createClient(options.fetch, options.timeoutMs, options.mask.learn)
  const ledger = createLedger(options.ledgerStore)
  const call = createCall({ contract, client, baseUrl, ledger })
  const world = {
    contract,
    client,
    ledger,
    settings: options,
    identity: createIdentity(options.seed),
    slots: createSlots(),
    call: untilAborted(call, interruption?.first),
  }
  const tidying = { ...world, call: untilAborted(call, interruption?.second) }
  return {
    world,
    tidy: () =>
      options.isReadOnly
        ? Promise.resolve({ deleted: 0, cancelled: 0, left: [] })
        : tidyUp(tidying),
  }
}
