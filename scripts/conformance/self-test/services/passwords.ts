import type { Wrapper } from '../fault'
import { matchOperation } from '../wrap/match-operation'
import { answerJson, changeRequest, readJson } from '../wrap/messages'
import { onJson, onOperation } from '../wrap/one-operation'

/** What is shorter or longer is refused as it is. */
function conforms(password: string): boolean {
  const length = [...password].length
  return length >= 6 && length <= 128
}

const SETTING: ReadonlySet<string> = new Set(['signUp', 'updateProfile'])

/** Compares passwords in another form than they were sent, both where they are set and where they are tried. */
export function comparePasswords(_operation: string, form: (password: string) => string): Wrapper {
  return (next) => async (request) => {
    const operation = matchOperation(request)?.operation ?? ''
    if (operation !== 'signIn' && !SETTING.has(operation)) return next(request)
    const body = await readJson(request)
    const { email, password } = body
    // The administrator's is kept as it is.
    const isOwn = typeof email === 'string' && email.toLowerCase().startsWith('conformance.')
    return isOwn && typeof password === 'string' && conforms(password)
      ? next(await changeRequest(request, { json: { ...body, password: form(password) } }))
      : next(request)
  }
}

/** Tries passwords at sign-in in another form than they were set. */
export function tryPasswords(operation: string, form: (password: string) => string): Wrapper {
  return onJson(operation, (body) => {
    const { password } = body
    return typeof password === 'string' ? { ...body, password: form(password) } : body
  })
}

/** Lets people sign in with each password that they ever had. */
export function keepFormerPasswords(): Wrapper {
  return (next) => {
    /** By email, the latest first. */
    const known = new Map<string, readonly string[]>()
    const answer = async (request: Request, isSignIn: boolean) => {
      const sent = await readJson(request)
      const { email, password } = sent
      if (typeof email !== 'string' || typeof password !== 'string' || password === '')
        return next(request)
      const [latest, ...former] = known.get(email.toLowerCase()) ?? []
      if (isSignIn && former.includes(password))
        return next(await changeRequest(request, { json: { ...sent, password: latest ?? '' } }))
      const response = await next(request)
      if (response.ok) known.set(email.toLowerCase(), [password, latest ?? password, ...former])
      return response
    }
    return (request) => {
      const operation = matchOperation(request)?.operation ?? ''
      const isSignIn = operation === 'signIn'
      return isSignIn || SETTING.has(operation) ? answer(request, isSignIn) : next(request)
    }
  }
}

/** Refuses passwords that conform. */
export function refusePasswords(
  operation: string,
  isRefused: (password: string) => boolean,
  status: number,
  error: string,
): Wrapper {
  return onOperation(operation, async (request, forward) => {
    const { password } = await readJson(request)
    const isHit = typeof password === 'string' && conforms(password) && isRefused(password)
    return isHit ? answerJson({ error }, status) : forward()
  })
}

/** As bcrypt sees a password. */
export function first72Bytes(password: string): string {
  return Buffer.from(password).subarray(0, 72).toString('utf8')
}

/** Counts no attempts: each is another account's to the service behind. */
export function countNoAttempts(operation: string, most: number): Wrapper {
  let count = 0
  return onOperation(operation, async (request, forward) => {
    const { email, ...rest } = await readJson(request)
    const isAttempt = typeof email === 'string' && email.startsWith('attempts.')
    if (!isAttempt) return forward()
    count += 1
    if (count > most) return answerJson({ error: 'Too many attempts.' }, 429)
    return forward(await changeRequest(request, { json: { ...rest, email: `x${count}.${email}` } }))
  })
}
