import type { Simulator } from '../../../../../mocks/braintree/control/simulator'
import { pass } from '../clock'
import type { PageStage } from '../harness'
import { createCallReader } from '../journal/call-lines'

/** The stand-ins: they type by themselves, and keep what was asked of them. */
export function standInStage(simulator: Simulator): PageStage {
  const readCalls = createCallReader()
  return {
    async type(values) {
      const { hostedFields } = simulator
      for (const field of hostedFields.newest().fields) {
        const value = values[field]
        if (value === undefined) continue
        const typing = hostedFields.type(field, value)
        await pass(1)
        await typing
      }
    },
    readCalls() {
      const lines = readCalls(simulator.calls.list())
      simulator.calls.clear()
      return lines
    },
  }
}
