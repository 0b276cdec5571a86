import { needsAdministrator } from '../../../mocks/api/auth/authorize'
import type { Operation } from '../../../mocks/contract/operation'
import { renderTable } from './render-table'

/** Who may call what, made of the contract and of the code that guards it. */
export function renderAccessTable(operations: readonly Operation[]): string {
  return renderTable(
    ['who', 'calls'],
    [
      ['anybody', list(operations.filter(({ isProtected }) => !isProtected))],
      [
        'the user whom the path names',
        list(operations.filter(({ id, isProtected }) => isProtected && !needsAdministrator(id))),
      ],
      [
        'the same, being an administrator',
        list(operations.filter(({ id }) => needsAdministrator(id))),
      ],
    ],
  )
}

function list(operations: readonly Operation[]): string {
  return operations.map(({ method, path }) => `\`${method} ${path}\``).join(', ')
}
