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
  /** Nonces that the user gave. */
  readonly nonces: readonly string[]
}

const PASSWORD = /pw-[0-9a-f]{20}/gi
const TAG_MARK = 'zq'

/** The values that a script must not repeat: secrets, and what can be taken once only. */
export function listMadeValues(
  { tag, admin, nonces }: OwnFacts,
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
          fromEnvironment('ADMIN_EMAIL', admin.email, 'the e-mail of an administrator'),
          fromEnvironment('ADMIN_PASSWORD', admin.password, 'the password of that administrator'),
        ]
      : []),
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
