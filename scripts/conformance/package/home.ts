import { fileURLToPath } from 'node:url'
import type { Home } from '../files/home'

const README = 'the README of this package'

/** Where the check runs from: its package, which has one file beside the contract. */
export const home: Home = {
  contractPath: fileURLToPath(new URL('./openapi.yaml', import.meta.url)),
  command: 'prompt-bazaar-conformance',
  pages: { ownWay: README, waivers: README },
  hasSelfTest: false,
}
