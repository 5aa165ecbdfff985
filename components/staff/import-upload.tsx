'use client'

import { useEffect, useId, useState } from 'react'

const MOST_BYTES = 64 * 1024 * 1024
const NO_ANSWER = 'The file did not upload, so nothing was changed. Please try again.'

function readDetail(text: string): string {
  try {
    const { detail, errors = [] } = JSON.parse(text) as { detail?: string; errors?: { message: string }[] }
    return [detail ?? NO_ANSWER, ...errors.map(({ message }) => message)].join(' ')
  } catch {
    return NO_ANSWER
  }
}

/** Sends the form around it by itself, so that a bar can show the bytes that are over. */
export function ImportUpload({ formId }: { formId: string }) {
  const id = useId()
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState('')

  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const submit = (event: SubmitEvent) => {
      event.preventDefault()
      const input = form.elements.namedItem('file')
      const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined
      if (file && file.size > MOST_BYTES) {
        setProblem('This file is larger than 64 MB. Please split it into several.')
        return
      }
      const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
      const request = new XMLHttpRequest()
      const end = (text: string) => {
        setShare(null)
        setProblem(text)
        if (button) button.disabled = false
      }
      request.open('POST', form.action)
      request.setRequestHeader('accept', 'application/json')
      request.upload.addEventListener('progress', ({ loaded, total }) => setShare(total > 0 ? loaded / total : 0))
      request.addEventListener('error', () => end(NO_ANSWER))
      request.addEventListener('load', () => {
        if (request.status !== 202) return end(readDetail(request.responseText))
        const { id: importId } = JSON.parse(request.responseText) as { id: string }
        location.assign(`/admin/import/${importId}`)
      })
      setProblem('')
      setShare(0)
      if (button) button.disabled = true
      request.send(new FormData(form))
    }
    form.addEventListener('submit', submit)
    return () => form.removeEventListener('submit', submit)
  }, [formId])

  const percent = share === null ? null : Math.floor(share * 100)
  return (
    <div>
      {percent === null ? null : (
        <p className="console-progress">
          <label htmlFor={id}>
            {percent < 100 ? `Sending the file: ${percent} %` : 'The file is uploaded. It is being read.'}
          </label>
          <progress id={id} value={percent} max={100} />
        </p>
      )}
      <p role="alert" className={problem ? 'console-error' : undefined}>
        {problem}
      </p>
    </div>
  )
}
