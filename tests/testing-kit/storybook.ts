import { join } from 'node:path'
import { type CommandResult, runCommand } from '../../scripts/system/run-command'
import { installTools, PROJECT, runInProject } from './project'

const FOLDER = join(PROJECT, 'storybook')
const PACKAGES = ['storybook@10.6.7', '@storybook/html-vite@10.6.0', 'vite@8.3.8']

/** Where `buildStorybook` writes its pages. */
export const STORYBOOK_PAGES = join(FOLDER, 'pages')

/** Installs Storybook for HTML into a folder of the project. */
export function installStorybook(): Promise<void> {
  return installTools(FOLDER, PACKAGES)
}

/** Checks the page's story against Storybook's declarations. */
export function checkStory(): Promise<CommandResult> {
  return runInProject('typescript/bin/tsc', ['-p', 'storybook'])
}

/** Builds a Storybook with the page's story, as merchants put it on a server. */
export function buildStorybook(): Promise<CommandResult> {
  const tool = join(FOLDER, 'node_modules/.bin/storybook')
  const flags = ['--config-dir', 'config', '--output-dir', 'pages', '--disable-telemetry']
  const env = { NODE_ENV: 'production' }
  return runCommand(process.execPath, [tool, 'build', ...flags], env, FOLDER)
}
