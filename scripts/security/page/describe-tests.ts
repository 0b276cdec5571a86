import type { NamedTest } from '../named-test'

/** The tests by their files, each file linked once, titles without the ids of requirements. */
export function describeTests(tests: readonly NamedTest[]): string {
  const files = [...new Set(tests.map(({ file }) => file))]
  return files
    .map((file) => {
      const titles = tests.filter((test) => test.file === file).map(({ title }) => quote(title))
      return `[${nameOf(file)}](../${file}): ${titles.join('; ')}`
    })
    .join('<br>')
}

function nameOf(file: string): string {
  return file.split('/').at(-1) ?? file
}

/** As code, since a title may hold anything. */
function quote(title: string): string {
  return `\`${title.replace(/(^| > )([A-Z]+-\d+ )+/g, '$1')}\``
}
