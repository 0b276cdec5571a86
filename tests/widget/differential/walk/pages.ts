import type { BrowserContext, Page } from 'playwright/test'
import type { Observation } from '../compare/observation'
import { OWN_TEXTS } from '../driver/own-texts'
import type { WidgetName } from '../driver/play'
import type { Walk } from './walk'

/** So many walks follow each other on one page: opening it takes longer than a walk. */
const WALKS_PER_PAGE = 40

/** Two pages, one with each widget, that go through the same walks. */
export interface WalkPages {
  /** What was seen of the old and of the new widget. */
  walk(walk: Walk): Promise<readonly [old: Observation, now: Observation]>
  /** Goes on with fresh pages, that know nothing of earlier walks. */
  renew(): Promise<void>
}

export async function openWalkPages(context: BrowserContext, origin: string): Promise<WalkPages> {
  const pages = await Promise.all([
    openPage(context, origin, 'old'),
    openPage(context, origin, 'new'),
  ])
  let count = 0

  async function renew(): Promise<void> {
    count = 0
    await Promise.all(pages.map((page) => page.reload().then(() => load(page))))
  }

  return {
    renew,
    async walk(walk) {
      if (count >= WALKS_PER_PAGE) await renew()
      count += 1
      const [old, now] = pages.map((page) => play(page, walk))
      return Promise.all([old ?? [], now ?? []])
    },
  }
}

async function openPage(
  context: BrowserContext,
  origin: string,
  widget: WidgetName,
): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/?widget=${widget}&fast`)
  await load(page)
  return page
}

const load = (page: Page): Promise<void> => page.evaluate(() => window.harness.load())

function play(page: Page, walk: Walk): Promise<Observation> {
  return page.evaluate(([given, translations]) => window.walker.walk(given, translations), [
    walk,
    OWN_TEXTS,
  ] as const)
}
