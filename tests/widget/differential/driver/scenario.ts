import type { CallName } from '../../../../mocks/braintree/control/calls/recorded-call'
import type { SimulatorSettings } from '../../../../mocks/braintree/control/settings'
import type { Simulator } from '../../../../mocks/braintree/control/simulator'
import type { SavedMethodOptions } from '../../../../mocks/braintree/control/vault-control'
import type { Reader } from '../compare/observation'
import type { DifferenceName } from '../intended/differences'
import type { FaultWay } from '../page/stage/break-component'
import type { MerchantPage } from '../page/stage/merchant-page'
import type { ScriptTag } from '../page/stage/script-tag'
import type { Shop } from './shop'

/** A component that doesn't do its work, from the start. */
export interface Fault {
  readonly call: CallName
  readonly way: FaultWay
}

/** What a merchant and a shopper do, once with the old and once with the new widget. */
export interface Scenario {
  /** What it is about, with the ids of what it proves. */
  readonly title: string
  /** Saved methods, first of the list first; with them the shopper is a customer, without a guest. */
  readonly saved?: readonly SavedMethodOptions[]
  /** What a guest comes with; a tokenization key unless given. */
  readonly guestWith?: 'key' | 'token'
  readonly gateway?: SimulatorSettings
  readonly faults?: readonly Fault[]
  /** Changes what the stand-ins do, before anything happens. */
  readonly prepare?: (simulator: Simulator) => unknown
  /** On an https page, as Apple Pay wants it. */
  readonly isSecure?: boolean
  /** The widget comes by a tag in a form; without, by a script of the page and `create`. */
  readonly scriptTag?: ScriptTag
  /** A merchant's own page, that brings the widget itself. */
  readonly page?: MerchantPage
  /** What is looked at besides what always is. */
  readonly reads?: readonly Reader[]
  /** Intended differences that have to show. */
  readonly differs?: readonly DifferenceName[]
  readonly script: (shop: Shop) => Promise<void>
}
