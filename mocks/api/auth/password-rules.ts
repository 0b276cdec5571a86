import { type Refusal, refuse } from '../contract/operation'

/** Judges the passwords that people choose, beyond the length that the contract asks for. */
export interface PasswordRules {
  /** The refusal of a guessable password; `undefined` for any other. */
  refuseGuessable(password: string): Promise<Refusal<400> | undefined>
}

/** ASVS 5.0 asks for 3,000 of those that are long enough (6.2.4); of these, more than that are. */
const COMMON_PASSWORDS = 10_000

/** The shop's own words, which are guessed first (ASVS 5.0, 6.1.2): a password may contain them, but not consist of them. */
export const SHOP_WORDS: readonly string[] = [
  'prompt',
  'prompts',
  'bazaar',
  'shop',
  'shopper',
  'store',
  'storefront',
  'admin',
  'administrator',
  'customer',
  'password',
]

/** Digits and signs that stand for letters. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

const REASON =
  'password: this one is among the first that are guessed. Choose another one: a few unrelated words are strong and easy to keep in mind.'

interface Exceptions {
  /** Passwords that anybody can read somewhere, such as those of a demonstration. */
  readonly refused?: readonly string[]
  /** Guessable ones that may be chosen all the same: a demonstration's own, where it is one. */
  readonly allowed?: readonly string[]
}

export function createPasswordRules({
  refused = [],
  allowed = [],
}: Exceptions = {}): PasswordRules {
  const exceptions = new Set(allowed.map(fold))
  let loading: Promise<ReadonlySet<string>> | undefined
  const load = async (): Promise<ReadonlySet<string>> => {
    // 3 MB and a tenth of a second, spent only when the first password is chosen.
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const common = dictionary['passwords-common'].map(fold).slice(0, COMMON_PASSWORDS)
    return new Set([...common, ...refused.map(fold)])
  }
  return {
    async refuseGuessable(password) {
      if (exceptions.has(fold(password))) return undefined
      if (isOfOwnWords(password)) return refuse(400, REASON)
      loading ??= load()
      const guessable = await loading
      return guessable.has(fold(password)) ? refuse(400, REASON) : undefined
    },
  }
}

/** Whether all its letters form the shop's own words, with any signs before, between or behind them. */
function isOfOwnWords(password: string): boolean {
  const folded = fold(password)
  // Inside a word a digit is a letter; before and behind it is a number.
  const spelled = folded
    .replace(/^\d+|[^\p{Letter}]+$/gu, '')
    .replace(/./gu, (character) => LOOKALIKES[character] ?? character)
  return [folded, spelled].some((text) => isMadeOfOwnWords(text.replace(/[^\p{Letter}]/gu, '')))
}

function isMadeOfOwnWords(letters: string): boolean {
  return SHOP_WORDS.some(
    (word) =>
      letters.startsWith(word) &&
      (letters.length === word.length || isMadeOfOwnWords(letters.slice(word.length))),
  )
}

/** Capitals and other ways to write the same letters make a password no harder to guess. */
function fold(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}
