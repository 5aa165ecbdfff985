import type { Bytes } from './bytes'
import { decodeImage } from './file-kind'

function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && !fits(piece + letter)) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** Lines no wider than the column; a word that is too long for one is broken. */
export function wrapText(text: string, fits: (text: string) => boolean): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ').flatMap((one) => (fits(one) ? [one] : breakWord(one, fits)))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && !fits(longer)) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}

export interface TextImage {
  bytes: Bytes
  isPng: boolean
  /** In points. */
  width: number
  height: number
  isRight?: boolean
}

/** Dots for each point: sharp in print. */
const SHARPNESS = 4
const LINE_HEIGHT = 1.45
const RIGHT_TO_LEFT = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Thaana}|\p{Script=Syriac}/u

async function toImage(canvas: OffscreenCanvas, type: 'image/png' | 'image/jpeg'): Promise<Bytes> {
  const blob = await canvas.convertToBlob({ type, quality: 0.85 })
  return new Uint8Array(await blob.arrayBuffer())
}

interface LineOptions {
  size: number
  column: number
  isBold: boolean
}

function getContext(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  return context
}

/** Each line as a picture, in the browser's fonts: for the scripts that a PDF's built-in fonts do not know. */
export async function drawLines(text: string, { size, column, isBold }: LineOptions): Promise<TextImage[]> {
  const font = `${isBold ? '600 ' : ''}${size * SHARPNESS}px sans-serif`
  const measure = getContext(new OffscreenCanvas(1, 1))
  measure.font = font
  const lines = wrapText(text, (part) => measure.measureText(part).width <= column * SHARPNESS)
  const images: TextImage[] = []
  for (const line of lines) {
    const width = Math.min(column, Math.max(1, Math.ceil(measure.measureText(line).width / SHARPNESS) + 1))
    const height = Math.ceil(size * LINE_HEIGHT)
    const isRight = RIGHT_TO_LEFT.test(line)
    const canvas = new OffscreenCanvas(width * SHARPNESS, height * SHARPNESS)
    const context = getContext(canvas)
    context.font = font
    context.fillStyle = '#1f1822'
    context.direction = isRight ? 'rtl' : 'ltr'
    context.textAlign = 'start'
    context.fillText(line, isRight ? width * SHARPNESS : 0, size * 1.1 * SHARPNESS)
    images.push({ bytes: await toImage(canvas, 'image/png'), isPng: true, width, height, isRight })
  }
  return images
}

const MAX_PHOTO_SIDE = 1600
const DOTS_TO_POINTS = 0.5

/** A photo as it is printed: smaller, without what the camera wrote into it. Null where it cannot be shown. */
export async function drawPhoto(bytes: Bytes): Promise<TextImage | null> {
  try {
    const bitmap = await decodeImage(new Blob([bytes]))
    const scale = Math.min(1, MAX_PHOTO_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    const context = getContext(canvas)
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const { width, height } = canvas
    return {
      bytes: await toImage(canvas, 'image/jpeg'),
      isPng: false,
      width: width * DOTS_TO_POINTS,
      height: height * DOTS_TO_POINTS,
    }
  } catch {
    return null
  }
}
