import { createPasswordRules } from '../auth/password-rules'
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

/** Keys that documentation and tutorials print, which are copied from there. */
const PUBLISHED_KEYS: readonly string[] = [
  // jwt.io
  'your-256-bit-secret',
  'a-string-secret-at-least-256-bits-long',
  // RFC 7515
  'AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow',
  // FastAPI
  '09d25e094faa6ca2556c818166b7a9563b93f7099f6f0f4caa6cf63b88e8d3e7',
  // Spring
  '404E635266556A586E3272357538782F413F4428472B4B6250645367566B5970',
]

const PUBLISHED = [...publishedPasswords, ...PUBLISHED_KEYS].map(toCore)

/** Characters that follow each other, such as `abc` or `321`: fewer come by chance. */
const SHORTEST_RUN = 3

/** Estimates how hard the password of an administrator is to guess, who could not choose a common one later either. */
export async function judgePassword(password: string | undefined): Promise<SecretStrength> {
  const strength = judgeSecret(password)
  if (password === undefined || strength !== 'strong') return strength
  return (await createPasswordRules().refuseGuessable(password)) ? 'weak' : 'strong'
}

/** Estimates how hard a secret is to guess. */
export function judgeSecret(secret: string | undefined): SecretStrength {
  if (secret === undefined) return 'missing'
  const core = toCore(secret)
  const isWeak =
    new Set(secret).size < FEWEST_CHARACTERS ||
    isMadeOfWordsAndRuns(core) ||
    PUBLISHED.some((published) => core.includes(published))
  return isWeak ? 'weak' : 'strong'
}

function isMadeOfWordsAndRuns(core: string): boolean {
  const ends = new Set([0])
  // Iterating over a set also visits what is added during the iteration.
  for (const start of ends) {
    for (const word of COMMON_WORDS) {
      if (core.startsWith(word, start)) ends.add(start + word.length)
    }
    for (const end of endsOfRuns(core, start)) ends.add(end)
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

/** Where runs end that begin there, such as `abcdefgh` with each of its beginnings, forwards or backwards. */
function endsOfRuns(core: string, start: number): number[] {
  return [1, -1].flatMap((step) => {
    let end = start + 1
    while (core.charCodeAt(end) === core.charCodeAt(end - 1) + step) end += 1
    const lengths = end - start - SHORTEST_RUN + 1
    return Array.from({ length: Math.max(lengths, 0) }, (_, index) => end - index)
  })
}
