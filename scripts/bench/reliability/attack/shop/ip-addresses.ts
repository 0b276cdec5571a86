import { createServer } from 'node:net'

/** The attacker’s address. */
export const ATTACKER_ADDRESS = '127.0.0.1'

const FIRST_SHOPPER = 2

/** Each shopper has a different IP address: 127.0.0.2, 127.0.0.3 and so on, up to 250 of them. */
export function shopperAddress(index: number): string {
  return `127.0.0.${FIRST_SHOPPER + index}`
}

/** Whether this machine has the shoppers' addresses: Linux and Windows do, macOS has 127.0.0.1 alone. */
export function hasShopperAddresses(): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(0, shopperAddress(0), () => probe.close(() => resolve(true)))
  })
}
