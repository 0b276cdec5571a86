import { File as NodeFile } from 'node:buffer'

let underWay = 0
let replaced: PropertyDescriptor | undefined

/**
 * Does work while `File` is Node's. The environment of a test, such as jsdom, has its own in that place, by which Node, from
 * Node 24 on, makes the files of forms, and then takes them for none.
 */
export function withNodeFile<Result>(work: () => Result): Result {
  if (underWay === 0) {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'File')
    if (!own?.configurable || globalThis.File === NodeFile) return work()
    replaced = own
    const { enumerable = false } = own
    const value = { value: NodeFile, configurable: true, writable: true, enumerable }
    Object.defineProperty(globalThis, 'File', value)
  }
  underWay += 1
  let result: Result | undefined
  try {
    result = work()
    return result
  } finally {
    if (result instanceof Promise) result.then(release, release)
    else release()
  }
}

function release(): void {
  underWay -= 1
  if (underWay === 0 && replaced) Object.defineProperty(globalThis, 'File', replaced)
}
