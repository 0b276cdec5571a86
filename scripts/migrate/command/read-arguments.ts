import { parseCommandLine } from '../../processes/command-line/read-command-line'
import { SettingError } from '../../processes/setting-error'
import type { Target } from '../new-widget'

/** What `npm run migrate` is asked to do. */
export interface MigrateArguments {
  /** Files and folders. */
  readonly paths: readonly string[]
  /** Files and folders among them that are left as they are. */
  readonly except: readonly string[]
  /** `show` prints the diff, `write` applies it, `check` fails while something is left. */
  readonly mode: 'show' | 'write' | 'check'
  readonly target: Target
}

const USAGE =
  'npm run migrate -- [--write | --check] [--script URL] [--integrity HASH] [--package VERSION] [--except PATH] file-or-folder…'

/**
 * Reads the arguments.
 *
 * @param version of the widget, which its `.tgz` carries in its name
 * @throws SettingError when they make no sense
 */
export function readArguments(args: readonly string[], version: string): MigrateArguments {
  const { values, positionals } = parse(args)
  if (positionals.length === 0) {
    throw new SettingError(
      `Name the pages, modules or folders that use braintree-web-drop-in: ${USAGE}`,
    )
  }
  if (values.write && values.check) {
    throw new SettingError('--write changes files and --check only looks: give one of them.')
  }
  return {
    paths: positionals,
    except: values.except,
    mode: values.write ? 'write' : values.check ? 'check' : 'show',
    target: {
      script: readScript(values.script),
      integrity: readIntegrity(values.integrity),
      version: values.package ?? `file:vendor/prompt-bazaar-widget-${version}.tgz`,
    },
  }
}

function parse(args: readonly string[]) {
  return parseCommandLine(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        write: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        script: { type: 'string', default: '/prompt-bazaar-widget/dropin.js' },
        integrity: { type: 'string' },
        package: { type: 'string' },
        except: { type: 'string', multiple: true, default: [] },
      },
    },
    USAGE,
  )
}

function readScript(url: string): string {
  if (/^(https?:\/\/|\/)\S+\.js$/.test(url)) return url
  throw new SettingError(
    `--script ${url} is no address of a script: give one such as /assets/dropin.js or https://shop.example/dropin.js.`,
  )
}

function readIntegrity(hash: string | undefined): string | undefined {
  if (hash === undefined || /^sha(256|384|512)-[\w+/]{43,88}={0,2}$/.test(hash)) return hash
  throw new SettingError(
    `--integrity ${hash} is no hash of a file: it begins with sha256-, sha384- or sha512-, as \`openssl dgst -sha384 -binary dropin.js | openssl base64 -A\` prints the rest.`,
  )
}
