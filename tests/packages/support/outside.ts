import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { installFromRegistry } from '../../../scripts/system/install-from-registry'
import { type CommandResult, runCommand } from '../../../scripts/system/run-command'

/** Settings that npm hands on from the repository to what it runs are not a merchant’s. */
const MERCHANTS_OWN = { NODE_ENV: 'production', npm_config_engine_strict: 'false' }

/** A merchant's project: nothing of the repository is found from it. */
export class Outside {
  readonly folder: string

  /** Where its packages are. */
  private readonly root: string

  private constructor(folder: string, root = folder) {
    this.folder = folder
    this.root = root
  }

  /** @throws Error when a folder above would lend its packages */
  static async open(): Promise<Outside> {
    const folder = await mkdtemp(join(await realpath(tmpdir()), 'prompt-bazaar-outside-'))
    for (let above = dirname(folder); ; above = dirname(above)) {
      if (existsSync(join(above, 'node_modules'))) throw new Error(`${above} has node_modules.`)
      if (above === dirname(above)) break
    }
    const outside = new Outside(folder)
    await outside.write({ 'package.json': JSON.stringify({ private: true, type: 'module' }) })
    return outside
  }

  /** A folder of the project, which shares its packages. */
  inside(name: string): Outside {
    return new Outside(join(this.folder, name), this.root)
  }

  /** The path of an installed package's command. */
  tool(name: string): string {
    return join(this.root, 'node_modules/.bin', name)
  }

  /** Writes files by their paths in the project. */
  async write(files: Readonly<Record<string, string>>): Promise<void> {
    await mkdir(this.folder, { recursive: true })
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(this.folder, path)), { recursive: true })
      await writeFile(join(this.folder, path), content)
    }
  }

  /** Runs a command in the project. */
  run(
    command: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv = {},
  ): Promise<CommandResult> {
    return runCommand(command, args, { ...MERCHANTS_OWN, ...env }, this.folder)
  }

  /** @throws Error with what the command wrote, when it fails */
  async must(command: string, args: readonly string[]): Promise<string> {
    const { isOk, output } = await this.run(command, args)
    if (!isOk) throw new Error(output)
    return output
  }

  /** @throws Error with what the module wrote, when it fails */
  mustModule(source: string): Promise<string> {
    return this.must(process.execPath, ['--input-type=module', '--eval', source])
  }

  /** Runs a module of the project under Node, without a browser. */
  runModule(source: string): Promise<CommandResult> {
    return this.run(process.execPath, ['--input-type=module', '--eval', source])
  }

  /**
   * Installs packages with npm: from its cache, and what isn't there from the registry.
   *
   * @throws RegistryUnreachable when something is neither here nor there
   */
  async install(...packages: readonly string[]): Promise<void> {
    await installFromRegistry(this.folder, ['install', ...packages], MERCHANTS_OWN)
  }

  /**
   * How many packages a folder of the project holds, and how many million bytes; what is there by links counts once.
   *
   * @param folder `node_modules`, or where a package manager keeps what that links to
   */
  async count(folder: string): Promise<{ packages: number; megabytes: number }> {
    const root = join(this.folder, folder)
    const entries = await readdir(root, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const paths = files.map((file) => join(file.parentPath, file.name))
    const sizes = await Promise.all(
      paths.map(async (path) => {
        const { size, ino } = await stat(path)
        return [ino, size] as const
      }),
    )
    const bytes = [...new Map(sizes).values()].reduce((sum, size) => sum + size, 0)
    return {
      packages: paths.filter((path) => MANIFEST.test(path)).length,
      megabytes: bytes / 1e6,
    }
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }
}

/** Of an installed package, not of a folder within one. */
const MANIFEST = /\/node_modules\/(@[^/]+\/)?[^/@]+\/package\.json$/
