// @ts-check
import { parseSync, Visitor } from 'rolldown/utils'

const ADDRESS = 'import.meta.url'

/**
 * Gives each module of a bundle the address of its source in place of the bundle's, so that it finds the files beside it.
 *
 * @param {(id: string) => string | undefined} write the address of a module, as an expression; undefined leaves its own
 * @returns {import('rolldown').Plugin}
 */
export function keepAddresses(write) {
  return {
    name: 'keep-addresses',
    transform: {
      order: 'pre',
      filter: { code: ADDRESS },
      handler(code, id) {
        const expression = write(id)
        if (expression === undefined) return null
        return { code: replaceAddresses(code, id, expression), map: null }
      },
    },
  }
}

/**
 * @param {string} code
 * @param {string} id its name ends as its language says
 * @param {string} expression
 */
function replaceAddresses(code, id, expression) {
  /** @type {{ start: number, end: number }[]} */
  const places = []
  // Not by the text alone: some of our modules write code that asks for an address.
  new Visitor({
    MemberExpression(node) {
      if (code.slice(node.start, node.end) === ADDRESS) places.push(node)
    },
  }).visit(parseSync(id, code).program)
  let written = code
  for (const { start, end } of places.sort((a, b) => b.start - a.start))
    written = written.slice(0, start) + expression + written.slice(end)
  return written
}
