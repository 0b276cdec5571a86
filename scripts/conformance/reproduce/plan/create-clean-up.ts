import type { MappedCall } from '../../map/service-map'
import type { Template } from '../values/template'
import type { Send } from './plan'

const text = (value: string): Template => (value === '' ? [] : [{ kind: 'text', text: value }])

/** A request of a script that makes a product. */
interface Creation {
  readonly send: Send
  /** Its path as the contract has it, which ends with the administrator's id. */
  readonly path: Template
}

/**
 * Deletions of the products that a script makes.
 *
 * @param call where the service deletes products
 */
export function createCleanUp(
  creations: readonly Creation[],
  { method, path }: Pick<MappedCall, 'method' | 'path'>,
): readonly Send[] {
  return creations.flatMap(({ send, path: created }): readonly Send[] => {
    const id = send.captures.find(({ at }) => at === '/data/_id')
    const slash = created.findLastIndex((part) => part.kind === 'text' && part.text.endsWith('/'))
    if (!id || slash === -1) return []
    const values: Readonly<Record<string, Template>> = {
      '{productId}': [{ kind: 'variable', name: id.variable }],
      '{userId}': created.slice(slash + 1),
    }
    return [
      {
        kind: 'send',
        id: 0,
        operation: 'deleteProduct',
        method,
        path: path.split(/(\{\w+\})/).flatMap((part) => values[part] ?? text(part)),
        headers: send.headers,
        captures: [],
        looks: [],
        unclear: [],
        isJudged: false,
      },
    ]
  })
}
