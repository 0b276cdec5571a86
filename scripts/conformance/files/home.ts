import { fileURLToPath } from 'node:url'

/** Where the check runs from: the repository. The package has another one of these files. */
export const home = {
  contractPath: fileURLToPath(new URL('../../../openapi.yaml', import.meta.url)),
  /** What people type before the options. */
  command: 'npm run conformance --',
  hasSelfTest: true,
} as const
