/** What the attempts of one authorization have come to since one of them was given up. */
export interface Attempts<Client> {
  /** When the first one began. */
  readonly startedMs: number
  /** Those that have not ended. */
  readonly pending: Set<Promise<Client>>
  /** Which text to ask with: another one after each attempt that was given up, the one that brought a client after that. */
  text: number
  /** Lets the next attempt be a first one. */
  readonly forget: () => void
}

/** Asks for a client; the text it takes stands for the same authorization each time. */
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
