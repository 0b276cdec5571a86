import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from 'playwright'

/** Where an installed Chromium or Chrome usually is, best first: the one without a window starts and closes quickest. */
const INSTALLED_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Keep a test browser from talking to its maker; without a display or a sandbox it still has to run. */
const QUIET_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The browsers to test with, best first: the one that `CHROMIUM_PATH` names and no other, else those that are
 * installed, then the one that Playwright downloaded.
 *
 * @throws Error when `CHROMIUM_PATH` names no file
 */
export function findBrowsers(): string[] {
  const named = process.env['CHROMIUM_PATH']
  if (!named) return [...INSTALLED_BROWSERS, chromium.executablePath()].filter(existsSync)
  if (existsSync(named)) return [named]
  throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file. Correct or unset it.`)
}

/** Launch options for the best of them; root has to go without Chromium's sandbox. */
export function browserLaunchOptions(): LaunchOptions {
  const [executablePath] = findBrowsers()
  const isRoot = process.getuid?.() === 0
  return {
    ...(executablePath ? { executablePath } : {}),
    args: isRoot ? [...QUIET_FLAGS, '--no-sandbox'] : QUIET_FLAGS,
  }
}
