import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { browserLaunchOptions } from './browser'
import { ensureBrowser } from './ensure-browser'

/** Starts a Chromium, without a window unless the options ask for one; where there is none it is installed first. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const { path } = await ensureBrowser()
  return chromium.launch({ ...browserLaunchOptions(), executablePath: path, ...options })
}
