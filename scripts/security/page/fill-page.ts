/**
 * Puts each text between the marks of its name: `<!-- name -->` and `<!-- /name -->`.
 *
 * @throws Error when the page does not have the marks of a part
 */
export function fillPage(page: string, parts: Readonly<Record<string, string>>): string {
  return Object.entries(parts).reduce((filled, [name, text]) => {
    const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
    const [from, to] = [filled.indexOf(start), filled.indexOf(end)]
    if (from < 0 || to < from) throw new Error(`The page has no place marked ${start} … ${end}.`)
    return `${filled.slice(0, from + start.length)}\n${text}\n${filled.slice(to)}`
  }, page)
}
