import { fileURLToPath } from 'node:url'

export interface Home {
  readonly contractPath: string
  /** What people type before the options. */
  readonly command: string
  /** Where they read more. */
  readonly pages: {
    readonly ownWay: string
    readonly waivers: string
  }
  readonly hasSelfTest: boolean
}

/** Where the check runs from: the repository. The package has another one of these files. */
export const home: Home = {
  contractPath: fileURLToPath(new URL('../../../openapi.yaml', import.meta.url)),
  command: 'npm run conformance --',
  pages: { ownWay: 'docs/conformance-sign-in.md', waivers: 'docs/conformance.md' },
  hasSelfTest: true,
}
