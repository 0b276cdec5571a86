import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, expect, test } from 'playwright/test'
import { isLong } from '../../../length'
import { describeSightings } from './describe-sightings'
import { LATE_PARTS, LATENESS, type Lateness, type LatePart } from './late-parts'
import { watchStart } from './watch-start'

const DOCUMENT = fileURLToPath(new URL('../../../../docs/slow-network.md', import.meta.url))

/** The others lie between these; the long form plays them all, and so does an update of the tables. */
const SAMPLES: readonly Lateness[] = [1, 10]

for (const part of LATE_PARTS) {
  test(`what comes late is as the documentation shows it (\`-u\` updates it): ${part.title}`, async ({
    context,
    baseURL,
  }, { config }) => {
    const isWriting = /^(all|changed)$/.test(config.updateSnapshots)
    const rows = new Map<Lateness, string>()
    for (const lateness of isLong || isWriting ? LATENESS : SAMPLES) {
      rows.set(lateness, await renderRow(context, baseURL ?? '', part, lateness))
    }
    const shown = await readFile(DOCUMENT, 'utf8')
    const block = blockOf(part)
    expect(shown).toMatch(block)
    if (isWriting) {
      await writeFile(
        DOCUMENT,
        shown.replace(block, () => [...HEADER, ...rows.values()].join('\n')),
      )
    } else {
      const table = block.exec(shown)?.[0].split('\n') ?? []
      expect([...rows.values()]).toEqual(
        [...rows.keys()].map((lateness) => table[HEADER.length + LATENESS.indexOf(lateness)]),
      )
    }
  })
}

const HEADER = ['| Arrives after | Drop-in 1.48.0 | This widget |', '|--:|---|---|']

async function renderRow(
  context: BrowserContext,
  origin: string,
  part: LatePart,
  lateness: Lateness,
): Promise<string> {
  const [old, own] = await Promise.all([
    watchStart(context, origin, 'old', part, lateness),
    watchStart(context, origin, 'new', part, lateness),
  ])
  return `| ${nameOf(lateness)} | ${describeSightings(old)} | ${describeSightings(own)} |`
}

/** The table below the part's heading. */
function blockOf({ title }: LatePart): RegExp {
  return new RegExp(`(?<=\n## ${title}\n\n).*?(?=\n\n|\n$)`, 's')
}

function nameOf(lateness: Lateness): string {
  return Number.isFinite(lateness) ? `${lateness} s` : 'never'
}
