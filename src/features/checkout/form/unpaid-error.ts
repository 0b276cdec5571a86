import { explainFailure } from '../../../api/explain-failure'

/** A press of Pay that paid nothing. Without a problem of its own the journal tells how it ended. */
export class UnpaidError extends Error {
  override readonly name = 'UnpaidError'
  readonly problem: string | undefined

  constructor(problem?: string) {
    super(problem ?? 'The purchase was not completed.')
    this.problem = problem
  }
}

/** What to say at the form; nothing where the journal says it already. */
export function explainUnpaid(error: unknown): string {
  return error instanceof UnpaidError ? (error.problem ?? '') : explainFailure(error)
}
