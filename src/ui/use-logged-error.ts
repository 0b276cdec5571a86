import { useEffect } from 'react'

/** Writes a failure to the console, once, where the page itself only says that something is missing. */
export function useLoggedError(error: unknown, message: string): void {
  useEffect(() => {
    if (error) console.error(message, error)
  }, [error, message])
}
