import { CannotRun } from '../model/errors'

/** @throws {CannotRun} for it starts the stateful API, which the package does not have. */
export function runSelfTest(): never {
  throw new CannotRun('--self-test belongs to the repository of the check; the package has none.')
}
