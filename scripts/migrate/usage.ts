/** Where something stands in a file, counted from 1 as editors do. */
export interface Place {
  line: number
  column: number
}

/** One use of the old drop-in, as found in a page or module. */
export type Usage = Place &
  (
    | { kind: 'import'; specifier: string }
    | { kind: 'script'; url: string }
    | { kind: 'stylesheet'; url: string }
    | { kind: 'script-tag'; attributes: readonly string[] }
    /** `create(options)`; each option as a dotted path such as `card.vault.vaultCard`. */
    | { kind: 'create'; options: readonly string[]; hasCallback: boolean }
    | { kind: 'method'; name: string; firstArgument: string | undefined }
    /** A member that starts with an underscore: never public, not kept. */
    | { kind: 'internal'; name: string }
  )
