import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, the longest first; one that is begun last would keep a single core busy in the end. */
export const LONG: readonly string[] = [
  'tests/conformance/planted-faults.test.ts',
  'tests/conformance/recorded-day.test.ts',
  'tests/packages/conformance.test.ts',
  'tests/start/commands.test.ts',
  'tests/conformance/scripts.test.ts',
  'tests/conformance/harmless-variants.test.ts',
  'tests/testing-kit/examples.test.ts',
  'tests/conformance/own-way-traffic.test.ts',
  'tests/api/interleavings/product.test.ts',
  'tests/start/start.test.ts',
  'tests/conformance/own-way-scripts.test.ts',
  'tests/conformance/long-recording.test.ts',
  'tests/worlds/upstream/mock-command.test.ts',
  'tests/start/dev.test.ts',
  'tests/mock-package/examples.test.ts',
  'tests/start/reconcile.test.ts',
  'tests/packages/mock-installed.test.ts',
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
