import { asArray, asObject } from '../../../../mocks/contract/json'
import type { Day, Person } from './driver'

/** The administrator makes two categories, with slips; their ids. */
export async function addCategories(day: Day, admin: Person): Promise<readonly [string, string]> {
  const key = day.tag.replace('Conformance ', '')
  const add = async (json: unknown) => {
    const { json: answer } = await day.as(admin, 'createCategory', { json })
    return String(asObject(asObject(answer)['data'])['_id'])
  }
  const odd = [...`C ${key} \u0065\u0301ﬁ 言🔑${'🔑'.repeat(20)}`].slice(0, 32).join('')
  const first = await add({ name: odd, conformanceExtra: 'x' })
  const second = await add({ name: `Conf ${key}` })
  for (const json of [
    { name: `Conf ${key}` },
    { name: `CONF ${key}`.toUpperCase() },
    { name: '   ' },
    { name: `L ${key} ${'l'.repeat(30)}` },
    { name: { text: key } },
    { name: [`List ${key}`] },
    {},
    { name: `B ${key}`, note: 'n'.repeat(9_000) },
  ])
    await add(json)
  const { json } = await day.call('listCategories')
  const known = asArray(json).map(asObject)
  const idOf = (name: string, id: string) =>
    String(known.find((one) => one['name'] === name)?.['_id'] ?? id)
  return [idOf(odd, first), idOf(`Conf ${key}`, second)]
}
