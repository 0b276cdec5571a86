import { realpathSync } from 'node:fs'
import { basename } from 'node:path'
import { findProgram } from './find-program'

/** The engines that the widget and the shop are driven in; Chromium is the one of all other browser tests. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const

export type EngineName = (typeof ENGINES)[number]

/** How to get what drives the others; openssl makes the certificate of their page. */
export const INSTALL_ENGINES = 'apt-get install firefox-esr webkit2gtk-driver xvfb openssl'

/** Where Firefox is, unless it is a snap: that one can't read the profile that a driver makes for it. */
export function findFirefox(): string | undefined {
  return ['firefox-esr', 'firefox']
    .flatMap((name) => findProgram(name) ?? [])
    .find((path) => basename(realpathSync(path)) !== 'snap')
}

/** Where the driver of WebKitGTK is. It opens a window, so there must be a display, or Xvfb to make one. */
export function findWebKitDriver(): string | undefined {
  const hasDisplay = findProgram('Xvfb') ?? process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']
  return hasDisplay ? findProgram('WebKitWebDriver') : undefined
}

/** The engines that can be driven here; none without the program that makes a certificate. */
export function findEngines(): EngineName[] {
  if (!findProgram('openssl')) return []
  const found = { chromium: true, firefox: findFirefox(), webkit: findWebKitDriver() }
  return ENGINES.filter((name) => found[name])
}
