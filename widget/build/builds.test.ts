import { build } from 'vite'
import { expect, test } from 'vitest'
import { esmBuild } from './builds'

test('WSET-14 the built styles leave light and dark to the page’s color scheme', async () => {
  const config = esmBuild()
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, sourcemap: false },
  })
  const code = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
  const [color] = code.match(/--dropin-color-text,[^;]{0,60}/) ?? []
  expect(color).toMatch(/^--dropin-color-text,\s*light-dark\(#1d2129,\s*#eef0f4\)/)
})
