'use client'

import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { describeError, send } from './send'

const MAX_BYTES = 5 * 1024 * 1024

/** Uploads a picture at once, and puts its address into the field beside it. */
export function PictureUpload({ fieldId }: { fieldId: string }) {
  const id = useId()
  const [isReady, setIsReady] = useState(false)
  const [message, setMessage] = useState('')
  const [isProblem, setIsProblem] = useState(false)
  useEffect(() => setIsReady(true), [])
  if (!isReady) return null

  const say = (text: string, problem = false) => {
    setMessage(text)
    setIsProblem(problem)
  }

  async function upload(event: ChangeEvent<HTMLInputElement>): Promise<void> {
    const input = event.currentTarget
    const file = input.files?.[0]
    if (!file) return
    if (file.size > MAX_BYTES) return say('This picture is larger than 5 MB. Please choose a smaller one.', true)
    say('Uploading...')
    try {
      // The server checks the content, whatever the file is called.
      const body = new Blob([file], { type: 'application/octet-stream' })
      const { url } = (await (await send('POST', '/api/admin/pictures', body)).json()) as { url: string }
      const field = document.getElementById(fieldId)
      if (field instanceof HTMLInputElement) field.value = url
      say('The picture is uploaded. Save to use it.')
    } catch (error) {
      say(describeError(error), true)
    }
    input.value = ''
  }

  return (
    <div className="console-field">
      <label htmlFor={id}>Upload a picture</label>
      <p id={`${id}-hint`} className="soft">
        JPEG, PNG, WebP, AVIF or GIF, 5 MB at most. Data on where and with what it was taken is removed.
      </p>
      <input
        id={id}
        className="form-input"
        type="file"
        accept="image/*"
        aria-describedby={`${id}-hint ${id}-state`}
        onChange={upload}
      />
      <p id={`${id}-state`} role="status" className={isProblem ? 'console-error' : undefined}>
        {message}
      </p>
    </div>
  )
}
