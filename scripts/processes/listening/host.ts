import { isAddress } from '../../../mocks/api/configuration'
import { SettingError } from '../setting-error'

/**
 * Reads an address such as `--host 0.0.0.0`; throws `SettingError` for what a server can't listen on.
 *
 * @throws SettingError for anything else
 */
export function parseHost(text: string | undefined): string | undefined {
  if (text === undefined || isAddress(text)) return text
  throw new SettingError(
    `--host must be an IP address to listen on, such as 0.0.0.0, or localhost, but is "${text}".`,
  )
}

/** Where to listen; every address of the machine when there is no host. */
export function at(port: number, host: string | undefined): { port: number; hostname?: string } {
  return host === undefined ? { port } : { port, hostname: host }
}
