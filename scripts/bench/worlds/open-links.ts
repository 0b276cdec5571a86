import { Hono } from 'hono'
import type { Browser, BrowserContext } from 'playwright'
import { createMockWorlds } from '../../mock/mock-worlds'
import { listen } from '../../processes/listening/listen'
import type { Figure } from '../figure'
import { type RoundCounts, takeRounds } from '../pairs/take-rounds'

const GOAL_MS = 500
const LINK = '/-open?state=one-left&persona=regular&page=/user/dashboard'
/** What the page shows of that situation alone: who is signed in, and what they bought. */
const SHOWN = ['Rut Regular', 'A Prompt of Former Days'] as const

/** A link is opened, until the storefront stands in its situation: of a world that is new, and once more. */
export async function measureLinks(browser: Browser, counts: RoundCounts): Promise<Figure[]> {
  const worlds = createMockWorlds({ log: () => undefined, checksAnswers: true })
  const app = new Hono()
  app.all('*', ({ req, env }) => worlds.fetchShop(req.raw, env))
  const server = await listen(app, { port: 0, hostname: '127.0.0.1' })
  let opened = 0
  const openNew = async () => {
    opened += 1
    const link = `http://opened-${opened}.localhost:${server.port}${LINK}`
    const context = await browser.newContext()
    try {
      return { newMs: await timeLink(context, link), againMs: await timeLink(context, link) }
    } finally {
      await context.close()
    }
  }
  try {
    // The database is opened and the state made: once in the life of a mock.
    const { newMs: firstMs } = await openNew()
    return [
      { name: 'the first link that a mock opens', value: firstMs, unit: 'ms' },
      ...(await takeRounds({
        own: openNew,
        figures: [
          {
            name: 'a link to a new world, until the storefront stands in its situation',
            unit: 'ms',
            of: ({ newMs }) => newMs,
            goal: { of: 'value', atMost: GOAL_MS },
          },
          {
            name: 'the same link once more',
            unit: 'ms',
            of: ({ againMs }) => againMs,
            goal: { of: 'value', atMost: GOAL_MS },
          },
        ],
        ...counts,
      })),
    ]
  } finally {
    await server.close(0)
    await worlds.close()
  }
}

/** In a tab of its own, which shows nothing before; the page itself notes when it shows what is waited for. */
async function timeLink(context: BrowserContext, link: string): Promise<number> {
  const page = await context.newPage()
  await page.addInitScript(noteShown, SHOWN)
  const start = Date.now()
  await page.goto(link, { waitUntil: 'commit' })
  const noted = await page.waitForFunction(() => document.documentElement.dataset['shownAt'])
  const ms = Number(await noted.jsonValue()) - start
  await page.close()
  return ms
}

/** Looks at each change, which a wait from outside does not: that one asks every half second in the end. */
function noteShown(texts: readonly string[]): void {
  new MutationObserver((_, observer) => {
    const shown = document.body?.innerText ?? ''
    if (!texts.every((text) => shown.includes(text))) return
    observer.disconnect()
    document.documentElement.dataset['shownAt'] = String(Date.now())
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
