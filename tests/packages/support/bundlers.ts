import { MAIN, MODULE, renderPage } from './merchant-page'

/** How a merchant bundles: the packages, with their releases, and the files of the smallest project. */
export interface Bundler {
  /** Its own package first, which the table names. */
  readonly packages: readonly string[]
  readonly files: Readonly<Record<string, string>>
  /** A command of the installed packages, with its arguments. */
  readonly command: readonly [string, ...string[]]
}

const PAGE = renderPage(MODULE)

/** All write into `dist`, whose `index.html` is the page. */
export const BUNDLERS: readonly Bundler[] = [
  {
    packages: ['vite@8.3.8'],
    files: { 'index.html': PAGE, 'main.js': MAIN },
    command: ['vite', 'build', '--logLevel', 'warn'],
  },
  {
    packages: ['webpack@5.112.2', 'webpack-cli@6.0.1'],
    files: { 'dist/index.html': PAGE, 'main.js': MAIN },
    command: ['webpack', '--mode', 'production', '--entry', './main.js'],
  },
  {
    packages: ['esbuild@0.28.2'],
    files: { 'dist/index.html': PAGE, 'main.js': MAIN },
    command: [
      'esbuild',
      'main.js',
      '--bundle',
      '--splitting',
      '--format=esm',
      '--minify',
      '--outdir=dist',
    ],
  },
  {
    packages: [
      'rollup@4.68.7',
      '@rollup/plugin-node-resolve@16.0.3',
      '@rollup/plugin-commonjs@29.0.3',
    ],
    files: { 'dist/index.html': PAGE, 'main.js': MAIN },
    command: [
      'rollup',
      'main.js',
      '--dir',
      'dist',
      '--plugin',
      'node-resolve={browser:true}',
      '--plugin',
      'commonjs',
    ],
  },
  {
    packages: ['parcel@2.16.4'],
    files: { 'index.html': PAGE, 'main.js': MAIN },
    command: ['parcel', 'build', 'index.html', '--dist-dir', 'dist', '--no-cache'],
  },
]
