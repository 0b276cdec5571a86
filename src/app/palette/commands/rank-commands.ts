import { foldText } from '../../../lib/fold-text'
import type { Command } from './commands'

/** The commands that a text finds, the best first; without a text all of them as they stand. */
export function rankCommands(text: string, commands: readonly Command[]): readonly Command[] {
  const query = wordsOf(text)
  return commands
    .map((command) => ({ command, rank: rankOf(query, command) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ command }) => command)
}

const NOT_FOUND = 6

/** How well words name a command; less is better. */
export function rankOf(query: readonly string[], { label, words = '' }: Command): number {
  const named = wordsOf(label)
  const asked = query.join(' ')
  const name = named.join(' ')
  if (asked === name) return 0
  if (name.startsWith(asked)) return 1
  if (beginWords(query, named)) return 2
  if (query.length === 1 && isMadeOfBeginnings(asked, named)) return 3
  if (beginWords(query, [...named, ...wordsOf(words)])) return 4
  return name.includes(asked) ? 5 : NOT_FOUND
}

/** The words of a text as they are compared, whatever is between them. */
export function wordsOf(text: string): readonly string[] {
  return foldText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []
}

/** Whether each word of the query begins a word of its own, in any order. */
function beginWords(query: readonly string[], words: readonly string[]): boolean {
  const [first, ...others] = query
  if (first === undefined) return true
  return words.some(
    (word, place) => word.startsWith(first) && beginWords(others, words.toSpliced(place, 1)),
  )
}

/** Whether letters are the beginnings of words one after the other, as "crp" is of "Create product". */
function isMadeOfBeginnings(letters: string, [word, ...others]: readonly string[]): boolean {
  if (letters === '') return true
  if (word === undefined) return false
  for (let length = 1; length <= letters.length && word.startsWith(letters.slice(0, length)); ) {
    if (isMadeOfBeginnings(letters.slice(length), others)) return true
    length += 1
  }
  return isMadeOfBeginnings(letters, others)
}
