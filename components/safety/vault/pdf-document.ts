import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist'

const SHARPNESS = 2
const MAX_IMAGE_PIXELS = 40_000_000

export interface Drawing {
  /** The text of the page, for screen readers. */
  done: Promise<string>
  cancel: () => void
}

export interface PdfDocument {
  pageCount: number
  draw: (page: number, canvas: HTMLCanvasElement, width: number) => Drawing
  close: () => void
}

async function readWords(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : ' ') : ''))
    .join('')
    .trim()
}

function drawPage(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement, width: number): Drawing {
  let task: RenderTask | null = null
  let isOver = false
  async function draw(): Promise<string> {
    const page = await pdf.getPage(number)
    if (isOver) return ''
    const natural = page.getViewport({ scale: 1 })
    const viewport = page.getViewport({ scale: (width / natural.width) * SHARPNESS })
    canvas.width = Math.floor(viewport.width)
    canvas.height = Math.floor(viewport.height)
    task = page.render({ canvas, viewport })
    await task.promise
    const words = await readWords(page)
    page.cleanup()
    return words
  }
  const cancel = () => {
    isOver = true
    task?.cancel()
  }
  return { done: draw(), cancel }
}

/**
 * Renders a PDF as images in a separate worker: none of its links, forms or scripts is ever active, no other program sees
 * it, and nothing of it remains when the vault locks. The renderer is loaded on first use.
 */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const { getDocument, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const port = new Worker(new URL('pdfjs-dist/legacy/build/pdf.worker.mjs', import.meta.url), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const task = getDocument({
    data: bytes,
    worker,
    isEvalSupported: false,
    useWasm: false,
    enableXfa: false,
    useSystemFonts: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: 0,
  })
  const close = () => {
    void task.destroy().finally(() => port.terminate())
  }
  try {
    const pdf = await task.promise
    return { pageCount: pdf.numPages, draw: (page, canvas, width) => drawPage(pdf, page, canvas, width), close }
  } catch (error) {
    close()
    throw error
  }
}
