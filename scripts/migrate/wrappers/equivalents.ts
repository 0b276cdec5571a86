import type { EquivalentName } from '../old-drop-in'
import { ANGULAR } from './angular'
import { REACT } from './react'
import { VUE } from './vue'

/** A file that a rewritten module imports. */
export interface NewFile {
  /** Beside the module, with its ending. */
  readonly name: string
  readonly text: string
}

const EQUIVALENTS: Readonly<Record<EquivalentName, NewFile>> = {
  'prompt-bazaar-vue': { name: 'prompt-bazaar-vue.js', text: VUE },
  'prompt-bazaar-angular': { name: 'prompt-bazaar-angular.ts', text: ANGULAR },
  'prompt-bazaar-drop-in': { name: 'prompt-bazaar-drop-in.jsx', text: REACT },
}

/** The equivalents of old wrappers that a rewritten module imports. */
export function equivalentsFor(path: string, text: string): NewFile[] {
  if (Object.values(EQUIVALENTS).some(({ name }) => path.endsWith(name))) return []
  return Object.entries(EQUIVALENTS).flatMap(([name, file]) =>
    new RegExp(String.raw`(['"])\./${name}\1`).test(text) ? [file] : [],
  )
}
