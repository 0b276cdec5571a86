import type { Sighting } from './watch-start'

/** What changed from look to look: when, what shows, and what the merchant was told. */
export function describeSightings(sightings: readonly Sighting[]): string {
  let before = ''
  return sightings
    .flatMap((sighting) => {
      const shown = describeScreen(sighting)
      const news = [...eventsOf(sighting), ...resultsOf(sighting)]
      if (shown === before && news.length === 0) return []
      const what = shown === before ? [] : [shown]
      before = shown
      return [`**${seconds(sighting.atMs)}** ${[...what, ...news].join(', ')}`]
    })
    .join('<br>')
}

function describeScreen({ seen, isRequestable }: Sighting): string {
  const shown = areasShown(seen.areas, seen.texts)
  return isRequestable ? `${shown} ✓` : shown
}

function areasShown(areas: readonly string[], texts: readonly string[]): string {
  if (areas.includes('loading-indicator')) return 'loader'
  if (areas.includes('methods'))
    return areas.includes('card') ? 'saved methods and card form' : 'saved methods'
  if (areas.includes('options')) return `options: ${texts.flatMap(describeTile).join(', ')}`
  if (areas.includes('card')) return areas.includes('toggle') ? 'card form and toggle' : 'card form'
  return 'nothing'
}

function describeTile(text: string): string[] {
  const [, name, state = ''] = /^row: (.+?)( Connecting…| Developer Error.*)?$/.exec(text) ?? []
  if (name === undefined) return []
  if (state === '') return [name]
  return [`${name} ${state.includes('Connecting') ? 'connecting' : 'failed'}`]
}

/** By name, with what tells events of one name apart. */
function eventsOf({ seen }: Sighting): string[] {
  return seen.events
    .filter((line) => !line.startsWith('card:'))
    .map((line) => `\`${line.replace(/ \{.*"newViewId":"(\w+)".*/, ' $1').replace(/ \{.*/, '')}\``)
}

function resultsOf({ seen: { results } }: Sighting): string[] {
  const [payment] = results.filter((line) => /^requestPaymentMethod (resolves|rejects)/.test(line))
  const code = results.find((line) => / it has the code /.test(line))?.replace(/.* /, '')
  return [
    results.includes('create resolves') && '**ready**',
    results.some((line) => line.startsWith('create rejects')) &&
      `\`create\` rejects${codeOf(code)}`,
    payment?.includes('resolves') &&
      (results.some((line) => line.includes('.deviceData: '))
        ? 'request: with device data'
        : 'request: without device data'),
    payment?.includes('rejects') && `request rejects${codeOf(code)}`,
  ].filter((line) => typeof line === 'string')
}

function codeOf(code: string | undefined): string {
  return code === undefined ? '' : ` \`${code}\``
}

function seconds(ms: number): string {
  return (ms / 1_000).toFixed(1)
}
