/** A position in a file, counted from 1 as editors do. */
export interface Place {
  line: number
  column: number
}

/** How a file comes by the package. */
export type ImportForm =
  /** `import name from …`: `name` is what it is called. */
  { form: 'default'; name: string } | { form: 'require' } | { form: 'other' }

/** One use of the old drop-in, as found in a page, a module or a manifest. */
export type Usage = Place &
  /** The package's name, wherever code says it; `names` are those that an import or export lists. */
  (
    | ({ kind: 'import'; specifier: string; names: readonly string[] } & ImportForm)
    /** A type of it by a longer name: `dropin.Options`. */
    | { kind: 'type'; name: string }
    | { kind: 'dependency'; name: string }
    /** `hasIntegrity`: the browser compares the file with a hash beside it. */
    | { kind: 'script'; url: string; hasIntegrity: boolean }
    | { kind: 'stylesheet'; url: string }
    | { kind: 'script-tag'; attributes: readonly string[] }
    /** `create(options)`; each option as a dotted path such as `card.vault.vaultCard`. */
    | { kind: 'create'; options: readonly string[] }
    /** The element of `braintree-web-drop-in-react`, with its properties. */
    | { kind: 'element'; properties: readonly string[]; options: readonly string[] }
    | { kind: 'method'; name: string; firstArgument: string | undefined }
    /** A member that starts with an underscore: never public, not kept. */
    | { kind: 'internal'; name: string }
    /** A class of the old markup that the new one doesn't have. */
    | { kind: 'class-name'; name: string }
    /** A Content-Security-Policy that names the provider's hosts. */
    | { kind: 'policy' }
    /** A file that is only understood up to here. */
    | { kind: 'syntax-error'; problem: string }
  )

/** The line and column of an index in a text. */
export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
