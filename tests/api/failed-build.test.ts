import { expect, test } from 'vitest'
import { productionSecrets } from './support/production-secrets'
import { provideStarts } from './support/starts'

const it = provideStarts()

test('API-8 a start whose pages could not be built leaves the data as it was', async () => {
  await (await it.start()).close()
  const changesAfter = Promise.reject(new Error('The build failed'))
  // Nobody looks at it yet while the database is opened.
  changesAfter.catch(() => undefined)
  const failing = it.start({ mode: 'service', environment: productionSecrets, changesAfter })
  await expect(failing).rejects.toThrow('The build failed')
  // Data that production has taken over is opened by no demonstration.
  const { api } = await it.start()
  expect(api.accounts.length).toBeGreaterThan(0)
})
