import { AsyncLocalStorage } from 'node:async_hooks'

const addresses = new AsyncLocalStorage<string>()

/** Does work for an address: whatever it asks for on the way, `askingAddress` says for whom. */
export function workFor<Result>(address: string, work: () => Result): Result {
  return addresses.run(address, work)
}

/** The address that the present work is done for; empty where it is the service's own. */
export function askingAddress(): string {
  return addresses.getStore() ?? ''
}
