import { z } from 'zod/mini'

const complaintsSchema = z.array(z.string())

/** Runs in the page: the protocols tell of the console without what was written, or not at all. */
export function noteComplaints(): void {
  const noted: string[] = []
  const write = console.error
  Reflect.set(window, 'complaints', noted)
  console.error = (...words: readonly unknown[]) => {
    noted.push(words.map(String).join(' '))
    write(...words)
  }
  addEventListener('error', ({ message }) => noted.push(message))
  addEventListener('unhandledrejection', ({ reason }) => noted.push(String(reason)))
}

/** What the page that is open now has noted. */
export async function readComplaints(
  evaluate: (expression: string) => Promise<unknown>,
): Promise<readonly string[]> {
  return complaintsSchema.parse(await evaluate('window.complaints ?? []'))
}
