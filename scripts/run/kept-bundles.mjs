// @ts-check
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** What decides about a bundle besides the files in it. */
const BUILDERS = [
  'scripts/run/bundle-command.mjs',
  'scripts/run/keep-addresses.mjs',
  'tsconfig.json',
  'node_modules/rolldown/package.json',
]
const RECORD = 'record.json'
/** A process says so often that it uses its bundle, */
const RENEWAL_MS = 10 * 60_000
/** and one of which nobody has said so for so long may go. */
const UNUSED_MS = 24 * 60 * 60_000

/**
 * What is kept beside a bundle.
 *
 * @typedef {object} BundleRecord
 * @property {string} file absolute path of the command
 * @property {readonly string[]} sources the files that it was made of, relative to the root
 * @property {string} hash of their contents
 * @property {string} entry the file to start, relative to the folder
 * @property {Readonly<Record<string, number>>} sizes bytes of all files beside the entry, by name
 */

/** @typedef {{ readonly name: string, readonly content: Uint8Array }} BundlePart */

/**
 * Where the bundle of a file is kept.
 *
 * @param {string} file absolute path
 */
export function folderOf(file) {
  const name = relative(ROOT, file)
    .replace(/\.ts$/, '')
    .replace(/[^\w.]+/g, '-')
  return join(ROOT, '.cache', 'commands', name)
}

/**
 * The file to start for a command, if it was bundled since its sources changed.
 *
 * @param {string} file absolute path
 */
export function findBundle(file) {
  const folder = folderOf(file)
  try {
    /** @type {BundleRecord} */
    const record = JSON.parse(readFileSync(join(folder, RECORD), 'utf8'))
    const sources = new Map(record.sources.map((path) => [path, readFileSync(join(ROOT, path))]))
    const isFresh = record.file === file && record.hash === hashSources(sources)
    return isFresh && isWhole(folder, record) ? join(folder, record.entry) : undefined
  } catch {
    // There is none, or something of it is gone: it is made anew, which tells what is missing.
    return undefined
  }
}

/** @param {ReadonlyMap<string, Uint8Array>} sources by their path from the root */
export function hashSources(sources) {
  // A copy of the repository elsewhere has other addresses in its bundles.
  const hash = createHash('sha256').update(ROOT)
  for (const builder of BUILDERS) hash.update(readFileSync(join(ROOT, builder)))
  for (const [path, content] of sources) hash.update(`\n${path}\n`).update(content)
  return hash.digest('hex')
}

/**
 * Whether all files are there as they were written: a machine that stopped may have kept a part of them.
 *
 * @param {string} folder
 * @param {BundleRecord} record
 */
function isWhole(folder, { entry, sizes }) {
  const home = join(folder, dirname(entry))
  return Object.entries(sizes).every(
    ([name, size]) => statSync(join(home, name), { throwIfNoEntry: false })?.size === size,
  )
}

/**
 * Writes a bundle whole, beside older ones that processes may still be using; what nobody has used for a day goes.
 *
 * @param {string} folder
 * @param {readonly BundlePart[]} parts
 * @param {Omit<BundleRecord, 'sizes'>} made
 * @returns {string} the file to start
 */
export function keepBundle(folder, parts, made) {
  const record = { ...made, sizes: Object.fromEntries(parts.map(sizeOf)) }
  mkdirSync(folder, { recursive: true })
  if (!isWhole(folder, record)) publishBundle(folder, record, parts)
  const draft = `${join(folder, RECORD)}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(record))
  renameSync(draft, join(folder, RECORD))
  removeUnused(folder, new Set([RECORD, 'node_modules', dirname(record.entry)]))
  return join(folder, record.entry)
}

/**
 * @param {BundlePart} part
 * @returns {[name: string, size: number]}
 */
const sizeOf = ({ name, content }) => [name, content.length]

/**
 * @param {string} folder
 * @param {BundleRecord} record
 * @param {readonly BundlePart[]} parts
 */
function publishBundle(folder, record, parts) {
  const home = join(folder, dirname(record.entry))
  const draft = `${home}.${randomUUID()}`
  try {
    mkdirSync(draft)
    for (const { name, content } of parts) writeFileSync(join(draft, name), content)
    if (existsSync(home) && !isWhole(folder, record)) rmSync(home, { recursive: true })
    renameSync(draft, home)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another process has finished the same bundle in the meantime.
    if (!isWhole(folder, record)) throw error
  }
}

/**
 * @param {string} folder
 * @param {ReadonlySet<string>} kept
 */
function removeUnused(folder, kept) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name)
    const status = statSync(path, { throwIfNoEntry: false })
    if (kept.has(name) || !status || Date.now() - status.mtimeMs < UNUSED_MS) continue
    rmSync(path, { recursive: true, force: true })
  }
}

/**
 * Keeps the folder of a bundle or a build from being taken for an unused one while this process runs.
 *
 * @param {string} folder
 */
export function keepUsed(folder) {
  const sayUsed = () => {
    try {
      utimesSync(folder, new Date(), new Date())
    } catch {
      // One that may only be read is not ours to keep.
    }
  }
  sayUsed()
  setInterval(sayUsed, RENEWAL_MS).unref()
}
