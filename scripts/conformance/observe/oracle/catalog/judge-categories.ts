import { asArray, asObject } from '../../../../../mocks/contract/json'
import { differAt, differIf } from '../differ'
import type { Found, Seen, Subject } from '../seen'
import type { Catalogue } from './catalog'

/** Categories: each is stored under its name, which is unique. */
export function createCategoryJudge(catalogue: Catalogue, settleMs: number): Subject {
  const judgeCreated = (seen: Seen): Found => {
    const { name } = seen.sent
    const got = asObject(asObject(seen.exchange.json)['data'])['name']
    const isTaken = catalogue
      .listCategories()
      .some((one) => one.isOwn && keyOf(one.name) === keyOf(name))
    const isKept = [name, String(name).trim()].includes(got)
    return [
      differIf(isTaken, seen, {
        rule: 'category-taken',
        expected: '409',
        cause: 'The recording has made a category of that name, in whatever case.',
      }),
      isKept
        ? undefined
        : differAt(
            seen,
            'read-back',
            ['name', name, got],
            'The category is not stored as it was sent.',
          ),
    ]
  }

  const judgeListed = (seen: Seen): Found => {
    if (!seen.isAlone || seen.startedAt < catalogue.writtenAt + settleMs) return []
    const listed = new Map(
      asArray(seen.exchange.json).map((one) => [asObject(one)['_id'], asObject(one)['name']]),
    )
    const lost = catalogue
      .listCategories()
      .find(({ id, name, isOwn }) => isOwn && listed.get(id) !== name)
    const cause = 'It was created earlier in this recording.'
    return lost
      ? [differAt(seen, 'read-back', ['name', lost.name, listed.get(lost.id)], cause)]
      : []
  }

  return {
    judge(seen) {
      if (!seen.isOk) return []
      if (seen.operation.id === 'createCategory') return judgeCreated(seen)
      return seen.operation.id === 'listCategories' ? judgeListed(seen) : []
    },
  }
}

function keyOf(name: unknown): string {
  return String(name).trim().toLowerCase()
}
