import { publishedPasswords } from '../database/seed/accounts'
import type { SecretStrength } from './start-situation'

/** Fewer different characters are a pattern, not a choice: 32 random ones have some 25. */
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

/** How hard a secret is to guess, as far as that can be said without knowing where it comes from. */
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
  // A set goes on with what is added to it on the way.
  for (const start of ends) {
    for (const word of COMMON_WORDS) {
      if (core.startsWith(word, start)) ends.add(start + word.length)
    }
  }
  return ends.has(core.length)
}

/** Without what is put between or behind words to make them count as different. */
function toCore(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** `abcdefghijkl`, also from its end to its beginning. */
function isAlphabetical(core: string): boolean {
  const codes = [...core].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
