'use client'

import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { fillBlanks } from '@/lib/text/format'
import type { Bytes } from '@/lib/vault/bytes'
import { Problem } from './problem'
import { useVaultWords } from './vault-words'

const SHARPNESS = 2
const MAX_IMAGE_PIXELS = 40_000_000

interface Drawing {
  /** The text of the page, for screen readers. */
  done: Promise<string>
  cancel: () => void
}

interface PdfDocument {
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
async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
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

const NARROWEST = 280

/** One page at a time: a phone has no memory for a hundred. */
export function PdfPages({ bytes, name }: { bytes: Bytes; name: string }) {
  const said = useVaultWords().viewer
  const [pdf, setPdf] = useState<PdfDocument | null>(null)
  const [page, setPage] = useState(1)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let isOver = false
    let opened: PdfDocument | null = null
    // A copy, because the worker takes ownership of the buffer.
    openPdf(bytes.slice()).then(
      (result) => {
        opened = result
        if (isOver) result.close()
        else setPdf(result)
      },
      () => setProblem(said.badPdf),
    )
    return () => {
      isOver = true
      opened?.close()
    }
  }, [bytes, said])

  useEffect(() => {
    const element = canvas.current
    if (!pdf || !element) return
    const width = Math.max(NARROWEST, element.parentElement?.clientWidth ?? NARROWEST)
    const { done, cancel } = pdf.draw(page, element, width)
    let isOver = false
    done.then(setWords, () => {
      if (!isOver) setProblem(said.badPage)
    })
    return () => {
      isOver = true
      cancel()
      setWords('')
      element.width = 0
      element.height = 0
    }
  }, [pdf, page, said])

  return (
    <div className="grid gap-3">
      <Problem text={problem} />
      {!pdf && !problem ? <p role="status">{said.preparing}</p> : null}
      {pdf ? (
        <div className="vault-pager">
          <Button type="button" variant="outline" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {said.previous}
          </Button>
          <p role="status" className="num">
            {fillBlanks(said.page, { count: page, total: pdf.pageCount })}
          </p>
          <Button type="button" variant="outline" disabled={page >= pdf.pageCount} onClick={() => setPage(page + 1)}>
            {said.next}
          </Button>
        </div>
      ) : null}
      <canvas
        ref={canvas}
        className="vault-picture"
        role="img"
        aria-label={fillBlanks(said.picture, { name: name, count: page })}
      />
      {words ? (
        <details className="more">
          <summary>{said.asText}</summary>
          <div className="vault-text">
            <pre>{words}</pre>
          </div>
        </details>
      ) : null}
    </div>
  )
}
