import { getSimulator } from '../../../mocks/braintree/control/simulator'
import { create, type DropInInstance } from '../../../widget/index'
import type { Appearance } from '../../../widget/model/machine/appearance'
import {
  PAYMENT_OPTION_IDS,
  type PaymentOptionId,
} from '../../../widget/model/terms/payment-option'
import { click, isVisible, part, until, untilVisible } from './parts'
import { createCustomer, everything, openGateway } from './setting'

type Walk = AsyncGenerator<Appearance, void>

const GUEST = 'sandbox_testkey_merchant'

/**
 * Leads a shopper through everything that the widget can show, in one language; stops at each look.
 *
 * @throws Error when the widget does not show the next look
 */
export async function* walk(locale: string): Walk {
  yield* walkAsCustomer(locale)
  yield* walkThroughOptions(locale)
  yield* walkIntoFailedOptions(locale)
}

async function* walkAsCustomer(locale: string): Walk {
  openGateway()
  const simulator = getSimulator()
  const authorization = await createCustomer()
  simulator.hang('client.create', { times: 1 })
  const creation = create(everything(locale, authorization))
  await untilVisible('loading-container')
  yield 'loading'
  simulator.release('client.create')
  const instance = await creation
  await untilVisible('methods')
  yield 'methods'
  click('[data-braintree-id="toggle"]')
  await untilVisible('options')
  yield 'methods-and-options'
  for (const option of PAYMENT_OPTION_IDS) yield* walkIntoSheet(option, instance)
  yield* walkThroughEditing()
  await instance.teardown()
}

/** From the options below the methods into a sheet, and back. */
async function* walkIntoSheet(option: PaymentOptionId, instance: DropInInstance): Walk {
  click(`.braintree-option__${option}`)
  await untilVisible(option)
  yield option
  await refuse(instance)
  yield `${option}-failed`
  if (option === 'card') yield* walkThroughTokenizing(instance)
  click('[data-braintree-id="toggle"]')
  await untilVisible('methods')
  if (!isVisible('options')) click('[data-braintree-id="toggle"]')
  await untilVisible('options')
}

async function refuse(instance: DropInInstance): Promise<void> {
  const [outcome] = await Promise.allSettled([instance.requestPaymentMethod()])
  if (outcome.status === 'fulfilled') throw new Error('The sheet had a payment method.')
  await until('the error', () => part('sheet-error-text').textContent !== '')
}

async function* walkThroughTokenizing(instance: DropInInstance): Walk {
  const simulator = getSimulator()
  await simulator.hostedFields.fill()
  simulator.hang('hosted-fields.tokenize', { times: 1 })
  simulator.fail('hosted-fields.tokenize', { code: 'WALKED_ON' }, { times: 1 })
  const request = Promise.allSettled([instance.requestPaymentMethod()])
  await untilVisible('disable-wrapper')
  yield 'working'
  simulator.release('hosted-fields.tokenize')
  await request
}

async function* walkThroughEditing(): Walk {
  const simulator = getSimulator()
  click('[data-braintree-id="methods-edit"]')
  await until('editing', () => part('methods-container').matches('.braintree-methods--edit'))
  yield 'editing'
  click('.braintree-method[role=button]')
  await untilVisible('delete-confirmation')
  yield 'delete-confirmation'
  simulator.fail('vault-manager.deletePaymentMethod', { code: 'WALKED_ON' }, { times: 1 })
  click('[data-braintree-id="delete-confirmation__yes"]')
  await until('the error', () => part('sheet-error-text').textContent !== '')
  await untilVisible('methods')
  yield 'editing-failed'
}

async function* walkThroughOptions(locale: string): Walk {
  openGateway()
  const simulator = getSimulator()
  simulator.hang('paypal-checkout.create', { times: 1 })
  const instance = await create(everything(locale, GUEST))
  await untilVisible('options')
  yield 'options-pending'
  simulator.release('paypal-checkout.create')
  await until('all options', () => !document.querySelector('.braintree-disabled'))
  yield 'options'
  await instance.teardown()
}

async function* walkIntoFailedOptions(locale: string): Walk {
  openGateway()
  getSimulator().fail('venmo.create', { code: 'WALKED_ON' }, { times: 1 })
  const instance = await create(everything(locale, GUEST))
  await untilVisible('options')
  yield 'options-failed'
  await instance.teardown()
}
