'use client'

import { useEffect, useRef, useState } from 'react'
import { fillBlanks } from '@/lib/text/format'
import { ANSWERS_TYPE, readAnswers } from '@/lib/vault/call-answers'
import type { OpenedFile } from '@/lib/vault/opened-file'
import type { StoredFile } from '@/lib/vault/parts'
import { formatSize } from './format-file'
import { PdfPages } from './pdf-pages'
import { Problem } from './problem'
import { describeProblem } from './use-task'
import type { Ask } from './use-vault'
import { VaultDialog } from './vault-dialog'
import { useVaultWords } from './vault-words'

/** Only the pixels: the page never has the image file or a URL for it. */
function Picture({ bitmap, name }: { bitmap: ImageBitmap; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return
    element.width = bitmap.width
    element.height = bitmap.height
    element.getContext('2d')?.drawImage(bitmap, 0, 0)
    return () => {
      // Frees the memory at once.
      element.width = 0
      element.height = 0
    }
  }, [bitmap])
  return <canvas ref={canvas} className="vault-picture" role="img" aria-label={name} />
}

/** A call's answers: each question with its answer. */
function CallAnswers({ text }: { text: string }) {
  const { head, given } = readAnswers(text)
  return (
    <div className="grid gap-4">
      <div>
        {head.map((line) => (
          <p key={line} className="font-semibold">
            {line}
          </p>
        ))}
      </div>
      <dl className="grid gap-3">
        {given.map(({ question, answer }) => (
          <div key={question}>
            <dt className="soft">{question}</dt>
            <dd className="vault-words">{answer}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Shown({ opened }: { opened: OpenedFile }) {
  const copy = useVaultWords().viewer
  switch (opened.kind) {
    case 'image':
      return <Picture bitmap={opened.bitmap} name={opened.file.name} />
    case 'pdf':
      return <PdfPages bytes={opened.bytes} name={opened.file.name} />
    case 'text':
      if (opened.file.type === ANSWERS_TYPE) return <CallAnswers text={opened.text} />
      return (
        <>
          {/* Long texts scroll, so the keyboard has to reach them. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above */}
          <section className="vault-text" tabIndex={0} aria-label={opened.file.name}>
            <pre>{opened.text}</pre>
          </section>
          {opened.isCut ? <p className="soft">{copy.cut}</p> : null}
        </>
      )
    default:
      return <p>{fillBlanks(copy.other, { count: formatSize(opened.file.size) })}</p>
  }
}

export function Viewer({ ask, file, onClose }: { ask: Ask; file: StoredFile; onClose: () => void }) {
  const { isUnlocking, problems, unlocking } = useVaultWords()
  const [opened, setOpened] = useState<OpenedFile | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [share, setShare] = useState(0)
  const { id } = file

  useEffect(() => {
    const controller = new AbortController()
    let bitmap: ImageBitmap | null = null
    const onProgress = (done: number, total: number) => setShare(total > 0 ? done / total : 0)
    ask('openFile', [id], { onProgress, signal: controller.signal }).then(
      (result) => {
        if (result.kind === 'image') bitmap = result.bitmap
        if (controller.signal.aborted) bitmap?.close()
        else setOpened(result)
      },
      (error) => setProblem(describeProblem(error, problems)),
    )
    return () => {
      controller.abort()
      bitmap?.close()
    }
  }, [ask, id, problems])

  return (
    <VaultDialog title={file.name} onClose={onClose} isWide>
      <Problem text={problem} />
      {!opened && !problem ? (
        <p role="status">
          {unlocking} <progress className="vault-progress" aria-label={isUnlocking} max={1} value={share} />
        </p>
      ) : null}
      {opened ? <Shown opened={opened} /> : null}
    </VaultDialog>
  )
}
