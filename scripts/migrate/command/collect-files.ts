import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path'
import { SettingError } from '../../processes/setting-error'
import { decodeText, type Encoding } from './file-text'

/** A file that was read. */
export interface SourceFile {
  readonly path: string
  /** The folder that was named and has it; of a file that was named, its own. */
  readonly folder: string
  readonly text: string
  readonly encoding: Encoding
}

/** What no merchant writes by hand. */
const SKIPPED = /^(node_modules|bower_components|vendor|dist|build|coverage|\..+)$/

const SOURCES =
  /\.(x?html?|[cm]?[jt]sx?|vue|svelte|astro|marko|php|phtml|ctp|latte|volt|erb|haml|slim|ejs|eta|pug|jade|hbs|handlebars|mustache|twig|liquid|njk|jinja2?|j2|[lh]?eex|cshtml|razor|vbhtml|aspx|ascx|master|jspx?|tagx?|ftlh?|gsp|vm|cf[mc]|tpl|tmpl|soy|py|rb|cs|vb|java|kt|go|exs?|xml|conf|htaccess|ya?ml|toml|s?css|sass|styl|less|json)$|^(\.htaccess|_headers|Caddyfile)$/i

/** Whether a text, or a file's name, speaks of the drop-in, its wrappers, or its hosts at all. */
const SPEAKS = /drop-?in|braintree/i

/**
 * Every file that may use the old drop-in: those that are named, and those of the folders that are, but for
 * what is excepted.
 *
 * @throws SettingError when one can't be read
 */
export async function collectFiles(
  paths: readonly string[],
  except: readonly string[],
): Promise<SourceFile[]> {
  await Promise.all(except.map(requireThere))
  const isExcepted = (path: string) => except.some((one) => isWithin(path, one))
  const folders = new Map<string, string>()
  for (const named of paths) {
    for (const path of await listFiles(named)) {
      if (!folders.has(path) && !isExcepted(path))
        folders.set(path, path === named ? dirname(path) : named)
    }
  }
  const files = await Promise.all(
    [...folders].map(async ([path, folder]) => ({
      path,
      folder,
      ...decodeText(await readFile(path)),
    })),
  )
  return files.filter(
    ({ path, text }) => paths.includes(path) || SPEAKS.test(text) || SPEAKS.test(basename(path)),
  )
}

async function requireThere(path: string): Promise<void> {
  await stat(path).catch((error: unknown) => {
    throw new SettingError(`--except ${path}: there is no such file or folder.`, { cause: error })
  })
}

/** Whether a path is another one, or in that folder. */
function isWithin(path: string, other: string): boolean {
  const way = relative(other, path)
  return !(way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way))
}

async function listFiles(path: string): Promise<string[]> {
  const found = await stat(path).catch((error: unknown) => {
    throw new SettingError(`${path} can't be read: there is no such file or folder.`, {
      cause: error,
    })
  })
  if (found.isFile()) return [path]
  const entries = await readdir(path, { withFileTypes: true })
  const nested = entries.map(async (entry) => {
    const inner = join(path, entry.name)
    if (entry.isDirectory()) return SKIPPED.test(entry.name) ? [] : listFiles(inner)
    return entry.isFile() && isSource(entry.name) ? [inner] : []
  })
  return (await Promise.all(nested)).flat().sort()
}

/** Lock files follow from the manifest, and minified files from their sources. */
function isSource(name: string): boolean {
  return SOURCES.test(name) && !/\.min\.\w+$|-lock\.|^npm-shrinkwrap\./.test(name)
}
