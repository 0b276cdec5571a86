/** Where something stands in a file, counted from 1 as editors do. */
export interface Place {
  line: number
  column: number
}

/** One use of the old drop-in, as found in a page, a module or a manifest. */
export type Usage = Place &
  /** The package's name, wherever code says it; `names` are those that an import or export lists. */
  (
    | { kind: 'import'; specifier: string; names: readonly string[] }
    | { kind: 'dependency'; name: string }
    | { kind: 'script'; url: string }
    | { kind: 'stylesheet'; url: string }
    | { kind: 'script-tag'; attributes: readonly string[] }
    /** `create(options)`; each option as a dotted path such as `card.vault.vaultCard`. */
    | { kind: 'create'; options: readonly string[] }
    /** The element of `braintree-web-drop-in-react`, with its properties. */
    | { kind: 'element'; properties: readonly string[]; options: readonly string[] }
    | { kind: 'method'; name: string; firstArgument: string | undefined }
    /** A member that starts with an underscore: never public, not kept. */
    | { kind: 'internal'; name: string }
    /** A file that is only understood up to here. */
    | { kind: 'syntax-error'; problem: string }
  )
