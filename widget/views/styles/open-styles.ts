import { adoptStyles, type StyleRoot } from './adopt-styles'
import card from './card.css?inline'
import frame from './frame.css?inline'
import lists from './lists.css?inline'
import { isBroughtByPage, muteStylesheet, pageStylesheetOf, whenLoaded } from './page-stylesheet'
import sheets from './sheets.css?inline'
import tokens from './tokens.css?inline'

/** What every widget looks like. */
const STYLES = [tokens, frame, lists, sheets, card].join('\n')

/** The styles of one widget. */
export interface Styles {
  add(styles: string): void
  /** Gives them all up again. */
  release(): void
}

/**
 * Gives the widget its styles, unless the page brought them itself. A page that brings those of the drop-in of before
 * gets the widget's instead: that stylesheet is made for other elements of the same classes.
 */
export function openStyles(wrapper: HTMLElement): Styles {
  const place = wrapper.getRootNode()
  const root: StyleRoot = place instanceof ShadowRoot ? place : document
  const own = pageStylesheetOf(root)
  const wanted = [STYLES]
  const releases: (() => void)[] = []
  let decision: 'open' | 'ours' | 'the page’s' = own ? 'open' : 'ours'

  function adopt(styles: string): void {
    if (decision === 'ours') releases.push(adoptStyles(root, styles))
  }

  function decide(): void {
    if (decision === 'open' && own) {
      decision = isBroughtByPage(own, wrapper) ? 'the page’s' : 'ours'
      if (decision === 'ours') releases.push(muteStylesheet(own))
    }
    for (const styles of wanted) adopt(styles)
  }

  if (own) whenLoaded(own, decide)
  else decide()
  return {
    add(styles) {
      wanted.push(styles)
      if (decision !== 'open') adopt(styles)
    },
    release() {
      decision = 'the page’s'
      for (const release of releases) release()
    },
  }
}
