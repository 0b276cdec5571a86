import { expect, type Page, test } from 'playwright/test'
import type { AtlasPage } from '../../scripts/atlas/page/atlas-page'
import { LOCALES } from '../../widget/locales/locale-registry'
import { APPEARANCES, type Appearance } from '../../widget/model/machine/appearance'
import { isLong, tagsOf } from '../length'

declare global {
  var atlas: AtlasPage
}

const THEMES = ['light', 'dark', 'forced colours'] as const

type Theme = (typeof THEMES)[number]

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const satisfies Record<Theme, unknown>

/** The widest words, letters from right to left, and the tallest ones. */
const SAMPLES: Readonly<Record<string, readonly Theme[]>> = {
  de_DE: ['light'],
  ar_EG: THEMES,
  th_TH: ['light'],
}

/** Apple Pay wants a secure page. */
const ORIGIN = 'https://merchant.example'

test.use({ viewport: { width: 320, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

async function open(page: Page, baseURL = ''): Promise<void> {
  await page.route(`${ORIGIN}/**`, async (route) => {
    const url = route.request().url().replace(ORIGIN, baseURL)
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  await page.goto(`${ORIGIN}/atlas.html`)
}

/** Everything that is wrong with the look that the page has now. */
async function findFlaws(page: Page, themes: readonly Theme[], locale: string): Promise<string[]> {
  const flaws: string[] = []
  for (const theme of themes) {
    await page.emulateMedia(MEDIA[theme])
    const found = await page.evaluate(() => globalThis.atlas.findFlaws())
    flaws.push(...found.map((flaw) => `${theme}: ${flaw}`))
  }
  const frame = page.locator('.braintree-dropin')
  const direction = await frame.evaluate((element) => getComputedStyle(element).direction)
  const isRightToLeft = /^(ar|he)/.test(locale)
  return direction === (isRightToLeft ? 'rtl' : 'ltr') ? flaws : [...flaws, direction]
}

for (const locale of LOCALES) {
  const samples = SAMPLES[locale]
  const themes = isLong || !samples ? THEMES : samples

  test(`WTXT-5 WTXT-6 every look in ${locale} is whole at 320 px, and accessible`, {
    tag: tagsOf(samples !== undefined),
  }, async ({ page, baseURL }) => {
    await open(page, baseURL)
    await page.evaluate((wanted) => globalThis.atlas.start(wanted), locale)
    const flaws = new Map<Appearance, string[]>()
    for (;;) {
      const appearance = await page.evaluate(() => globalThis.atlas.next())
      if (!appearance) break
      flaws.set(appearance, await findFlaws(page, themes, locale))
    }
    expect(Object.fromEntries(flaws)).toEqual(
      Object.fromEntries(APPEARANCES.map((appearance) => [appearance, []])),
    )
  })
}
