import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const FOLDER = fileURLToPath(new URL('cowrie/', import.meta.url))

/** One more line of a file, below the line that it follows. */
interface Line {
  readonly file: string
  readonly below: string
  readonly text: string
}

/** Makes the option one of the widget's; the compiler then asks for the other lines. */
export const REGISTRATION: readonly Line[] = [
  {
    file: 'sheets/payment-options.ts',
    below: "import { card } from './card/descriptor'",
    text: "import { cowrie } from './cowrie/descriptor'",
  },
  {
    file: 'sheets/payment-options.ts',
    below: '  card,',
    text: '  cowrie,',
  },
]

/** What the compiler asks for: where the sheet is, what merchants may set, and what a payment with it looks like. */
export const ANSWERS: readonly Line[] = [
  {
    file: 'sheets/registry.ts',
    below: "  card: () => import('./card/card-sheet'),",
    text: "  cowrie: () => import('./cowrie/cowrie-sheet'),",
  },
  {
    file: 'build/hosts.ts',
    below: "import type { Hosts } from '../sheets/descriptor'",
    text: "import { cowrieHosts } from '../sheets/cowrie/descriptor'",
  },
  { file: 'build/hosts.ts', below: '  card: cardHosts,', text: '  cowrie: cowrieHosts,' },
  {
    file: 'options/options-schema.ts',
    below: '      card: switchable(card),',
    text: "      cowrie: switchable(recordOf(v.string('text'), 'an object of texts')),",
  },
  {
    file: 'options/parse-options.ts',
    below: "    card: readCard(options['card']),",
    text: "    cowrie: switchedOn(options['cowrie']),",
  },
  {
    file: 'options/create-options.ts',
    below: 'export interface WidgetOptions {',
    text: '  readonly cowrie?: { readonly code: string } | undefined',
  },
  {
    file: 'options/updatable-options.ts',
    below: 'export interface UpdatableOptions {',
    text: '  readonly cowrie: { readonly code: string }',
  },
  {
    file: 'model/terms/payment-method-payload.ts',
    below: 'export type PaymentMethodPayload =',
    text: "  | (PayloadBase & { readonly type: 'Cowrie'; readonly details: Readonly<Record<string, unknown>> })",
  },
  {
    file: 'model/terms/payment-method.ts',
    below: 'export type PaymentMethod =',
    text: "  | Known<Extract<PaymentMethodPayload, { readonly type: 'Cowrie' }>, never>",
  },
]

/** Where the copies are. */
export const HOME = join(root, '.cache/seventh-option')

/**
 * Writes a copy of the widget that knows a seventh payment option: its folder, and these lines.
 *
 * @param name folder of the copy, in {@link HOME}
 * @throws Error when a line of the widget that another should follow is not there
 */
export async function writeCowrieWidget(name: string, lines: readonly Line[]): Promise<void> {
  const copy = join(HOME, name)
  await rm(copy, { recursive: true, force: true })
  await cp(join(root, 'widget'), copy, { recursive: true })
  const folder = join(copy, 'sheets/cowrie')
  await mkdir(folder)
  for (const file of ['descriptor.ts', 'cowrie-sheet.ts']) {
    await cp(join(FOLDER, `${file}.txt`), join(folder, file))
  }
  for (const line of lines) await insert(copy, line)
}

async function insert(copy: string, { file, below, text }: Line): Promise<void> {
  const path = join(copy, file)
  const [before, after] = (await readFile(path, 'utf8')).split(`${below}\n`)
  if (before === undefined || after === undefined)
    throw new Error(`${file} has no line "${below}".`)
  await writeFile(path, `${before}${below}\n${text}\n${after}`)
}
