import { NOTHING, type StepObservation } from '../../compare/observation'
import { nameOf, type Start, type Walk } from '../../walk/walk'
import { clock } from '../clock'
import type { Harness } from '../harness'
import { makeFramesLight } from './light-frames'
import { perform } from './perform'

/** Long enough for every delay that either widget has after an action. */
const SETTLING_MS = 1_000

/** Drives a widget through whole sequences, one after the other on one page. */
export interface Walker {
  walk(walk: Walk, translations: object): Promise<StepObservation[]>
}

export function createWalker(harness: Harness): Walker {
  let isFirst = true
  return {
    async walk({ start, actions }, translations) {
      if (isFirst) makeFramesLight()
      isFirst = false
      await prepare(harness, start, translations)
      await harness.observe('what the walk before left to say', 0)
      harness.create({}, 'promise')
      const steps = [await look(harness, 'create')]
      for (const action of actions) {
        const refusal = await perform(harness, action)
        const name = nameOf(action)
        steps.push(refusal === undefined ? await look(harness, name) : left(name, refusal))
      }
      await cleanUp(harness)
      return steps
    },
  }
}

async function look(harness: Harness, name: string): Promise<StepObservation> {
  await harness.pass(SETTLING_MS)
  // Only now all links are there, and the old widget's stylesheet comes by one.
  const step = await harness.observe(name, 0)
  const answer = harness.instances.at(-1)?.isPaymentMethodRequestable()
  const { results } = step.seen
  return { name, seen: { ...step.seen, results: [...results, `requestable: ${answer}`] } }
}

function left(name: string, why: string): StepObservation {
  return { name, seen: { ...NOTHING, results: [why] } }
}

async function prepare(harness: Harness, start: Start, translations: object): Promise<void> {
  const { simulator } = harness
  simulator.reset()
  simulator.configure({ challenges: ['cvv'], payWithVenmo: true, androidPay: true })
  simulator.delay('hosted-fields.create', 450)
  simulator.delay('three-d-secure.verifyCard', 400)
  Object.assign(simulator.decisions, { paypal: 'approve', venmo: 'approve', googlePay: 'approve' })
  // The vault lists the newest first.
  for (const method of start.saved.toReversed()) await simulator.vault.save('jane', method)
  harness.defaults = {
    ...start.options,
    translations,
    authorization: authorizationOf(harness, start),
  }
}

function authorizationOf({ simulator }: Harness, { customer }: Start): string {
  if (customer === 'guest') return 'sandbox_guest_simulated'
  return simulator.createClientToken(customer === 'returning' ? 'jane' : undefined)
}

/** What the next walk must not find. */
async function cleanUp(harness: Harness): Promise<void> {
  await harness.instances.splice(0).at(-1)?.teardown()
  await harness.pass(SETTLING_MS)
  clock.reset()
  document.querySelector('#payment')?.replaceChildren()
}
