import { publishedPasswords } from '../database/seed/accounts'
import type { SecretStrength } from './start-situation'

/** 32 random characters have about 25 different ones; far fewer are a pattern. */
const FEWEST_CHARACTERS = 6

/** Words that lists of common passwords are made of, and those that stand in examples of settings. */
const COMMON_WORDS = [
  ...['password', 'passwort', 'passw0rd', 'admin', 'istrator', 'root', 'user', 'letmein', 'login'],
  ...['welcome', 'change', 'me', 'please', 'this', 'default', 'secret', 'test', 'example', 'your'],
  ...[
    'my',
    'the',
    'key',
    'jwt',
    'token',
    'production',
    'qwerty',
    'uiop',
    'asdf',
    'ghjkl',
    'zxcvbnm',
  ],
  ...['iloveyou', 'monkey', 'dragon', 'football', 'baseball', 'sunshine', 'princess', 'superman'],
  ...['trustno', 'master', 'prompt', 'bazaar', 'shop', 'shopper', 'abc', ...'0123456789'],
]

/** Estimates how hard a secret is to guess. */
export function judgeSecret(secret: string | undefined): SecretStrength {
  if (secret === undefined) return 'missing'
  const core = toCore(secret)
  const isWeak =
    new Set(secret).size < FEWEST_CHARACTERS ||
    isMadeOfCommonWords(core) ||
    publishedPasswords.some((published) => core.includes(toCore(published))) ||
    isAlphabetical(core)
  return isWeak ? 'weak' : 'strong'
}

function isMadeOfCommonWords(core: string): boolean {
  const ends = new Set([0])
  // Iterating over a set also visits what is added during the iteration.
  for (const start of ends) {
    for (const word of COMMON_WORDS) {
      if (core.startsWith(word, start)) ends.add(start + word.length)
    }
  }
  return ends.has(core.length)
}

/** Removes the characters that people add between or after words to vary them. */
function toCore(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** Whether it is a run such as `abcdefghijkl`, forwards or backwards. */
function isAlphabetical(core: string): boolean {
  const codes = [...core].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
