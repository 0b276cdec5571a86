import type { Product } from '../../../api/edge/catalog'
import { createMatcher, type NameMatch } from './matching/match-name'
import { firstPieces, furtherPieces } from './text-pieces'

/** What the service can be asked. */
export interface NearPorts {
  /** The newest products whose name contains the text, 100 at most. */
  search(text: string): Promise<readonly Product[]>
  /** A few hundred products that sell best. */
  bestSellers(): Promise<readonly Product[]>
}

export interface NearProduct extends NameMatch {
  readonly product: Product
}

/** A part of the text that names do contain. */
export interface FoundPart {
  readonly text: string
  /** At most as many as a search finds. */
  readonly count: number
}

export interface NearProducts {
  /** The nearest first. */
  readonly products: readonly NearProduct[]
  /** The longest run of whole words that finds something; `undefined` when none does. */
  readonly part: FoundPart | undefined
  /** Words that no name contains, of those that were asked for. */
  readonly unknownWords: readonly string[]
}

/** Below it a name is something else. */
const LIKE = 0.6
/** From here on no further question is asked. */
const CERTAIN = 0.8
/** How much less than the best one others may fit. */
const SPREAD = 0.25
const MOST_SHOWN = 8

/**
 * Finds the products that a text without a result may have meant, in two rounds of at most eight calls: a slip leaves some
 * piece of the text as it should be, and that piece finds the name.
 *
 * @throws what the calls reject with
 */
export async function findNear(text: string, ports: NearPorts): Promise<NearProducts> {
  const answers = new Map<string, readonly Product[]>()
  const ask = async (pieces: readonly string[]) => {
    const added = await Promise.all(pieces.map((piece) => ports.search(piece)))
    for (const [index, piece] of pieces.entries()) answers.set(piece, added[index] ?? [])
  }
  const rank = createRanking(text)
  const [bestSellers] = await Promise.all([ports.bestSellers(), ask(firstPieces(text))])
  let products = rank([...bestSellers, ...[...answers.values()].flat()])
  if ((products[0]?.score ?? 0) < CERTAIN) {
    await ask(furtherPieces(text))
    products = rank([...answers.values()].flat())
  }
  return { products, ...describeParts(text, answers) }
}

/**
 * Returns what takes in products, each once, and answers with those whose name is like the text: the nearest first; of
 * equals the shortest part of a name, then what sells best.
 */
function createRanking(text: string): (added: readonly Product[]) => NearProduct[] {
  const match = createMatcher(text)
  const matched = new Map<string, NearProduct>()
  return (added) => {
    for (const product of added) {
      if (matched.has(product.productId)) continue
      matched.set(product.productId, { product, ...match(product.name) })
    }
    const near = [...matched.values()]
      .filter(({ score }) => score >= LIKE)
      .sort(
        (a, b) =>
          b.score - a.score ||
          a.meant.length - b.meant.length ||
          (b.product.sold ?? 0) - (a.product.sold ?? 0),
      )
    const best = near[0]?.score ?? 0
    return near.filter(({ score }) => score >= best - SPREAD).slice(0, MOST_SHOWN)
  }
}

function describeParts(
  text: string,
  answers: ReadonlyMap<string, readonly Product[]>,
): Pick<NearProducts, 'part' | 'unknownWords'> {
  const words = text.split(/\s+/)
  const parts = [...answers]
    .map(([piece, { length }]) => ({ text: piece, count: length }))
    .filter((part) => part.text.split(/\s+/).every((word) => words.includes(word)))
  return {
    part: parts
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.text.length - a.text.length)
      .at(0),
    unknownWords: parts
      .filter(({ text: part, count }) => count === 0 && words.includes(part))
      .map(({ text: part }) => part),
  }
}
