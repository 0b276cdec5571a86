import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first; one that is begun last would keep a single core busy in the end. */
export const LONG: readonly string[] = [
  'tests/conformance/recorded-day.test.ts',
  'tests/conformance/planted-faults.test.ts',
  'tests/conformance/waived-faults.test.ts',
  'tests/packages/conformance.test.ts',
  'tests/packages/installed.test.ts',
  'tests/conformance/harmless-variants.test.ts',
  'tests/testing-kit/examples.test.ts',
  'tests/api/interleavings/product.test.ts',
  'tests/packages/mock-installed.test.ts',
  'tests/start/commands.test.ts',
  'tests/worlds/states.test.ts',
  'tests/api/one-hostile-address.test.ts',
  'tests/conformance/over-http.test.ts',
  'tests/start/start.test.ts',
]

/** Starts with the longest files, also where no earlier run has left its times. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ moduleId }: TestSpecification) => {
      const place = LONG.indexOf(relative(this.ctx.config.root, moduleId))
      return place === -1 ? LONG.length : place
    }
    return sorted.toSorted((one, other) => rank(one) - rank(other))
  }
}
