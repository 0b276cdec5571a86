import { chromium } from 'playwright'
import { browserLaunchOptions, findBrowsers } from './browser'
import { installPackages } from './install-packages'
import { runTool } from './run-command'

export interface FoundBrowser {
  path: string
  /** How it was found, in a few words. */
  how: string
}

/**
 * A Chromium that starts: named, installed, else downloaded by Playwright, else the distribution's package where we
 * may install one.
 *
 * @throws Error that says what was tried
 */
export async function ensureBrowser(): Promise<FoundBrowser> {
  const tried: string[] = []
  for (const [how, provide] of ways) {
    await provide(tried)
    for (const path of findBrowsers()) {
      const fault = await findLaunchFault(path)
      if (fault === undefined) return { path, how: how ? `${how}, ${path}` : path }
      tried.push(`${path} does not start: ${fault}`)
    }
  }
  const ending = 'Install Chromium or Chrome, or name one in CHROMIUM_PATH.'
  throw new Error(['No browser to test in.', ...new Set(tried), ending].join('\n  '))
}

type Provide = (tried: string[]) => Promise<void>

const ways: readonly (readonly [how: string, provide: Provide])[] = [
  ['', async () => undefined],
  ['downloaded by Playwright', downloadWithPlaywright],
  ['installed the distribution’s package', installPackage],
]

async function downloadWithPlaywright(tried: string[]): Promise<void> {
  const download = ['install', 'chromium', '--no-shell']
  const { isOk, output } = await runTool('playwright', download, DOWNLOAD_SETTINGS)
  if (!isOk) tried.push(`Playwright’s download failed: ${lastLine(output)}`)
}

/** Without a network, fail after seconds instead of minutes. */
const DOWNLOAD_SETTINGS = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }

/** The smaller first; older distributions have the other one alone. */
const PACKAGES = ['chromium-headless-shell', 'chromium']

async function installPackage(tried: string[]): Promise<void> {
  if (process.getuid?.() !== 0) {
    tried.push('Only root may install the distribution’s package.')
    return
  }
  for (const name of PACKAGES) {
    const faults = await installPackages([name])
    if (faults.length === 0) return
    tried.push(...faults)
  }
}

async function findLaunchFault(executablePath: string): Promise<string | undefined> {
  try {
    const browser = await chromium.launch({ ...browserLaunchOptions(), executablePath })
    await browser.close()
    return undefined
  } catch (error) {
    return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
  }
}

function lastLine(output: string): string {
  return output.split('\n').at(-1) ?? ''
}
