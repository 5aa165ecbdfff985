/** QR codes generated here, so that no other host learns for whom. */
import { encode } from 'uqr'

/** The quiet zone required by the standard, in modules. */
const QUIET_ZONE = 4

/** The code as rows of modules, true for black, with the quiet zone. Readable with up to a quarter damaged. */
export function createQrCode(text: string): boolean[][] {
  return encode(text, { ecc: 'Q', boostEcc: false, border: QUIET_ZONE }).data
}

export interface Run {
  x: number
  y: number
  width: number
}

/** The black modules of each row as runs from left to right. */
export function listRuns(code: boolean[][]): Run[] {
  return code.flatMap((row, y) => {
    const runs: Run[] = []
    for (const [x, isBlack] of row.entries()) {
      const last = runs.at(-1)
      if (isBlack && last && last.x + last.width === x) last.width += 1
      else if (isBlack) runs.push({ x, y, width: 1 })
    }
    return runs
  })
}

/** An SVG path with one unit per module. */
export function writeQrPath(code: boolean[][]): string {
  return listRuns(code)
    .map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`)
    .join('')
}
