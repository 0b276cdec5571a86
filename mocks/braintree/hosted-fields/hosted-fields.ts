import type { Client } from '../client/client-instance'
import { connectionOf } from '../client/known-clients'
import type { HostedFieldsHandle } from '../control/hosted-fields-control'
import { getSimulator } from '../control/simulator'
import type { PaymentMethod } from '../gateway/payment-methods/payment-method'
import { BraintreeError } from '../shared/braintree-error'
import { createEventEmitter, type EventEmitter } from '../shared/event-emitter'
import { acceptCallbacks, disableMethods } from '../shared/instance-methods'
import { simulateCall } from '../shared/simulate-call'
import type { FieldsEvents, FieldsState } from './events'
import { createFieldActions, type FieldActions } from './field-actions'
import type { HostedFieldsOptions } from './field-options'
import { createFieldSet, type FieldSet } from './field-set'
import { createForm } from './form/form'
import { createFormRules } from './form/form-rules'
import { resolveClassStyles } from './frame/frame-styles'
import { focusOnLabelClick } from './frame/label-focus'
import { type TokenizeOptions, tokenizeForm } from './tokenize-form'
import { type FieldPlace, findPlaces } from './validate-options'

export interface HostedFields extends FieldActions, EventEmitter<FieldsEvents> {
  getState(): FieldsState
  tokenize(options?: TokenizeOptions): Promise<PaymentMethod>
  getChallenges(): Promise<readonly string[]>
  getSupportedCardTypes(): Promise<readonly string[]>
  teardown(): Promise<void>
}

const SETUP_TIMEOUT_MS = 60_000

const ASYNC_METHODS = [
  'tokenize',
  'clear',
  'focus',
  'setAttribute',
  'removeAttribute',
  'addClass',
  'removeClass',
  'setPlaceholder',
  'setMonthOptions',
  'getChallenges',
  'getSupportedCardTypes',
  'teardown',
] as const

/**
 * Builds the fields; resolves when they are ready for input.
 *
 * @throws BraintreeError for options that can't be used, and `HOSTED_FIELDS_TIMEOUT`
 */
export async function createHostedFields(
  client: Client,
  options: HostedFieldsOptions,
): Promise<HostedFields> {
  const { gatewayConfiguration } = client.getConfiguration()
  const places = findPlaces(options)
  const rules = createFormRules(
    options.fields ?? {},
    places.map((place) => place.key),
    gatewayConfiguration.creditCards.supportedCardTypes,
    options.binVerificationLength,
  )
  const events = createEventEmitter<FieldsEvents>()
  const fieldSet = createFieldSet({
    places,
    form: createForm(rules),
    styles: resolveClassStyles(options.styles ?? {}),
    isAutofillPrevented: options.preventAutofill === true,
    events,
  })
  await waitUntilReady(fieldSet)
  const instance = createInstance(client, places, fieldSet, events)
  for (const { key, field } of places) {
    if (field.prefill !== undefined) fieldSet.enter(key, field.prefill)
  }
  return instance
}

/**
 * Frames load only inside the page; a container that stays outside would be waited for forever. Fields that were given
 * up stay where they are, as the real ones do.
 */
async function waitUntilReady(fieldSet: FieldSet): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const message = 'Hosted Fields took too long to set up. Are their containers in the page?'
      reject(new BraintreeError({ type: 'UNKNOWN', code: 'HOSTED_FIELDS_TIMEOUT', message }))
    }, SETUP_TIMEOUT_MS)
  })
  await Promise.race([fieldSet.ready, timeout]).finally(() => clearTimeout(timer))
}

function createInstance(
  client: Client,
  places: readonly FieldPlace[],
  fieldSet: FieldSet,
  events: EventEmitter<FieldsEvents>,
): HostedFields {
  const connection = connectionOf(client)
  const { hostedFields } = getSimulator()
  const handle = createHandle(client, fieldSet, events)
  const actions = createFieldActions(fieldSet)
  const forgetLabels = places.map(({ key, container }) =>
    focusOnLabelClick(container, () => fieldSet.find(key)?.frame.element.focus()),
  )
  hostedFields.add(handle)

  const instance: HostedFields = {
    ...events,
    ...actions,
    getState: () => fieldSet.state,
    tokenize: (options = {}) =>
      simulateCall('hosted-fields.tokenize', [options], () =>
        tokenizeForm(fieldSet.form, options, connection, (key) => fieldSet.find(key)?.container),
      ),
    getChallenges: async () => client.getConfiguration().gatewayConfiguration.challenges,
    getSupportedCardTypes: async () =>
      client.getConfiguration().gatewayConfiguration.creditCards.supportedCardTypes.map((brand) =>
        // The gateway still uses the name that the brand had before 2019.
        brand === 'MasterCard' ? 'Mastercard' : brand,
      ),
    teardown: () =>
      simulateCall('hosted-fields.teardown', [], () => {
        for (const forget of forgetLabels) forget()
        fieldSet.remove()
        hostedFields.remove(handle)
        disableMethods(instance)
      }),
  }
  return acceptCallbacks(instance, ASYNC_METHODS)
}

function createHandle(
  client: Client,
  fieldSet: FieldSet,
  events: EventEmitter<FieldsEvents>,
): HostedFieldsHandle {
  return {
    fields: fieldSet.form.rules.keys,
    // The frames get the client as JSON, so a wrapped client needs its `toJSON`.
    client: JSON.parse(JSON.stringify(client.toJSON())),
    type(field, value) {
      fieldSet.enter(field, value)
      return fieldSet.settled()
    },
    emit: (event, payload) => events.emit(event, payload),
  }
}
