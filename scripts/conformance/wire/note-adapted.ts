import type { Operation } from '../../../mocks/contract/operation'
import type { MappedField, ServiceMap } from '../map/service-map'
import type { Adapted } from '../model/adapted'

/** Notes what the calls of a run needed of a map. */
export interface AdaptedNotes {
  call(operation: string): void
  /** An answer stood where the map has it. */
  answer(operation: string): void
  field(operation: string, schema: string, field: string): void
  query(operation: string, parameter: string): void
  list(): Pick<Adapted, 'calls' | 'fields' | 'unneeded'>
}

export function createAdaptedNotes(
  operations: readonly Operation[],
  { calls, fields }: ServiceMap,
): AdaptedNotes {
  const called = new Set<string>()
  const answered = new Set<string>()
  const used = new Map<string, Set<string>>()
  const use = (field: string, operation: string) => {
    used.set(field, (used.get(field) ?? new Set()).add(operation))
  }
  return {
    call: (operation) => called.add(operation),
    answer: (operation) => answered.add(operation),
    field: (operation, schema, field) => use(`${schema}.${field}`, operation),
    query: (operation, parameter) => use(`${operation}?${parameter}`, operation),
    list() {
      const moved = operations.flatMap((operation) => {
        const mapped = calls.get(operation.id)
        const contract = `${operation.method} ${operation.path}`
        const service = mapped && describeCall(mapped)
        return service === undefined || service === contract
          ? []
          : [{ operation: operation.id, contract, service }]
      })
      const renamed = [
        ...[...fields].flatMap(([schema, own]) =>
          [...own].map(([field, mapped]) => [`${schema}.${field}`, describeField(mapped)] as const),
        ),
        ...[...calls].flatMap(([id, { query }]) =>
          [...query].map(([name, other]) => [`${id}?${name}`, other] as const),
        ),
      ]
      return {
        calls: moved.filter(({ operation }) => called.has(operation)),
        fields: renamed.flatMap(([field, service]) => {
          const operationIds = used.get(field)
          return operationIds ? [{ field, service, operations: [...operationIds].sort() }] : []
        }),
        unneeded: [
          ...moved.flatMap(({ operation }) => (called.has(operation) ? [] : [operation])),
          ...[...calls].flatMap(([id, { answer }]) =>
            answer === undefined || !called.has(id) || answered.has(id) ? [] : [`${id}.answer`],
          ),
          ...renamed.flatMap(([field]) => (used.has(field) ? [] : [field])),
        ],
      }
    },
  }
}

function describeCall({ method, path, answer }: { method: string; path: string; answer?: string }) {
  return `${method} ${path}${answer === undefined ? '' : `, answer at ${answer}`}`
}

function describeField({ name, times, values }: MappedField): string {
  return [
    name,
    ...(times === undefined ? [] : [`× ${times}`]),
    ...(values ? [values.map(([service, contract]) => `${service} = ${contract}`).join(', ')] : []),
  ].join(', ')
}
