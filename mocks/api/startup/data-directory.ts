/**
 * Where an embedded database is stored when `DATA_DIR` is not set. A mock, whose state can be reset to the seed by a
 * request, has its own directory, so that it neither resets the data of `npm start` nor waits for its lock.
 */
export function dataDirectoryOf(mode: 'service' | 'demo' | 'mock'): string {
  return mode === 'mock' ? '.data/mock' : '.data'
}
