/**
 * `npm run gallery`: a picture of every look of the widget, light, dark and in forced colors, with what axe says of
 * it, as a page in `.cache/gallery`. `-- --locales ar_EG,ja_JP` takes other languages (`all` takes each), `--width 320`
 * another width.
 * Exit 1: a look has a flaw.
 */
import { fileURLToPath } from 'node:url'
import { LOCALES } from '../widget/locales/locale-registry'
import { buildGalleryPage } from './gallery/build-page'
import { captureLooks, SCHEMES } from './gallery/screenshot'
import { writeGallery } from './gallery/write-gallery'
import { parseCommandLine } from './processes/command-line/read-command-line'
import { exitWithMessage } from './processes/exit-with-message'
import { SettingError } from './processes/setting-error'
import { ensureBrowser } from './system/ensure-browser'

const FOLDER = fileURLToPath(new URL('../.cache/gallery/', import.meta.url))

await run().catch(exitWithMessage)

async function run(): Promise<void> {
  const { values } = parseCommandLine({
    options: {
      locales: { type: 'string', default: 'en_US,de_DE,ar_EG,ja_JP,th_TH' },
      width: { type: 'string', default: '360' },
    },
  })
  const locales = values.locales === 'all' ? LOCALES : values.locales.split(',')
  const unknown = locales.filter((locale) => !LOCALES.includes(locale))
  if (unknown.length > 0) throw new SettingError(`The widget doesn't speak ${unknown.join(', ')}.`)

  const pages = await buildGalleryPage()
  const { path } = await ensureBrowser()
  const walks = locales.flatMap((locale) => SCHEMES.map((scheme) => ({ locale, scheme })))
  const looks = await captureLooks(walks, {
    pages,
    folder: FOLDER,
    browserPath: path,
    width: Number(values.width),
  })
  const flawed = looks.filter(({ flaws }) => flaws.length > 0)
  for (const { name, flaws } of flawed) console.log(`${name}\n  ${flaws.join('\n  ')}`)
  console.log(
    `${looks.length} looks, ${flawed.length} with flaws: ${await writeGallery(FOLDER, looks)}`,
  )
  if (flawed.length > 0) process.exitCode = 1
}
