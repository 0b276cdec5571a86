/** What of a call is copied; secrets are masked. */
export interface CopiedCall {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly operation?: string | undefined
  /** The name of the persona that made it. */
  readonly persona?: string | undefined
  readonly request: {
    readonly headers: Readonly<Record<string, string>>
    readonly body?: unknown
  }
}

/** What a client says of itself and of its connection, which no call depends on. */
const LEFT_OUT =
  /^(?:accept(?:-.*)?|cache-control|connection|content-length|cookie|dnt|host|if-none-match|origin|pragma|priority|referer|sec-.*|user-agent|via|x-forwarded-.*)$/

/** Whether a header is a part of the call. */
export function isSaid(name: string): boolean {
  return !LEFT_OUT.test(name)
}
