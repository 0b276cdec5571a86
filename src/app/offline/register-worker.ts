import type { Query, QueryClient } from '@tanstack/react-query'
import { readOffline, USER_SCOPE } from '../../api/query-client'
import { keptAnswers } from '../../api/service'

interface TrustedTypes {
  /** What its function returns may be run as a script, where the policy of the page admits one of that name. */
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(input: string): string }
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

const WORKER = '/worker.js'
const ASK_AGAIN_MS = 3_000

/** Whether a service worker answers what this page asks for. */
export function hasWorker(): boolean {
  // Outside of HTTPS there is none.
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
}

/**
 * Installs the service worker once the page is loaded. Not while developing: there it would stand between the page and what
 * has just changed.
 */
export function registerWorker(queryClient: QueryClient): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const readAgain = async () => {
    // A first read that is under way passes by the worker too, and would be joined instead of being sent again.
    await whenIdle(queryClient)
    await queryClient.refetchQueries({ predicate: isPublic })
  }
  const takeOver = () => {
    readOffline(queryClient)
    // What was read before there was a worker is read again, so that it is kept.
    void readAgain()
  }
  if (hasWorker()) readOffline(queryClient)
  else navigator.serviceWorker.addEventListener('controllerchange', takeOver, { once: true })
  readKeptAgain(queryClient)
  const register = async () => {
    try {
      await navigator.serviceWorker.register(trustedAddress())
    } catch (error) {
      // A host that sends older headers, or a browser that keeps nothing: the shop works with a connection.
      console.info('The shop will not open without a connection.', error)
    }
  }
  if (document.readyState === 'complete') void register()
  else addEventListener('load', () => void register(), { once: true })
}

/**
 * Asks again for what was answered with what the worker had kept: at once when the connection is back, and every few seconds
 * where the browser says that there is one and the service does not answer all the same.
 */
function readKeptAgain(queryClient: QueryClient): void {
  let timer: number | undefined
  const ask = async () => {
    clearTimeout(timer)
    const replaced = keptAnswers.get()
    await queryClient.invalidateQueries({ predicate: isPublic })
    timer = undefined
    // Not before: until then they are what is shown.
    keptAnswers.set(keptAnswers.get().filter((answer) => !replaced.includes(answer)))
  }
  keptAnswers.subscribe(() => {
    if (keptAnswers.get().length === 0 || !navigator.onLine) return
    timer ??= window.setTimeout(() => void ask(), ASK_AGAIN_MS)
  })
  addEventListener('online', () => {
    if (keptAnswers.get().length > 0) void ask()
  })
}

function whenIdle(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return
      unsubscribe()
      resolve()
    }
    const unsubscribe = queryClient.getQueryCache().subscribe(look)
    look()
  })
}

function isPublic({ queryKey: [scope] }: Query): boolean {
  return scope !== USER_SCOPE
}

/** The one address that may become a script; whatever is asked for, it is this. */
function trustedAddress(): string {
  const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER })
  return policy ? policy.createScriptURL(WORKER) : WORKER
}
