import { createServer, type Server } from 'node:net'
import { expect, test } from 'vitest'
import { assertPortIsFree, explainListening, parsePort } from './port'

test('a taken port is refused with the way out', async () => {
  const server = await occupyAnyPort()
  const port = portOf(server)
  await expect(assertPortIsFree(port, 'npm start -- --port 5000')).rejects.toThrow(
    `Port ${port} is taken by another process. Stop that one, or choose another port: npm start -- --port 5000`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(assertPortIsFree(port, '')).resolves.toBeUndefined()
})

test.each(['', ' ', 'x', '1.5', '-1', '65536'])('"%s" is no port', (text) => {
  expect(() => parsePort(text, 'PORT')).toThrow('PORT must be a port number from 0 to 65535')
})

test('0 to 65535 are ports', () => {
  expect(['0', '4173', '65535'].map((text) => parsePort(text, 'PORT'))).toEqual([0, 4173, 65_535])
})

test('API-8 a port that only an administrator may take is refused in a sentence', () => {
  const denied = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), {
    code: 'EACCES',
  })
  expect(explainListening(denied, { port: 80 })).toMatchObject({
    name: 'SettingError',
    message: expect.stringMatching(/^This user may not listen on port 80.*PORT/),
  })
  const other = new Error('listen EIO')
  expect(explainListening(other, { port: 80 })).toBe(other)
})

function occupyAnyPort(): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => resolve(server))
  })
}

function portOf(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return address.port
}
