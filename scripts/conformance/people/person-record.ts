import type { Role } from '../../../mocks/contract/operation'

/** Where the token of a person comes from. */
export type TokenSource =
  /** A variable of the environment, which was read. */
  | { readonly kind: 'variable'; readonly name: string; readonly token: string }
  /** What a command of the shell prints. */
  | { readonly kind: 'command'; readonly command: string }
  /** Client credentials (RFC 6749, 4.4). */
  | {
      readonly kind: 'oauth'
      readonly url: string
      readonly client: string
      readonly secret: string
      readonly scope?: string
      readonly audience?: string
      /** Whether the credentials are fields of the form rather than a header. */
      readonly isInForm: boolean
    }

/** Somebody who signs in elsewhere, as `--auth` has it. */
export interface PersonRecord {
  /** How the team calls this person or role; unique. */
  readonly name: string
  /** What the contract lets this person do. */
  readonly as: Role
  /** The user's id, as it stands in paths. */
  readonly id: string
  readonly source: TokenSource
  /** Where the source stands, for errors: `--auth auth.yaml: people[0].token`. */
  readonly place: string
}
