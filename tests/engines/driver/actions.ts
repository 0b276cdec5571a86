import type { Key } from './tab'

/** As large as a laptop's, so that nothing of the shop is behind a menu. */
export const VIEWPORT = { width: 1280, height: 900 }

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

/** What both forms of WebDriver, the classic one and BiDi, are told to do with pointer or keys. */
export type Actions = readonly [{ type: string; id: string; actions: readonly object[] }]

export function clickActions(x: number, y: number): Actions {
  const actions = [
    { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return [{ type: 'pointer', id: 'mouse', actions }]
}

export function pressActions(key: Key): Actions {
  if (key !== 'Shift+Tab') return keyActions(strokes([KEYS[key]]))
  const hold = { type: 'keyDown', value: SHIFT }
  return keyActions([hold, ...strokes([KEYS.Tab]), { ...hold, type: 'keyUp' }])
}

export function typeActions(text: string): Actions {
  return keyActions(strokes([...text]))
}

function keyActions(actions: readonly object[]): Actions {
  return [{ type: 'key', id: 'keyboard', actions }]
}

function strokes(values: readonly string[]): object[] {
  return values.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
}
