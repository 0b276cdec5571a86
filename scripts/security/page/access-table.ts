import type { Operation } from '../../../mocks/contract/operation'
import { renderTable } from './render-table'

/** Who may call what, as the contract says and the API reads it there. */
export function renderAccessTable(operations: readonly Operation[]): string {
  return renderTable(
    ['who', 'calls'],
    [
      ['anybody', list(operations.filter(({ isProtected }) => !isProtected))],
      ['the user whom the path names', list(operations.filter(({ role }) => role === 'user'))],
      [
        'the same, being an administrator',
        list(operations.filter(({ role }) => role === 'administrator')),
      ],
    ],
  )
}

function list(operations: readonly Operation[]): string {
  return operations.map(({ method, path }) => `\`${method} ${path}\``).join(', ')
}
