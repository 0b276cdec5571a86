import { z } from 'zod/mini'
import { noteComplaints, readComplaints } from '../page/complaints'
import { type Actions, clickActions, pressActions, typeActions } from './actions'
import type { Tab } from './tab'
import type { Send } from './web-driver'

/** How an element is named on the wire. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const elementSchema = z.object({ [ELEMENT]: z.string() })

/** A page of WebKitGTK, by the session that drives it. */
export function tabOf(send: Send, session: string): Tab {
  const post = (path: string, body: object) => send('POST', session + path, body)
  const perform = async (actions: Actions) => {
    await post('/actions', { actions })
  }
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return ${expression}`, args: [] })
  return {
    async open(address) {
      await post('/url', { url: address })
      await evaluate(`(${noteComplaints})()`)
    },
    evaluate,
    clickAt: (x, y) => perform(clickActions(x, y)),
    press: (key) => perform(pressActions(key)),
    type: (text) => perform(typeActions(text)),
    async chooseFile(selector, path) {
      const found = await post('/element', { using: 'css selector', value: selector })
      const id = elementSchema.parse(found)[ELEMENT]
      await post(`/element/${id}/value`, { text: path })
    },
    complaints: () => readComplaints(evaluate),
    async close() {
      await send('DELETE', session)
    },
  }
}
