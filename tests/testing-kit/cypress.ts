import { join } from 'node:path'
import { type CommandResult, runCommand } from '../../scripts/system/run-command'
import { installTools, PROJECT, runInProject } from './project'

const FOLDER = join(PROJECT, 'cypress')

/** Cypress, and what its preprocessor bundles TypeScript and React with. */
const PACKAGES = [
  'cypress@15.3.0',
  '@cypress/webpack-preprocessor@8.0.0',
  'webpack@5.112.2',
  'babel-loader@10.1.1',
  '@babel/core@7.29.13',
  '@babel/preset-env@7.29.14',
  '@babel/preset-react@7.29.7',
  '@babel/preset-typescript@7.29.7',
]

/** Installs Cypress into a folder of the project; its browser's program, which a script downloads, stays away. */
export function installCypress(): Promise<void> {
  return installTools(FOLDER, PACKAGES)
}

/** Checks the page's example against Cypress' declarations. */
export function checkCypress(): Promise<CommandResult> {
  return runInProject('typescript/bin/tsc', ['-p', 'cypress'])
}

/** Bundles the page's example as Cypress does before its browser opens it. */
export function bundleForCypress(): Promise<CommandResult> {
  return runCommand(process.execPath, ['bundle.mjs'], {}, FOLDER)
}
