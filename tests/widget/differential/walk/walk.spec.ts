import fc from 'fast-check'
import { type BrowserContext, test } from 'playwright/test'
import { isLong, tagsOf } from '../../../length'
import { describeVerdict } from '../compare/describe-verdict'
import { noteWalks } from '../summary/annotation'
import { walks } from './draw-walks'
import { judge, type WalkVerdict } from './judge'
import { KNOWN } from './known'
import { openWalkPages } from './pages'
import { nameOf, type Walk } from './walk'

/** In the long form together ten thousand; each part draws its own, always the same, so `--shard` runs some of them. */
const PARTS = 100
const WALKS = isLong ? 100 : 40

for (let part = 1; part <= PARTS; part += 1) {
  test(`WREQ-1 WREQ-2 WREQ-5 WSET-10 both widgets go the same random walks, part ${part}`, {
    tag: tagsOf(part === 1),
  }, async ({ context, baseURL }) => {
    const verdicts: WalkVerdict[] = []
    const shortest = await findDifference(context, baseURL ?? '', part, verdicts)
    noteWalks(test.info(), verdicts)
    if (shortest) throw new Error(shortest)
  })
}

/** Goes the walks of a part; of one in which the widgets differ by accident, the shortest form. */
async function findDifference(
  context: BrowserContext,
  origin: string,
  seed: number,
  verdicts: WalkVerdict[],
): Promise<string | undefined> {
  const pages = await openWalkPages(context, origin)
  let last = ''

  async function agree(walk: Walk): Promise<boolean> {
    const verdict = judge(...(await pages.walk(walk)), KNOWN)
    if (last === '') verdicts.push(verdict)
    if (verdict.kind !== 'differs-by-accident') return true
    last = `${describeWalk(walk)}\n${describeVerdict({ ...verdict, missing: [] })}`
    return false
  }

  const { failed } = await fc.check(fc.asyncProperty(walks, agree), { seed, numRuns: WALKS })
  return failed ? last : undefined
}

/** The walk in words, for a scenario of its own. */
function describeWalk({ start, actions }: Walk): string {
  const { customer, saved, options } = start
  return [
    `A ${customer} shopper with ${JSON.stringify(saved)}, options ${JSON.stringify(options)}:`,
    ...actions.map((action) => `  ${nameOf(action)}`),
  ].join('\n')
}
