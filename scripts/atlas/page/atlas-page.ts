import axe from 'axe-core'
import type { Appearance } from '../../../widget/model/machine/appearance'
import { findCutTexts } from './cut-texts'
import { part } from './parts'
import { findSmallTargets } from './small-targets'
import { walk } from './walk'

/** What drives the walk from outside of the page. */
export interface AtlasPage {
  start(locale: string): void
  /** Goes on to the next look and says which it is; `undefined` at the end. */
  next(): Promise<Appearance | undefined>
  /** Texts that can't be read whole now. */
  findCutTexts(): string[]
  /** Controls below 44 by 44 pixels. */
  findSmallTargets(): string[]
  /** What any of axe's rules has against the widget now; the provider's frames are the provider's. */
  findViolations(): Promise<string[]>
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
  findCutTexts: () => findCutTexts(part('wrapper')),
  findSmallTargets: () => findSmallTargets(part('wrapper')),
  async findViolations() {
    const { violations } = await axe.run('#payment', {
      iframes: false,
      resultTypes: ['violations'],
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  },
}
