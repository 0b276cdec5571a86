import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SettingError } from '../processes/setting-error'
import { launchBrowser } from '../system/launch-browser'
import { CantCompare } from './cant-compare'
import { compareObservations, type Difference } from './differences'
import type { Observation } from './observation'
import { drivePage } from './page/drive-page'
import { openPage, type Widget } from './page/open-page'
import { type CompareArguments, readArguments } from './read-arguments'
import { renderPage, renderText } from './render-report'

/** Where a command says what it has done. */
export interface Output {
  readonly log: (text: string) => void
  readonly error: (text: string) => void
}

/**
 * Opens a merchant's page with the old drop-in and with the new widget, and says what differs.
 *
 * @returns the exit code: 2 when the two can't be compared
 */
export async function runCompare(args: readonly string[], output: Output): Promise<number> {
  try {
    const settings = readArguments(args)
    const differences = await compare(settings)
    output.log(renderText(differences))
    output.log(`\nPictures of both: ${join(settings.out, 'report.html')}`)
    return 0
  } catch (error) {
    if (!(error instanceof CantCompare || error instanceof SettingError)) throw error
    output.error(error.message)
    return 2
  }
}

async function compare(settings: CompareArguments): Promise<Difference[]> {
  const { url, otherUrl, widget, out } = settings
  const before = await observe(settings, url, { kind: 'its own' })
  requireDropIn(before, settings)
  const after = otherUrl
    ? await observe(settings, otherUrl, { kind: 'its own' })
    : await observe(settings, url, { kind: 'new', file: widget })
  const differences = compareObservations(before, after)
  await mkdir(out, { recursive: true })
  await writeFile(join(out, 'report.html'), renderPage(url, before, after, differences))
  return differences
}

/** What has no drop-in to begin with can't be compared. */
function requireDropIn(
  { created, hasScript }: Observation & { hasScript: boolean },
  { url, otherUrl, patienceMs }: CompareArguments,
): void {
  const seconds = patienceMs / 1000
  if (!hasScript && !otherUrl) {
    throw new CantCompare(
      `${url} loads no drop-in from an address that is known (…/web/dropin/<version>/js/dropin.min.js). If it is part of the page's own bundle, build the page with each of the two, and compare them: npm run compare -- URL --with OTHER-URL.`,
    )
  }
  if (created === 'never called') {
    throw new CantCompare(
      `${url} loads the drop-in and has not called create after ${seconds} s: give the address of the page in the state in which it shows the payment form, or more time with --wait.`,
    )
  }
  if (created === 'no answer') {
    throw new CantCompare(`${url} calls create, which has not answered after ${seconds} s.`)
  }
}

/** Each in a browser of its own: what one leaves behind is nothing to the other. */
async function observe(
  { patienceMs, isHeaded }: CompareArguments,
  url: string,
  widget: Widget,
): Promise<Observation & { hasScript: boolean }> {
  const browser = await launchBrowser({ headless: !isHeaded })
  try {
    const opened = await openPage(browser, url, widget, patienceMs)
    return { ...(await drivePage(opened)), hasScript: opened.hasScript }
  } finally {
    await browser.close()
  }
}
