import type { Template } from '../values/template'
import type { Send, Tokenize } from './plan'

const text = (value: string): Template => [{ kind: 'text', text: value }]

/** Deletions of the products that the moves make. */
export function createCleanUp(moves: readonly (Send | Tokenize)[]): readonly Send[] {
  return moves.flatMap((move): readonly Send[] => {
    if (move.kind !== 'send' || move.operation !== 'createProduct') return []
    const id = move.captures.find(({ at }) => at === '/data/_id')
    // The path ends with the administrator's id.
    const slash = move.path.findLastIndex((part) => part.kind === 'text' && part.text.endsWith('/'))
    if (!id || slash === -1) return []
    return [
      {
        kind: 'send',
        id: 0,
        operation: 'deleteProduct',
        method: 'DELETE',
        path: [
          ...text('/product/delete/'),
          { kind: 'variable', name: id.variable },
          ...text('/'),
          ...move.path.slice(slash + 1),
        ],
        headers: move.headers,
        captures: [],
        unclear: [],
        isJudged: false,
      },
    ]
  })
}
