import { type ReactElement, useEffect, useState } from 'react'
import type { DropInState } from '../../model/machine/state'

type Symbols = Readonly<Record<string, ReactElement>>

/**
 * The pictures of the other ways to pay, fetched where there are others than cards: a guest's card form does without.
 * They are there before the loader goes, since whatever shows them is fetched too.
 */
export function useWalletSymbols({ options, entries }: DropInState): Symbols | undefined {
  const [symbols, setSymbols] = useState<Symbols>()
  const isWanted =
    options.some((option) => option !== 'card') ||
    entries.some(({ method }) => method.type !== 'CreditCard')
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    loadWalletSymbols().then(
      ({ WALLET_SYMBOLS }) => !isGone && setSymbols(WALLET_SYMBOLS),
      // The name beside it says what it is, so that one can pay all the same.
      (error: unknown) => console.error(error),
    )
    return () => {
      isGone = true
    }
  }, [isWanted])
  return symbols
}

export const loadWalletSymbols = () => import('./wallet-symbols')
