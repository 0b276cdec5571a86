/**
 * Where an embedded database lives when `DATA_DIR` names no place. A mock, whose state is put back to the seed at a
 * request, has a place of its own, so that it neither empties what `npm start` keeps nor waits for it to stop.
 */
export function dataDirectoryOf(mode: 'service' | 'demo' | 'mock'): string {
  return mode === 'mock' ? '.data/mock' : '.data'
}
