'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { describeError, send } from './send'

/** As readers will see it, from the renderer of the page itself, which lets no HTML in the text through. */
export function MarkdownPreview({ fieldId }: { fieldId: string }) {
  const [isReady, setIsReady] = useState(false)
  const [html, setHtml] = useState<string | null>(null)
  const [problem, setProblem] = useState('')
  useEffect(() => setIsReady(true), [])
  if (!isReady) return null

  async function show(): Promise<void> {
    setProblem('')
    const field = document.getElementById(fieldId)
    const content = field instanceof HTMLTextAreaElement ? field.value : ''
    try {
      const response = await send('POST', '/api/admin/articles/preview', { content })
      setHtml(((await response.json()) as { html: string }).html)
    } catch (error) {
      setProblem(describeError(error))
    }
  }

  return (
    <div className="console-preview">
      <div className="row">
        <Button type="button" look="soft" onClick={show}>
          <Icon name="eye" size={18} /> {html === null ? 'Preview' : 'Preview again'}
        </Button>
        {html === null ? null : (
          <Button type="button" look="line" onClick={() => setHtml(null)}>
            Hide preview
          </Button>
        )}
      </div>
      {problem ? <p className="console-error">{problem}</p> : null}
      {html === null ? null : (
        <section aria-label="Preview" className="prose console-preview-page">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server with raw HTML switched off */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      )}
    </div>
  )
}
