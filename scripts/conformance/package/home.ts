import { fileURLToPath } from 'node:url'

/** Where the check runs from: its package, which has one file beside the contract. */
export const home = {
  contractPath: fileURLToPath(new URL('./openapi.yaml', import.meta.url)),
  command: 'prompt-bazaar-conformance',
  hasSelfTest: false,
} as const
