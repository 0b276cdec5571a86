import { type Refusal, refuse } from '../contract/operation'

/** Judges the passwords that people choose, beyond the length that the contract asks for. */
export interface PasswordRules {
  /** Says no to one that is among the first to be guessed; `undefined` for any other. */
  refuseGuessable(password: string): Promise<Refusal<400> | undefined>
}

/** ASVS 5.0 asks for 3,000 of those that are long enough (6.2.4); of these, more than that are. */
const COMMON_PASSWORDS = 10_000

const REASON =
  'password: this one is among the first that are guessed. Choose another one: a few unrelated words are strong and easy to keep in mind.'

/** @param published passwords that anybody can read somewhere, such as those of a demonstration */
export function createPasswordRules(published: readonly string[]): PasswordRules {
  let loading: Promise<ReadonlySet<string>> | undefined
  const load = async (): Promise<ReadonlySet<string>> => {
    // 3 MB and a tenth of a second, which a process takes only once somebody chooses a password.
    const { dictionary } = await import('@zxcvbn-ts/language-common')
    const common = dictionary['passwords-common'].map(fold).slice(0, COMMON_PASSWORDS)
    return new Set([...common, ...published.map(fold)])
  }
  return {
    async refuseGuessable(password) {
      loading ??= load()
      const guessable = await loading
      return guessable.has(fold(password)) ? refuse(400, REASON) : undefined
    },
  }
}

/** Capitals and other ways to write the same letters make a password no harder to guess. */
function fold(password: string): string {
  return password.normalize('NFKC').toLowerCase()
}
