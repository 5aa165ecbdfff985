'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Bytes } from '@/lib/vault/bytes'
import { openPdf, type PdfDocument } from './pdf-document'
import { Problem } from './problem'

const NARROWEST = 280

/** One page at a time: a phone has no memory for a hundred. */
export function PdfPages({ bytes, name }: { bytes: Bytes; name: string }) {
  const [pdf, setPdf] = useState<PdfDocument | null>(null)
  const [page, setPage] = useState(1)
  const [words, setWords] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    let isOver = false
    let opened: PdfDocument | null = null
    // A copy: the reader's worker takes what it is given.
    openPdf(bytes.slice()).then(
      (result) => {
        opened = result
        if (isOver) result.close()
        else setPdf(result)
      },
      () => setProblem('This PDF cannot be shown here. The file is fine: export it to open it elsewhere.'),
    )
    return () => {
      isOver = true
      opened?.close()
    }
  }, [bytes])

  useEffect(() => {
    const element = canvas.current
    if (!pdf || !element) return
    const width = Math.max(NARROWEST, element.parentElement?.clientWidth ?? NARROWEST)
    const { done, cancel } = pdf.draw(page, element, width)
    let isOver = false
    done.then(setWords, () => {
      if (!isOver) setProblem('This page cannot be shown here.')
    })
    return () => {
      isOver = true
      cancel()
      setWords('')
      element.width = 0
      element.height = 0
    }
  }, [pdf, page])

  return (
    <div className="grid gap-3">
      <Problem text={problem} />
      {!pdf && !problem ? <p role="status">Preparing the pages…</p> : null}
      {pdf ? (
        <div className="vault-pager">
          <Button type="button" look="line" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            Previous
          </Button>
          <p role="status" className="num">
            Page {page} of {pdf.pageCount}
          </p>
          <Button type="button" look="line" disabled={page >= pdf.pageCount} onClick={() => setPage(page + 1)}>
            Next
          </Button>
        </div>
      ) : null}
      <canvas ref={canvas} className="vault-picture" role="img" aria-label={`${name}, page ${page}`} />
      {words ? (
        <details className="more">
          <summary>Read this page as text</summary>
          <div className="vault-text">
            <pre>{words}</pre>
          </div>
        </details>
      ) : null}
    </div>
  )
}
