import { needsAdministrator } from '../../../mocks/api/auth/authorize'
import type { OperationModel } from '../../../mocks/api/contract/operation-model'
import { renderTable } from './render-table'

/** Who may call what, made of the contract and of the code that guards it. */
export function renderAccessTable(operations: readonly OperationModel[]): string {
  return renderTable(
    ['who', 'calls'],
    [
      ['anybody', list(operations.filter(({ isSecured }) => !isSecured))],
      [
        'the user whom the path names',
        list(operations.filter(({ id, isSecured }) => isSecured && !needsAdministrator(id))),
      ],
      [
        'the same, being an administrator',
        list(operations.filter(({ id }) => needsAdministrator(id))),
      ],
    ],
  )
}

function list(operations: readonly OperationModel[]): string {
  return operations.map(({ method, path }) => `\`${method} ${path}\``).join(', ')
}
