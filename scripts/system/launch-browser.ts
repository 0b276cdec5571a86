import { type Browser, chromium } from 'playwright'
import { browserLaunchOptions } from './browser'
import { ensureBrowser } from './ensure-browser'

/** Starts a Chromium without a window, which is installed first where there is none. */
export async function launchBrowser(): Promise<Browser> {
  const { path } = await ensureBrowser()
  return chromium.launch({ ...browserLaunchOptions(), executablePath: path })
}
