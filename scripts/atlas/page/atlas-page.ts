import type { Appearance } from '../../../widget/model/machine/appearance'
import { findCutTexts } from './cut-texts'
import { findFaintTexts } from './faint-texts'
import { part } from './parts'
import { findSmallTargets } from './small-targets'
import { findViolations, hasForcedColours } from './violations'
import { walk } from './walk'

/** What drives the walk from outside of the page. */
export interface AtlasPage {
  start(locale: string): void
  /** Goes on to the next look and says which it is; `undefined` at the end. */
  next(): Promise<Appearance | undefined>
  /** What is wrong with the look: texts cut or faint, targets below 44 pixels, axe's violations. */
  findFlaws(): Promise<string[]>
}

declare global {
  var atlas: AtlasPage
}

let walking: ReturnType<typeof walk> | undefined

globalThis.atlas = {
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
      ...findCutTexts(wrapper),
      ...(hasForcedColours() ? [] : findFaintTexts(wrapper)),
      ...findSmallTargets(wrapper),
      ...(await findViolations()),
    ]
  },
}
