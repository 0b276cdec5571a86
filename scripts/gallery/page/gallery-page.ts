import type { Appearance } from '../../../widget/model/machine/appearance'
import { findClippedText } from './clipped-text'
import { findLowContrastText } from './low-contrast-text'
import { part } from './parts'
import { findSmallTargets, findViolations, hasForcedColors } from './violations'
import { walk } from './walk'

/** What drives the walk from outside of the page. */
export interface GalleryPage {
  start(locale: string): void
  /** Goes on to the next look and says which it is; `undefined` at the end. */
  next(): Promise<Appearance | undefined>
  /** What is wrong with the look: texts cut or faint, targets below 44 pixels, axe's violations. */
  findFlaws(): Promise<string[]>
}

declare global {
  var gallery: GalleryPage
}

let walking: ReturnType<typeof walk> | undefined

globalThis.gallery = {
  start(locale) {
    walking = walk(locale)
  },
  async next() {
    const step = await walking?.next()
    return step?.value || undefined
  },
  async findFlaws() {
    const wrapper = part('wrapper')
    return [
      ...findClippedText(wrapper),
      ...(hasForcedColors() ? [] : findLowContrastText(wrapper)),
      ...findSmallTargets(wrapper),
      ...(await findViolations()),
    ]
  },
}
