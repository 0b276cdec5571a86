import { File as NodeFile } from 'node:buffer'
import { afterEach, expect, test, vi } from 'vitest'
import { withNodeFile } from './with-node-file'

class OwnFile extends NodeFile {}

afterEach(() => vi.unstubAllGlobals())

test('the global stays Node’s until the last work is done, and is the environment’s again', async () => {
  vi.stubGlobal('File', OwnFile)
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const first = withNodeFile(async () => globalThis.File)
  const second = withNodeFile(() => ended.then(() => globalThis.File))
  expect(await first).toBe(NodeFile)
  expect(globalThis.File).toBe(NodeFile)
  end()
  expect(await second).toBe(NodeFile)
  expect(globalThis.File).toBe(OwnFile)
})

test('work that fails leaves the environment’s in place too, and where it is Node’s nothing happens', async () => {
  vi.stubGlobal('File', OwnFile)
  const failing = withNodeFile(() => Promise.reject(new Error('No form.')))
  await expect(failing).rejects.toThrow('No form.')
  expect(globalThis.File).toBe(OwnFile)
  const throwing = () => {
    throw new Error('No request.')
  }
  expect(() => withNodeFile(throwing)).toThrow('No request.')
  expect(globalThis.File).toBe(OwnFile)
  expect(withNodeFile(() => globalThis.File)).toBe(NodeFile)
  expect(globalThis.File).toBe(OwnFile)
  vi.unstubAllGlobals()
  expect(await withNodeFile(async () => globalThis.File)).toBe(NodeFile)
})
