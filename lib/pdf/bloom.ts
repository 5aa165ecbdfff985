import { sheet } from './sheet'
import type { TaggedPdf } from './tagged-pdf'

/** Three rings of petals, from the outside in, on a field of 100 by 100. */
const rings = [
  { petals: 14, turn: 0, distance: 33, rx: 9.5, ry: 15, color: '#E59A1C' },
  { petals: 10, turn: 18, distance: 20, rx: 8, ry: 12, color: '#C97A12' },
  { petals: 7, turn: 9, distance: 9, rx: 6, ry: 8.5, color: '#F3BE5E' },
]

const SIZE = 40

/** The bloom of the site, small, at the top right of the current page: the only decoration. */
export function drawBloom(pdf: TaggedPdf): void {
  const scale = SIZE / 100
  const center = { x: sheet.right - SIZE / 2, y: sheet.top + 6 }
  pdf.markArtifact('Layout', () => {
    for (const { petals, turn, distance, rx, ry, color } of rings) {
      for (let petal = 0; petal < petals; petal += 1) {
        const angle = turn + (petal * 360) / petals
        pdf.drawPetal(center, angle, distance * scale, rx * scale, ry * scale, color)
      }
    }
  })
}
