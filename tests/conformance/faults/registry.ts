import type { Fault } from '../support/fault'
import { accessFaults } from './access'
import { accountFaults } from './accounts'
import { adminFaults } from './admin'
import { badInputFaults } from './bad-input'
import { catalogueFaults } from './catalogue'
import { orderListFaults } from './order-lists'
import { orderFaults } from './orders'
import { paymentFaults } from './payments'
import { shapeFaults } from './shapes'

/** Faults of one kind, and the checks that can reveal them. */
interface Family {
  readonly name: string
  readonly faults: readonly Fault[]
  checksFor(fault: Fault): readonly string[]
}

export const families: readonly Family[] = [
  {
    name: 'access',
    faults: accessFaults,
    checksFor: ({ operation }) => [`access:${operation}`],
  },
  { name: 'shapes', faults: shapeFaults, checksFor: ({ operation }) => [operation] },
  {
    name: 'bad input',
    faults: badInputFaults,
    checksFor: ({ operation }) => [`bad-input:${operation}`, 'product-life'],
  },
  {
    name: 'catalogue',
    faults: catalogueFaults,
    checksFor: () => ['sorting', 'browse', 'catalogue'],
  },
  {
    name: 'accounts',
    faults: accountFaults,
    checksFor: () => ['reach', 'accounts', 'credentials', 'profile', 'public-access'],
  },
  {
    name: 'administration',
    faults: adminFaults,
    checksFor: () => ['shelves', 'product-life', 'order-copy', 'order-life'],
  },
  { name: 'payments', faults: paymentFaults, checksFor: () => ['checkout', 'nonces'] },
  {
    name: 'orders',
    faults: orderFaults,
    checksFor: () => ['checkout', 'transactions', 'totals', 'voided', 'stock-limits'],
  },
  { name: 'lists of orders', faults: orderListFaults, checksFor: () => ['order-life'] },
]

/** Everything that the check must find. */
export const faults: readonly Fault[] = families.flatMap((family) => family.faults)
