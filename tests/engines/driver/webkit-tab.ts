import { z } from 'zod/mini'
import { noteComplaints, readComplaints } from '../page/complaints'
import type { Key, Tab } from './tab'
import type { Send } from './web-driver'

/** WebDriver's names for keys that have no character. */
const KEYS: Readonly<Record<Exclude<Key, 'Shift+Tab'>, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Home: '\uE011',
  End: '\uE010',
}
const SHIFT = '\uE008'

/** How an element is named on the wire. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
const elementSchema = z.object({ [ELEMENT]: z.string() })

/** A page of WebKitGTK, by the session that drives it. */
export function tabOf(send: Send, session: string): Tab {
  const post = (path: string, body: object) => send('POST', session + path, body)
  const strokes = (values: readonly string[]) =>
    values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
  const keys = (actions: readonly object[]) =>
    post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] }).then(() => undefined)
  const evaluate = (expression: string) =>
    post('/execute/sync', { script: `return ${expression}`, args: [] })
  return {
    async open(address) {
      await post('/url', { url: address })
      await evaluate(`(${noteComplaints})()`)
    },
    evaluate,
    async clickAt(x, y) {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]
      await post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
    },
    press(key) {
      if (key !== 'Shift+Tab') return keys(strokes([KEYS[key]]))
      const hold = { type: 'keyDown', value: SHIFT }
      return keys([hold, ...strokes([KEYS.Tab]), { ...hold, type: 'keyUp' }])
    },
    type: (text) => keys(strokes([...text])),
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
