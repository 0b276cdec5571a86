import { APPEARANCES } from '../../widget/model/machine/appearance'
import { tagsOf } from '../length'
import { runIn, type Tab } from './driver/tab'
import { GALLERY_ORIGIN } from './page/gallery-origin'
import { findDisorder, prepareGallery, readStop, type Stop, standBefore } from './page/stops'
import { expect, test } from './support/test'

const LOCALES = ['en_US', 'de_DE', 'ja_JP', 'th_TH', 'ar_EG', 'he_IL']
const DIRECTIONS = ['ltr', 'rtl'] as const

/** Right to left in a page that is read so too; the long form tries the others. */
const SAMPLE = 'ar_EG rtl'

test.use({ expectedComplaints: /WALKED_ON/ })

for (const locale of LOCALES) {
  for (const dir of DIRECTIONS) {
    const tag = tagsOf(`${locale} ${dir}` === SAMPLE)
    test(`WTXT-5 WTXT-6 WVIEW-8 every view in ${locale} on a page from ${dir === 'ltr' ? 'left to right' : 'right to left'}`, {
      tag,
    }, async ({ tab }) => {
      await tab.open(`${GALLERY_ORIGIN}/index.html`)
      await expect.poll(() => tab.evaluate('typeof gallery')).toBe('object')
      await runIn(tab, prepareGallery, { locale, dir })
      const own = /^(ar|he)/.test(locale) ? 'rtl' : 'ltr'
      const seen = new Set<string>()
      const flaws: string[] = []
      for (;;) {
        const look = await runIn(tab, () => globalThis.gallery.next(), null)
        if (!look) break
        seen.add(look)
        const found = await runIn(tab, () => globalThis.gallery.findFlaws(), null)
        const disorder = findDisorder(await tabThrough(tab), own)
        flaws.push(...[...found, ...disorder].map((flaw) => `${look}: ${flaw}`))
      }
      expect(flaws).toEqual([])
      expect([...seen].toSorted()).toEqual([...APPEARANCES].toSorted())
    })
  }
}

/** Every stop between the two buttons around the widget; of a view that Tab can’t leave, one round. */
async function tabThrough(tab: Tab): Promise<readonly Stop[]> {
  const stops = new Map<string, Stop>()
  await runIn(tab, standBefore, null)
  for (;;) {
    await tab.press('Tab')
    const stop = await runIn(tab, readStop, null)
    const key = JSON.stringify(stop)
    if (!stop || stops.has(key)) return [...stops.values()]
    stops.set(key, stop)
  }
}
