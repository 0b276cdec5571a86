import { z } from 'zod/mini'
import { noteComplaints, readComplaints } from '../page/complaints'
import { type Actions, clickActions, pressActions, typeActions, VIEWPORT } from './actions'
import type { BiDi } from './bi-di'
import type { Tab } from './tab'
import { WebDriverError } from './web-driver'

const containerSchema = z.object({ userContext: z.string() })
const contextSchema = z.object({ context: z.string() })
const nodesSchema = z.object({ nodes: z.tuple([z.object({ sharedId: z.string() })]) })
const evaluatedSchema = z.union([
  z.object({
    type: z.literal('success'),
    result: z.union([
      z.object({ type: z.literal('string'), value: z.string() }),
      z.object({ type: z.literal('undefined') }),
    ]),
  }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])

/** Opens a tab that shares nothing with others. */
export async function openTab({ send }: BiDi): Promise<Tab> {
  const { userContext } = containerSchema.parse(await send('browser.createUserContext', {}))
  const opened = await send('browsingContext.create', { type: 'tab', userContext })
  const { context } = contextSchema.parse(opened)
  await send('browsingContext.setViewport', { context, viewport: VIEWPORT })
  const functionDeclaration = String(noteComplaints)
  await send('script.addPreloadScript', { functionDeclaration, contexts: [context] })

  const perform = async (actions: Actions) => {
    await send('input.performActions', { context, actions })
  }
  async function evaluate(expression: string): Promise<unknown> {
    const evaluated = await send('script.evaluate', {
      expression: `(async () => JSON.stringify(await (${expression})))()`,
      target: { context },
      awaitPromise: true,
    })
    const outcome = evaluatedSchema.parse(evaluated)
    if (outcome.type === 'exception') throw new WebDriverError(outcome.exceptionDetails.text)
    const { result } = outcome
    return result.type === 'undefined' ? undefined : JSON.parse(result.value)
  }
  return {
    async open(address) {
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' })
    },
    evaluate,
    clickAt: (x, y) => perform(clickActions(x, y)),
    press: (key) => perform(pressActions(key)),
    type: (text) => perform(typeActions(text)),
    async chooseFile(selector, path) {
      const locator = { type: 'css', value: selector }
      const found = await send('browsingContext.locateNodes', { context, locator, maxNodeCount: 1 })
      const [element] = nodesSchema.parse(found).nodes
      await send('input.setFiles', { context, element, files: [path] })
    },
    complaints: () => readComplaints(evaluate),
    async close() {
      await send('browser.removeUserContext', { userContext })
    },
  }
}
