import { createHmac, timingSafeEqual } from 'node:crypto'

/** What tutorials, templates and forgotten settings sign tokens with. */
export const GUESSES: readonly string[] = [
  '',
  'secret',
  'secretkey',
  'secret-key',
  'secret_key',
  'mysecret',
  'my-secret',
  'my_secret',
  'mysecretkey',
  'my-secret-key',
  'my_secret_key',
  'supersecret',
  'super-secret',
  'supersecretkey',
  'your-secret',
  'your-secret-key',
  'your_secret_key',
  'your_jwt_secret',
  'your-256-bit-secret',
  'a-string-secret-at-least-256-bits-long',
  'jwt',
  'jwtsecret',
  'jwt-secret',
  'jwt_secret',
  'JWT_SECRET',
  'jwtPrivateKey',
  'token',
  'key',
  'private',
  'privatekey',
  'shhhhh',
  'shhhhhhared-secret',
  'keyboard cat',
  'changeme',
  'change-me',
  'change_me',
  'password',
  'default',
  'dev',
  'development',
  'test',
  'undefined',
  'null',
  '123456',
]

/** The hash of each algorithm with a shared secret. */
export const ALGORITHMS: Readonly<Record<string, string>> = {
  HS256: 'sha256',
  HS384: 'sha384',
  HS512: 'sha512',
}

/** The secret that a token was signed with; `undefined` when it is not guessed, or the token is no JWT with a shared one. */
export function guessSecret(token: string): string | undefined {
  const [header = '', payload = '', signature = ''] = token.split('.')
  const hash = ALGORITHMS[String(readPart(header)['alg'])]
  const found = Buffer.from(signature, 'base64url')
  if (hash === undefined) return undefined
  return GUESSES.find((secret) => {
    const wanted = createHmac(hash, secret).update(`${header}.${payload}`).digest()
    return wanted.length === found.length && timingSafeEqual(wanted, found)
  })
}

/** The token once more with a claim that its service never made, signed with the secret. */
export function forgeToken(token: string, secret: string): string {
  const [header = '', payload = ''] = token.split('.')
  const hash = ALGORITHMS[String(readPart(header)['alg'])] ?? 'sha256'
  const claims = Buffer.from(JSON.stringify({ ...readPart(payload), forged: true }))
  const signed = `${header}.${claims.toString('base64url')}`
  return `${signed}.${createHmac(hash, secret).update(signed).digest('base64url')}`
}

/** Whether a token is another one forged so. */
export function isForgedFrom(text: string, token: string): boolean {
  const [header = '', payload = ''] = text.split('.')
  const mayBe = token.startsWith(`${header}.`) && readPart(payload)['forged'] === true
  const secret = mayBe ? guessSecret(token) : undefined
  return secret !== undefined && text === forgeToken(token, secret)
}

function readPart(part: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    // No JWT.
    return {}
  }
}
