import type { FieldProblem, GatewayProblem } from './tokenization'

interface Refusal {
  readonly ok: false
  readonly problem: GatewayProblem
}

export function refuse(
  code: GatewayProblem['code'],
  message: string,
  fieldProblems: readonly FieldProblem[] = [],
): Refusal {
  return { ok: false, problem: { code, message, fieldProblems } }
}
