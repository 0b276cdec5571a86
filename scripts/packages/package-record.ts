/** A module that merchants import, with its declarations; paths from the package's folder. Some are declarations alone. */
export interface ModuleEntry {
  readonly module?: string
  readonly types: string
}

/** The scripts among the files for a CDN. */
export interface CdnParts {
  readonly files: RegExp
  /** Needs none of the others. */
  readonly script: string
  /** Loads what a page needs from a folder beside it. */
  readonly loader: string
}

/** One package that `npm run packages` writes. */
export interface PackageRecord {
  /** As in `npm run packages -- widget`. */
  readonly id: string
  /** As in `npm install`. */
  readonly name: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Makes the package's files, unless they are there already; resolves with their folder. */
  build(): Promise<string>
  /** What can be imported, by its path after the package's name; a text is a file without declarations. */
  readonly entries: Readonly<Record<string, ModuleEntry | string>>
  /** Commands by name, each with its file. */
  readonly commands?: Readonly<Record<string, string>>
  /** Files that do something when they are imported. */
  readonly sideEffects: readonly string[]
  /** Of the repository's own dependencies: the package takes releases from that on. */
  readonly dependencies: readonly string[]
  /** Packages that some entries need beside them; nobody has to have them. */
  readonly optionalPeers: Readonly<Record<string, string>>
  /** Folder of README.md, CHANGELOG.md and LICENSE.md. */
  readonly texts: string
  /** Files for a page's `<script>` and `<link>`. */
  readonly cdn?: CdnParts
}
