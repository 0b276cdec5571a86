/** The attempts of one authorization since one of them timed out. */
export interface Attempts<Client> {
  /** When the first one began. */
  readonly startedMs: number
  /** Those that have not ended. */
  readonly pending: Set<Promise<Client>>
  /** Which text to send: a new one after each attempt that timed out, then the one that brought a client. */
  text: number
  /** Lets the next attempt be a first one. */
  readonly forget: () => void
}

/** Creates a client. The text may differ between attempts, but is the same authorization. */
export type CreateClient<Client> = (authorization: string) => Promise<Client>

/** How long a start waits for the client. */
export const CLIENT_TIMEOUT_MS = 30_000

/** braintree-web forgets what failed as well: once nothing is pending any more, the next attempt is a first one. */
export function followAttempt<Client>(
  attempts: Attempts<Client>,
  client: Promise<Client>,
  text: number,
): void {
  const { pending, forget } = attempts
  pending.add(client)
  client.then(
    () => {
      pending.clear()
      attempts.text = text
      if (text === 0) forget()
    },
    () => {
      pending.delete(client)
      if (pending.size === 0) forget()
    },
  )
}
