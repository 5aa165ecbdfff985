'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { fillBlanks } from '@/lib/text/fill-blanks'
import type { Bytes } from '@/lib/vault/bytes'
import { openPdf, type PdfDocument } from './pdf-document'
import { Problem } from './problem'
import { useVaultWords } from './vault-words'

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
          <Button type="button" look="line" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {said.previous}
          </Button>
          <p role="status" className="num">
            {fillBlanks(said.page, { count: page, total: pdf.pageCount })}
          </p>
          <Button type="button" look="line" disabled={page >= pdf.pageCount} onClick={() => setPage(page + 1)}>
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
