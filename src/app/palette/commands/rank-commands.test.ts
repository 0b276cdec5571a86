import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Session } from '../../../model/session'
import { type Command, commandsFor } from './commands'
import { rankCommands, rankOf, wordsOf } from './rank-commands'

const sessionOf = (role: number): Session => ({
  token: 'token',
  user: { userId: 'usr_1', name: 'Sam', email: 'sam@example.com', role },
})

const roles = [
  { who: 'visitor', commands: commandsFor(null) },
  { who: 'shopper', commands: commandsFor(sessionOf(0)) },
  { who: 'administrator', commands: commandsFor(sessionOf(1)) },
]

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const PAIRS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))

/** The keys between the one that opens the palette and Enter: as few as lead to the command. */
function shortestWay(command: Command, commands: readonly Command[]): string[] | undefined {
  const texts = ['', ...LETTERS, ...PAIRS].map((text) => ({
    letters: [...text],
    place: rankCommands(text, commands).indexOf(command),
  }))
  return texts
    .filter(({ place }) => place >= 0)
    .map(({ letters, place }) => [...letters, ...Array<string>(place).fill('ArrowDown')])
    .toSorted((a, b) => a.length - b.length)
    .at(0)
}

describe.each(roles)('for a $who', ({ commands }) => {
  test.each(commands)(
    'KEY-1 $label takes four keys at most, with the one that opens the palette',
    (command) => {
      const way = shortestWay(command, commands)
      expect([...(way ?? Array(9).fill('none')), 'Enter'].length).toBeLessThanOrEqual(3)
    },
  )

  test.each(commands)(
    'KEY-1 $label is first for its name, found by each beginning and word of it',
    (command) => {
      const { label, words = '' } = command
      expect(rankCommands(label, commands)[0]).toBe(command)
      expect(rankCommands(label.toUpperCase(), commands)[0]).toBe(command)
      for (let length = 1; length < label.length; length += 1) {
        expect(rankCommands(label.slice(0, length), commands)).toContain(command)
      }
      for (const word of [...wordsOf(label), ...wordsOf(words)]) {
        expect(rankCommands(word, commands)).toContain(command)
      }
    },
  )

  test('KEY-1 whatever one or two letters are typed, better finds come first, equal ones as they stand', () => {
    for (const text of [...LETTERS, ...PAIRS]) {
      const found = rankCommands(text, commands)
      const places = found.map((command) => [
        rankOf(wordsOf(text), command),
        commands.indexOf(command),
      ])
      expect(places).toEqual(places.toSorted(([a = 0, x = 0], [b = 0, y = 0]) => a - b || x - y))
    }
  })
})

test('KEY-1 any text finds some of the commands, each once', () => {
  const [, , admin] = roles
  const commands = admin?.commands ?? []
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const found = rankCommands(text, commands)
      expect(new Set(found).size).toBe(found.length)
      expect(found.every((command) => commands.includes(command))).toBe(true)
    }),
  )
})

const named = (label: string, words?: string): Command => ({
  id: label,
  label,
  kind: 'Page',
  ...(words ? { words } : {}),
  effect: { type: 'open', path: '/' },
})

test.each([
  ['create product', named('Create product'), 0],
  ['Créate   PRODUCT', named('Create product'), 0],
  ['crea', named('Create product'), 1],
  ['', named('Create product'), 1],
  ['prod', named('Create product'), 2],
  ['prod cre', named('Create product'), 2],
  ['cp', named('Create product'), 3],
  ['crpro', named('Create product'), 3],
  ['ap', named('Update my profile'), 6],
  ['up', named('Create product and update profile'), 2],
  ['cpp', named('Create product and update profile'), 3],
  ['basket', named('Cart', 'basket checkout'), 4],
  ['cart check', named('Cart', 'basket checkout'), 4],
  ['roduct', named('Create product'), 5],
  ['c c', named('Cart'), 6],
  ['cartoon', named('Cart'), 6],
])('KEY-1 "%s" for %o ranks %i', (text, command, rank) => {
  expect(rankOf(wordsOf(text), command)).toBe(rank)
})
