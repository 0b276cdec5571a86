import { createGarbageToken } from '../../../checks/tokens/forge-token'
import { ALGORITHMS, GUESSES } from '../../../checks/tokens/guessable-secrets'

/** What a script in JavaScript needs to forge a token whose secret anybody guesses; `createHmac` is imported. */
export const mjsForged = `
const guesses = ${JSON.stringify(GUESSES)}
const readPart = (part) => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
  } catch {
    return {}
  }
}
const forged = (token) => {
  const [header, payload = '', signature] = token.split('.')
  const hash = ${JSON.stringify(ALGORITHMS)}[readPart(header).alg]
  if (!hash) return '${createGarbageToken()}'
  const sign = (text, secret) => createHmac(hash, secret).update(text).digest('base64url')
  const secret = guesses.find((one) => sign(\`\${header}.\${payload}\`, one) === signature)
  if (secret === undefined) return '${createGarbageToken()}'
  const signed = \`\${header}.\${encodePart({ ...readPart(payload), forged: true })}\`
  return \`\${signed}.\${sign(signed, secret)}\`
}
`.trim()
