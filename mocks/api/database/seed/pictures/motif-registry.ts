import type { Motif } from './motif'
import { drawBotany } from './motifs/nature/botany'
import { drawContours } from './motifs/nature/contours'
import { drawPapercut } from './motifs/nature/papercut'
import { drawRidges } from './motifs/nature/ridges'
import { drawWaves } from './motifs/nature/waves'
import { drawArches } from './motifs/pattern/arches'
import { drawBlocks } from './motifs/pattern/blocks'
import { drawFlow } from './motifs/pattern/flow'
import { drawMosaic } from './motifs/pattern/mosaic'
import { drawTruchet } from './motifs/pattern/truchet'
import { drawCircuit } from './motifs/sign/circuit'
import { drawConstellation } from './motifs/sign/constellation'
import { drawMonogram } from './motifs/sign/monogram'
import { drawSpectrum } from './motifs/sign/spectrum'

/** Every kind of cover. A new one is a file and a line here. */
export const motifs = {
  arches: drawArches,
  blocks: drawBlocks,
  botany: drawBotany,
  circuit: drawCircuit,
  constellation: drawConstellation,
  contours: drawContours,
  flow: drawFlow,
  monogram: drawMonogram,
  mosaic: drawMosaic,
  papercut: drawPapercut,
  ridges: drawRidges,
  spectrum: drawSpectrum,
  truchet: drawTruchet,
  waves: drawWaves,
} satisfies Record<string, Motif>

export type MotifName = keyof typeof motifs
