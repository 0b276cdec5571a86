import { expect, type Page, test } from 'playwright/test'
import type { GalleryPage } from '../../scripts/gallery/page/gallery-page'
import { LOCALES } from '../../widget/locales/locale-registry'
import { APPEARANCES, type Appearance } from '../../widget/model/machine/appearance'
import { tagsOf } from '../length'
import { SECURE_ORIGIN, serveSecurely } from '../secure-origin'

declare global {
  var gallery: GalleryPage
}

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const

/** From right to left, and where it is hardest to keep a contrast. */
const SAMPLES = ['ar_EG dark']

/** All looks at once would take a busy machine longer than a test may. */
const PARTS = [0, 1, 2]

const CELLS = LOCALES.flatMap((locale) =>
  PARTS.flatMap((part) => [
    { locale, part, theme: 'light' as const },
    { locale, part, theme: 'dark' as const },
    { locale, part, theme: 'forced colours' as const },
  ]),
)

test.use({ viewport: { width: 320, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

/** Everything that is wrong with the look that the page has now. */
async function findFlaws(page: Page, locale: string): Promise<string[]> {
  const flaws = await page.evaluate(() => globalThis.gallery.findFlaws())
  const frame = page.locator('.braintree-dropin')
  const direction = await frame.evaluate((element) => getComputedStyle(element).direction)
  const isRightToLeft = /^(ar|he)/.test(locale)
  return direction === (isRightToLeft ? 'rtl' : 'ltr') ? flaws : [...flaws, direction]
}

for (const { locale, theme, part } of CELLS) {
  const share = `part ${part + 1} of ${PARTS.length}`
  test(`WTXT-5 WTXT-6 every look in ${locale}, ${theme}, is whole at 320 px, and accessible: ${share}`, {
    tag: tagsOf(SAMPLES.includes(`${locale} ${theme}`)),
  }, async ({ page, baseURL }) => {
    await page.emulateMedia(MEDIA[theme])
    await serveSecurely(page, baseURL)
    await page.goto(`${SECURE_ORIGIN}/gallery.html`)
    await page.evaluate((wanted) => globalThis.gallery.start(wanted), locale)
    const isMine = (appearance: Appearance) =>
      APPEARANCES.indexOf(appearance) % PARTS.length === part
    const flaws = new Map<Appearance, string[]>()
    for (;;) {
      const appearance = await page.evaluate(() => globalThis.gallery.next())
      if (!appearance) break
      if (isMine(appearance)) flaws.set(appearance, await findFlaws(page, locale))
    }
    expect(Object.fromEntries(flaws)).toEqual(
      Object.fromEntries(APPEARANCES.filter(isMine).map((appearance) => [appearance, []])),
    )
  })
}
