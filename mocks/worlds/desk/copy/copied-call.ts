/** What of a call is copied; secrets are masked. */
export interface CopiedCall {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly operation?: string | undefined
  /** The name of the persona that made it. */
  readonly persona?: string | undefined
  /** How many steps its world had before. */
  readonly stepsBefore?: number | undefined
  readonly request: {
    readonly headers: Readonly<Record<string, string>>
    /** Absent for bytes, such as a form with a photo, and for what is too large. */
    readonly body?: unknown
    readonly byteCount?: number | undefined
  }
}

/** Says that a body is left out, where one is. */
export function describeMissingBody({ request }: CopiedCall): string | undefined {
  const { headers, body, byteCount = 0 } = request
  if (body !== undefined || byteCount === 0) return undefined
  const [type = 'unknown type'] = (headers['content-type'] ?? '').split(';').filter(Boolean)
  return `The body of ${byteCount} bytes (${type}) is not copied: add yours.`
}

/** The headers that are a part of the call, by what is copied of it. */
export function listHeaders(call: CopiedCall): readonly (readonly [name: string, value: string])[] {
  // Its boundary is that of the body that is left out.
  const isFormLost = describeMissingBody(call) !== undefined
  return Object.entries(call.request.headers).filter(
    ([name, value]) =>
      isSaid(name) && !(isFormLost && name === 'content-type' && value.startsWith('multipart/')),
  )
}

/** What a client says of itself and of its connection, which no call depends on. */
const LEFT_OUT =
  /^(?:accept(?:-.*)?|cache-control|connection|content-length|cookie|dnt|host|if-none-match|origin|pragma|priority|referer|sec-.*|user-agent|via|x-forwarded-.*)$/

function isSaid(name: string): boolean {
  return !LEFT_OUT.test(name)
}
