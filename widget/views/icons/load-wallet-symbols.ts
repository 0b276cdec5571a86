import type { DropInState } from '../../model/machine/state'

/** Whether there are other payment options than cards. */
export function needsWalletSymbols({ options, entries }: DropInState): boolean {
  return (
    options.some((option) => option !== 'card') ||
    entries.some(({ method }) => method.type !== 'CreditCard')
  )
}

/**
 * The icons of the other payment options. They arrive before the loading indicator goes, since the sheets that show
 * them are loaded too.
 */
export const loadWalletSymbols = () => import('./wallet-symbols')
