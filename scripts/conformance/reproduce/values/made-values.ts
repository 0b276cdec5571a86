/** A value that a script makes anew, or takes from its environment, in place of the one that the run had. */
export interface MadeValue {
  readonly name: string
  readonly from:
    | { readonly kind: 'random'; readonly prefix: string; readonly hexDigits: number }
    | { readonly kind: 'environment'; readonly about: string }
  /** What the run had. */
  readonly text: string
}

export interface OwnFacts {
  /** Part of the name of each of the run's own records. */
  readonly tag: string
  readonly admin?: { readonly email: string; readonly password: string }
  /** Tokens of people who sign in elsewhere, each with a name for its person; of one person there may be several. */
  readonly tokens?: readonly (readonly [token: string, person: string])[]
  /** Nonces that the user gave. */
  readonly nonces: readonly string[]
}

const PASSWORD = /pw-[0-9a-f]{20}/gi
const TAG_MARK = 'zq'

/** The values that a script must not repeat: secrets, and what can be taken once only. */
export function listMadeValues(
  { tag, admin, tokens = [], nonces }: OwnFacts,
  texts: Iterable<string>,
): readonly MadeValue[] {
  const passwords = new Set<string>()
  for (const text of texts) {
    for (const [found] of text.matchAll(PASSWORD)) passwords.add(found.toLowerCase())
  }
  const fromEnvironment = (name: string, text: string, about: string): MadeValue => ({
    name,
    text,
    from: { kind: 'environment', about },
  })
  return [
    ...(admin
      ? [
          fromEnvironment('ADMIN_EMAIL', admin.email, 'the email of an administrator'),
          fromEnvironment('ADMIN_PASSWORD', admin.password, 'the password of that administrator'),
        ]
      : []),
    ...tokens.map(([token, person]) =>
      fromEnvironment(nameToken(person, tokens), token, `a token of ${person}, as --auth gets it`),
    ),
    ...nonces.map((nonce, index) =>
      fromEnvironment(
        index === 0 ? 'NONCE' : `NONCE_${index + 1}`,
        nonce,
        'a payment nonce that was not charged yet',
      ),
    ),
    ...[...passwords].map(
      (text, index): MadeValue => ({
        name: index === 0 ? 'PASSWORD' : `PASSWORD_${index + 1}`,
        text,
        from: { kind: 'random', prefix: 'pw-', hexDigits: 20 },
      }),
    ),
    {
      name: 'FRESH',
      text: tag.slice(TAG_MARK.length),
      from: { kind: 'random', prefix: '', hexDigits: 6 },
    },
  ]
}

/** `TOKEN_OF_SHOPPER`; numbered where names of people come to the same. */
function nameToken(person: string, tokens: NonNullable<OwnFacts['tokens']>): string {
  const toName = (one: string) => `TOKEN_OF_${one.replaceAll(/\W/g, '_').toUpperCase()}`
  const people = [...new Set(tokens.map(([, one]) => one))]
  const same = people.filter((one) => toName(one) === toName(person))
  const place = same.indexOf(person)
  return place > 0 ? `${toName(person)}_${place + 1}` : toName(person)
}
