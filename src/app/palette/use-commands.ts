import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { productSearchQuery } from '../../api/queries/product-queries'
import { ordersQuery, ownOrdersQuery } from '../../api/queries/user-queries'
import { isAdmin } from '../../model/session'
import { useSession } from '../../model/use-session'
import { commandsFor } from './commands/commands'
import { findOrders, findProducts, searchFor } from './commands/found-commands'
import { rankCommands } from './commands/rank-commands'

/** Long enough to type the next letter. */
const PAUSE_MS = 150
/** A single letter finds half of the shop. */
const MIN_CHARACTERS = 2
const EVERY_CATEGORY = 'All'

/** The commands that a text finds, and what is to be said of them. */
export function useCommands(text: string) {
  const session = useSession()
  const isOfAdmin = isAdmin(session)
  const userId = session?.user.userId ?? ''
  const sought = useSettled(text.trim())
  const isSought = sought.length >= MIN_CHARACTERS
  const products = useQuery({ ...productSearchQuery(sought, EVERY_CATEGORY), enabled: isSought })
  const orders = useQuery({
    ...(isOfAdmin ? ordersQuery(userId) : ownOrdersQuery(userId)),
    enabled: isSought && session !== null,
  })
  // What was found for the last text stays until the pause is over: nothing moves under a finger.
  const commands = [
    ...rankCommands(text, commandsFor(session)),
    ...(isSought && text.trim() !== '' ? findProducts(products.data ?? [], isOfAdmin) : []),
    ...(isSought ? findOrders(sought, orders.data ?? [], isOfAdmin) : []),
    ...searchFor(text.trim()),
  ]
  return {
    commands,
    report: reportOn(commands.length, {
      isLoading: products.isFetching || orders.isLoading,
      hasFailed: isSought && (products.isError || orders.isError),
    }),
  }
}

function reportOn(
  count: number,
  { isLoading, hasFailed }: { isLoading: boolean; hasFailed: boolean },
): string {
  const found = count === 1 ? '1 result' : `${count} results`
  if (hasFailed) return `${found}. Products and orders could not all be looked up just now.`
  return isLoading ? `${found}, looking for more…` : found
}

/** The text once it has not been changed for a moment. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => settle(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
