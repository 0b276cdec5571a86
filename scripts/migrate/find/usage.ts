/** A position in a file, counted from 1 as editors do. */
export interface Place {
  line: number
  column: number
}

/** One use of the old drop-in, as found in a page, a module or a manifest. */
export type Usage = Place &
  /** The package's name, wherever code says it. */
  (
    | { kind: 'import'; specifier: string }
    | { kind: 'dependency'; name: string }
    /** The package's name in a setting of some tool. */
    | { kind: 'mention'; name: string }
    /** A bundler that can't read the package's modules, in the manifest that has the old one. */
    | { kind: 'old-bundler'; name: string }
    | { kind: 'script'; url: string }
    /** A hash of the file, in a place that is not known to be a tag's. */
    | { kind: 'integrity' }
    | { kind: 'stylesheet'; url: string }
    | { kind: 'script-tag'; attributes: readonly string[] }
    /** `create(options)`; each option as a dotted path such as `card.vault.vaultCard`. */
    | { kind: 'create'; options: readonly string[] }
    /** The element of the React wrapper, or the widget's own. */
    | { kind: 'element'; options: readonly string[] }
    | { kind: 'method'; name: string; firstArgument: string | undefined }
    /** A member that starts with an underscore: never public, not kept. */
    | { kind: 'internal'; name: string }
    /** A class of the old markup that the new one doesn't have. */
    | { kind: 'class-name'; name: string }
    /** The event of a method to pay with, in a file that never asks whether there is one. */
    | { kind: 'event-alone' }
    /** A file of a test runner, which finds it by the package's name. */
    | { kind: 'stand-in'; name: string }
    /** The old module's default export, which the new one doesn't have. */
    | { kind: 'default-export' }
    /** Types for the package that a project of before its types has written itself. */
    | { kind: 'declaration' }
    /** A Content-Security-Policy that names the provider's hosts. */
    | { kind: 'policy' }
  )

/** The line and column of an index in a text. */
export function placeAt(text: string, index: number): Place {
  const before = text.slice(0, index).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
