import { getSimulator, type Simulator } from '../../../mocks/braintree/control/simulator'
import { create, type DropInInstance, VERSION } from '../../../widget/index'
import { createCustomerToken, type SavedMethod, saveMethods } from './customers'
import { EVENT_NAMES } from './event-names'

/** An error, as a test can get it out of the page. */
export interface Failure {
  readonly name: string
  readonly message: string
  readonly code: string
  readonly fault: string
  readonly cause: string | undefined
  readonly hasStack: boolean
}

/** What a merchant's script would do, within reach of a test. */
export interface Merchant {
  readonly create: typeof create
  readonly VERSION: string
  readonly simulator: Simulator
  readonly instances: DropInInstance[]
  /** Every event of every instance, as a list of name and payload. */
  readonly events: (readonly [name: string, payload: unknown])[]
  listen(instance: DropInInstance): DropInInstance
  describeFailure(error: unknown): Failure
  createCustomerToken(): Promise<string>
  saveMethods(methods: readonly SavedMethod[]): Promise<void>
}

declare global {
  var merchant: Merchant
}

const events: (readonly [string, unknown])[] = []
const instances: DropInInstance[] = []

globalThis.merchant = {
  create,
  VERSION,
  simulator: getSimulator(),
  instances,
  events,
  listen(instance) {
    instances.push(instance)
    for (const name of EVENT_NAMES) {
      instance.on(name, (payload) => {
        events.push([name, name.startsWith('card:') ? undefined : structuredClone(payload)])
      })
    }
    return instance
  },
  describeFailure(error) {
    if (!(error instanceof Error)) throw error
    return {
      name: error.name,
      message: error.message,
      code: String(Reflect.get(error, 'code')),
      fault: String(Reflect.get(error, 'fault')),
      cause: error.cause instanceof Error ? error.cause.message : undefined,
      hasStack: typeof error.stack === 'string' && error.stack.length > 0,
    }
  },
  createCustomerToken,
  saveMethods,
}
