import type { Page } from 'playwright/test'

/** What goes on moving in the page, of its own accord and over and over. */
export function findMotion(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && (effect?.getTiming().iterations ?? 1) > 1,
      )
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : String(animation),
      ),
  )
}
