import { existsSync } from 'node:fs'
import { parseCommandLine } from '../processes/command-line/read-command-line'
import { SettingError } from '../processes/setting-error'

/** What `npm run compare` is asked to compare. */
export interface CompareArguments {
  /** The merchant's page, with the old drop-in. */
  readonly url: string
  /** The same page built with the new widget, where the drop-in is part of its bundle. */
  readonly otherUrl: string | undefined
  /** The new widget's script. */
  readonly widget: string
  /** Folder of the report. */
  readonly out: string
  readonly patienceMs: number
  /** Shows both windows. */
  readonly isHeaded: boolean
}

const USAGE =
  'npm run compare -- URL [--with OTHER-URL] [--widget FILE] [--out FOLDER] [--wait SECONDS] [--headed]'

/**
 * Reads the arguments.
 *
 * @throws SettingError when they make no sense
 */
export function readArguments(args: readonly string[]): CompareArguments {
  const { values, positionals } = parse(args)
  const [url, ...others] = positionals
  if (url === undefined || others.length > 0) {
    throw new SettingError(`Name the one page that has the payment form: ${USAGE}`)
  }
  const seconds = Number(values.wait)
  if (!(seconds > 0)) throw new SettingError(`--wait ${values.wait} is no number of seconds.`)
  if (values.with === undefined && !existsSync(values.widget)) {
    throw new SettingError(
      `${values.widget} is not there: build the widget with npm run build, or name its script with --widget.`,
    )
  }
  return {
    url: readUrl(url),
    otherUrl: values.with === undefined ? undefined : readUrl(values.with),
    widget: values.widget,
    out: values.out,
    patienceMs: seconds * 1000,
    isHeaded: values.headed,
  }
}

function parse(args: readonly string[]) {
  return parseCommandLine(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        with: { type: 'string' },
        widget: { type: 'string', default: 'dist/widget/dropin.js' },
        out: { type: 'string', default: '.cache/compare' },
        wait: { type: 'string', default: '20' },
        headed: { type: 'boolean', default: false },
      },
    },
    USAGE,
  )
}

function readUrl(url: string): string {
  if (/^(https?|file):\/\//.test(url) && URL.canParse(url)) return url
  throw new SettingError(`${url} is no address: give one such as https://localhost:3000/checkout.`)
}
