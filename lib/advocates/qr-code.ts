/** QR codes made here: no other host learns for whom. */
import { encode } from 'uqr'

/** Modules of white around it, as the standard asks. */
const QUIET_ZONE = 4

/** Rows of modules, true where black, with the white edge. A quarter of it may be torn or stained. */
export function createQrCode(text: string): boolean[][] {
  return encode(text, { ecc: 'Q', boostEcc: false, border: QUIET_ZONE }).data
}

export interface Run {
  x: number
  y: number
  width: number
}

/** Its black modules, each row in runs from left to right. */
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

/** For an SVG of as many units as the code has modules. */
export function writeQrPath(code: boolean[][]): string {
  return listRuns(code)
    .map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`)
    .join('')
}
