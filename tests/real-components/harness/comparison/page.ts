import { createPlayer, type Player } from './player'

declare global {
  var player: Player
}

const isReal = new URLSearchParams(location.search).has('real')
const { components } = isReal
  ? await import('./real-components')
  : await import('../../../old-drop-in/components')

globalThis.player = createPlayer(components)
