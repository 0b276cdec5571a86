import type { Configuration } from '../client/client-instance'
import type { FieldsEvents } from '../hosted-fields/events'
import type { FieldKey } from '../hosted-fields/form/field-keys'
import { createInstanceRegistry, type InstanceRegistry } from './instance-registry'

/** One set of hosted fields, as tests and demo pages control it. */
export interface HostedFieldsHandle {
  readonly fields: readonly FieldKey[]
  /** The client's configuration, as it was sent to the frames. */
  readonly client: Configuration
  /** Enters the value as if it had been typed; resolves when the events have been sent. */
  type(field: FieldKey, value: string): Promise<void>
  /** Sends an event to the merchant's handlers, whether or not it happened. */
  emit<Name extends keyof FieldsEvents>(event: Name, payload: FieldsEvents[Name]): void
}

export interface HostedFieldsControl extends InstanceRegistry<HostedFieldsHandle> {
  type(field: FieldKey, value: string): Promise<void>
  /** Fills every field there is; a good Visa unless told otherwise. */
  fill(values?: Partial<Record<FieldKey, string>>): Promise<void>
  emit<Name extends keyof FieldsEvents>(event: Name, payload: FieldsEvents[Name]): void
}

/** How far in the future the card expires that `fill` enters. */
const YEARS_UNTIL_EXPIRY = 4

export function createHostedFieldsControl(): HostedFieldsControl {
  const registry = createInstanceRegistry<HostedFieldsHandle>('set of hosted fields')
  return {
    ...registry,
    type: (field, value) => registry.newest().type(field, value),
    async fill(values = {}) {
      const handle = registry.newest()
      const card: Record<FieldKey, string> = { ...createGoodCard(), ...values }
      for (const field of handle.fields) await handle.type(field, card[field])
    },
    emit: (event, payload) => registry.newest().emit(event, payload),
  }
}

function createGoodCard(): Record<FieldKey, string> {
  const year = String(new Date().getFullYear() + YEARS_UNTIL_EXPIRY)
  return {
    cardholderName: 'Jane Shopper',
    number: '4111111111111111',
    expirationDate: `12/${year.slice(-2)}`,
    expirationMonth: '12',
    expirationYear: year,
    cvv: '123',
    postalCode: '94107',
  }
}
