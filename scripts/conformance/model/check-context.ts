import type { Category, Order, Product } from '../../../src/api/generated/types'
import type { WriteJournal } from '../cleanup/write-journal'
import type { Contract } from '../contract/read-contract'
import type { Client } from '../http/client'
import type { Exchange } from '../http/exchange'
import type { Fetch } from '../http/fetch-within'
import type { People } from '../people/people'
import type { Answer, Call } from './call'
import type { Identity, OwnAccount } from './identity'
import { createSlot, type Slot } from './slot'

/** A signed-in user. */
export interface Actor {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly token: string
}

export interface OwnActor extends Actor {
  readonly account: OwnAccount
}

export interface Settings {
  readonly fetch: Fetch
  readonly baseUrl: string
  readonly admin?: { readonly email: string; readonly password: string }
  /** People who sign in elsewhere. */
  readonly people?: People
  /** A nonce that may be charged any number of times; without one each charge takes a fresh one. */
  readonly nonce?: string
  /** Gets a nonce that can be charged once. */
  readonly freshNonce?: () => Promise<string>
  /** How long lists may lag behind writes: the pauses between the attempts, in milliseconds. */
  readonly settleMs?: readonly number[]
}

/** The check's own products, as they were created. */
export interface OwnProducts {
  /** 10.00, three pieces. */
  readonly scarce: Product
  /** 19.00 */
  readonly upper: Product
  /** 20.31 */
  readonly beyond: Product
  /** Free, and in the second category. */
  readonly free: Product
  /** May be changed and deleted by requests that should have been refused. */
  readonly victim: Product
}

export interface Slots {
  /** The products that were there before, listed without parameters. */
  readonly listing: Slot<Answer>
  readonly admin: Slot<Actor>
  readonly shopper: Slot<OwnActor>
  readonly other: Slot<OwnActor>
  readonly categories: Slot<{ readonly first: Category; readonly second: Category }>
  /** Whether products can be deleted: none is created before. */
  readonly deletion: Slot<'possible'>
  readonly products: Slot<OwnProducts>
  /** The step that deleted the victim, where a request that should have been refused did. */
  readonly victimLost: Slot<string>
  readonly order: Slot<Order>
  readonly statuses: Slot<readonly string[]>
  /** A transaction of 0 without an order yet. */
  readonly freeTransaction: Slot<string>
}

/** What the checks work with. */
export interface CheckContext {
  readonly contract: Contract
  readonly client: Client
  /** Those of `call` whose answer broke the contract: nothing is built on what they say. */
  readonly broken: ReadonlySet<Exchange>
  readonly settings: Settings
  readonly identity: Identity
  readonly journal: WriteJournal
  readonly slots: Slots
  readonly call: Call
}

export function createSlots(): Slots {
  return {
    listing: createSlot('reach › listProducts'),
    admin: createSlot('accounts › sign in as administrator'),
    shopper: createSlot('accounts › sign in as a shopper'),
    other: createSlot('accounts › sign in as another shopper'),
    categories: createSlot('shelves › have two categories'),
    deletion: createSlot('stock › delete an unknown product'),
    products: createSlot('stock › have all of them'),
    victimLost: createSlot('access › deleteProduct'),
    order: createSlot('checkout › order'),
    statuses: createSlot('order-life › list the statuses'),
    freeTransaction: createSlot('checkout › pay nothing'),
  }
}
