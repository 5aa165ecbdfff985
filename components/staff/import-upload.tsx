'use client'

import { useEffect, useId, useState } from 'react'
import { partBytes } from '@/lib/directory-data/imports/parts'

const MAX_BYTES = 64 * 1024 * 1024
const NO_ANSWER = 'The file did not upload, so nothing was changed. Please try again.'

function readDetail(text: string): string {
  try {
    const { detail, errors = [] } = JSON.parse(text) as { detail?: string; errors?: { message: string }[] }
    return [detail ?? NO_ANSWER, ...errors.map(({ message }) => message)].join(' ')
  } catch {
    return NO_ANSWER
  }
}

/** For hosts with a small request limit. Throws an error with a readable message. */
async function sendParts(file: File, note: (share: number) => void): Promise<FormDataEntries> {
  const upload = crypto.randomUUID()
  const parts = Math.max(1, Math.ceil(file.size / partBytes))
  for (let part = 0; part < parts; part += 1) {
    const body = file.slice(part * partBytes, (part + 1) * partBytes)
    const answer = await fetch(`/api/admin/import/parts/${upload}/${part}`, {
      method: 'PUT',
      cache: 'no-store',
      body,
      headers: { accept: 'application/json', 'content-type': 'application/octet-stream' },
    }).catch(() => null)
    if (!answer?.ok) throw new Error(answer ? readDetail(await answer.text()) : NO_ANSWER)
    note((part + 1) / parts)
  }
  return { upload, parts: String(parts), file: new File([], file.name) }
}

type FormDataEntries = Record<string, string | File>

/** Submits the surrounding form itself, to show the upload progress. */
export function ImportUpload({ formId, inParts }: { formId: string; inParts: boolean }) {
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
      if (file && file.size > MAX_BYTES) {
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
      const data = new FormData(form)
      const send = async () => {
        if (file && inParts) {
          for (const [name, value] of Object.entries(await sendParts(file, setShare))) data.set(name, value)
        }
        request.send(data)
      }
      setProblem('')
      setShare(0)
      if (button) button.disabled = true
      send().catch((error: Error) => end(error.message))
    }
    form.addEventListener('submit', submit)
    return () => form.removeEventListener('submit', submit)
  }, [formId, inParts])

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
