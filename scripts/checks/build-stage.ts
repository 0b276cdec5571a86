import { runScript } from './run-command'
import { checked, type Stage } from './stage'

/** `npm run build`: the storefront for a static host and the widget's package, with the real provider. */
export const buildStage: Stage = {
  name: 'build',
  about: 'the storefront for a static host, and the widget’s package',
  async run() {
    const { isOk, output } = await runScript('build.ts')
    return checked(isOk, output)
  },
}
