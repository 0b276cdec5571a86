import { describe, expect, test } from 'vitest'
import type { PressedKey } from '../opens-commands'
import { type KeyPlace, readShortcut, shortcutsFor } from './shortcuts'

const YES_NO = [false, true]
/** Every key of a keyboard that types a character, and those that other programs give a meaning. */
const KEYS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, code) => String.fromCharCode(0x20 + code)),
  ...['Enter', 'Escape', 'Tab', 'F1', 'F6', 'Home', 'ArrowDown', 'Insert', 'CapsLock', 'Dead', 'л'],
]

/** Every combination of as many answers. */
const answers = (count: number): boolean[][] =>
  count === 0
    ? [[]]
    : answers(count - 1).flatMap((others) => YES_NO.map((answer) => [answer, ...others]))

const places: readonly KeyPlace[] = answers(4).map(
  ([isMac = false, takesLetters = false, isCovered = false, hasSingleKeys = false]) => ({
    commandKey: isMac ? '⌘' : 'Ctrl',
    takesLetters,
    isCovered,
    hasSingleKeys,
  }),
)

const presses: readonly PressedKey[] = KEYS.flatMap((key) =>
  answers(5).map(
    ([
      ctrlKey = false,
      metaKey = false,
      altKey = false,
      shiftKey = false,
      isComposing = false,
    ]) => ({ key, code: '', ctrlKey, metaKey, altKey, shiftKey, isComposing }),
  ),
)

/** Every press that opens something. */
const opening = presses.flatMap((pressed) =>
  places.flatMap((place) => {
    const opens = readShortcut(pressed, place)
    return opens ? [{ opens, ...pressed, ...place }] : []
  }),
)

describe('KEY-3 of all keys in all places', () => {
  test('only K with the machine’s own command key opens the palette, while typing too', () => {
    const commands = opening.filter(({ opens }) => opens === 'commands')
    expect(new Set(commands.map(({ key }) => key))).toEqual(new Set(['k', 'K']))
    expect(new Set(commands.map(({ takesLetters }) => takesLetters)).size).toBe(2)
    for (const { commandKey, ctrlKey, metaKey, altKey, shiftKey } of commands) {
      expect([ctrlKey, metaKey]).toEqual(commandKey === '⌘' ? [false, true] : [true, false])
      expect(altKey || shiftKey).toBe(false)
    }
    // Two letters, two machines, typing or not, single keys or not.
    expect(commands).toHaveLength(16)
  })

  test('only ? shows the shortcuts, never while typing, with another key, or when switched off', () => {
    const shortcuts = opening.filter(({ opens }) => opens === 'shortcuts')
    expect(new Set(shortcuts.map(({ key }) => key))).toEqual(new Set(['?']))
    for (const { ctrlKey, metaKey, altKey, takesLetters, hasSingleKeys } of shortcuts) {
      expect([ctrlKey, metaKey, altKey, takesLetters]).toEqual([false, false, false, false])
      expect(hasSingleKeys).toBe(true)
    }
    // With Shift or without, on two machines.
    expect(shortcuts).toHaveLength(4)
  })

  test('none does anything below a dialog, or while a character is composed', () => {
    expect(opening.filter(({ isCovered, isComposing }) => isCovered || isComposing)).toEqual([])
  })
})

test.each([
  ['Russian', 'л', 'KeyK', true],
  ['Greek', 'κ', 'KeyK', true],
  ['Hebrew', 'ל', 'KeyK', true],
  ['Arabic', 'ن', 'KeyK', true],
  ['Dvorak', 'k', 'KeyV', true],
  ['Dvorak', 't', 'KeyK', false],
  ['Turkish', 'ş', 'KeyK', false],
  ['Russian', 'о', 'KeyJ', false],
  ['Russian', 'Dead', 'KeyK', false],
])('KEY-1 on a %s keyboard %s at %s opens the palette: %s', (_layout, key, code, opens) => {
  const others = { metaKey: false, altKey: false, shiftKey: false, isComposing: false }
  const place = { takesLetters: true, isCovered: false, hasSingleKeys: true } as const
  const pressed = { key, code, ctrlKey: true, ...others }
  expect(readShortcut(pressed, { commandKey: 'Ctrl', ...place })).toBe(
    opens ? 'commands' : undefined,
  )
})

const session = (role: number) => ({
  token: 'token',
  user: { userId: 'usr_1', name: 'Sam', email: 'sam@example.com', role },
})

test('KEY-3 the list names what opens, and the keys of tables to those who have tables', () => {
  const wheres = (role?: number) =>
    shortcutsFor(role === undefined ? null : session(role), 'Ctrl').map(({ where }) => where)
  expect(wheres()).toEqual(['On every page', 'In the command palette'])
  expect(wheres(0)).toEqual(wheres())
  expect(wheres(1)).toEqual([...wheres(), 'In the lists of orders and products'])
  expect(shortcutsFor(null, '⌘')[0]?.keys[0]?.keys).toEqual(['⌘', 'K'])
  expect(shortcutsFor(null, 'Ctrl')[0]?.keys.map(({ keys }) => keys)).toContainEqual(['?'])
})
