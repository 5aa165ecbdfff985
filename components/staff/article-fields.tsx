'use client'

import { type ChangeEvent, useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Choice } from '@/components/ui/select'
import { articleCategoryNames, articleLimits, articleStatusNames, spanishLabels } from '@/lib/news/articles/fields'
import type { ArticleDto } from '@/lib/news/articles/schema'
import { writeEasternInput } from '@/lib/time/eastern-time'
import { type EditorSpec, type FieldSet, nameFields } from './editor-form'
import { AreaField, SelectField, TextField, TickField } from './field'
import { textsOf } from './form-fields'
import { describeError, send } from './send'

const MAX_BYTES = 5 * 1024 * 1024

/** Uploads a picture at once, and puts its address into the field beside it. */
function PictureUpload({ fieldId }: { fieldId: string }) {
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

/** As readers will see it, from the renderer of the page itself, which lets no HTML in the text through. */
function MarkdownPreview({ fieldId }: { fieldId: string }) {
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

const labels = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  category: 'Category',
  ...spanishLabels,
  author: 'Author',
  imageUrl: 'Image URL',
  imageAlt: 'What the picture shows',
  featured: 'Featured',
  status: 'Status',
  publishAt: 'Appears on',
}

const categories: Choice[] = [['', 'Choose a category'], ...Object.entries(articleCategoryNames)]
const statuses: Choice[] = Object.entries(articleStatusNames)

function ArticleFields(set: FieldSet) {
  const field = nameFields(set, 'article', labels)
  return (
    <>
      <TextField {...field('title')} required maxLength={articleLimits.title} />
      <AreaField {...field('excerpt')} required rows={3} maxLength={articleLimits.excerpt} />
      <AreaField
        {...field('content')}
        required
        rows={8}
        maxLength={articleLimits.content}
        hint="In Markdown: # Heading, **bold**, - list, [words](https://example.org)."
      />
      <MarkdownPreview fieldId="article-content" />
      <details open={Boolean(set.values.titleEs)}>
        <summary>In Spanish</summary>
        <TextField {...field('titleEs')} lang="es" maxLength={articleLimits.title} />
        <AreaField {...field('excerptEs')} lang="es" rows={3} maxLength={articleLimits.excerpt} />
        <AreaField
          {...field('contentEs')}
          lang="es"
          rows={8}
          maxLength={articleLimits.content}
          hint="All three, as a person who speaks it has written them. Without them, Spanish pages show the English article."
        />
      </details>
      <div className="console-pair">
        <SelectField {...field('category')} required choices={categories} />
        <TextField {...field('author')} maxLength={articleLimits.author} />
      </div>
      <TextField
        {...field('imageUrl')}
        maxLength={2000}
        hint="Upload a picture below. Pictures hosted on other sites are not shown, so no other site learns who reads this."
      />
      <PictureUpload fieldId="article-imageUrl" />
      <TextField
        {...field('imageAlt')}
        maxLength={articleLimits.imageAlt}
        hint="In a few words, for people who do not see it."
      />
      <TickField
        scope="article"
        name="featured"
        label={labels.featured}
        defaultChecked={set.values.featured === true}
      />
      <div className="console-pair">
        <SelectField {...field('status')} choices={statuses} />
        <TextField
          {...field('publishAt')}
          type="datetime-local"
          hint="Eastern Time (ET). Only for a scheduled article."
        />
      </div>
    </>
  )
}

export const articleEditor: EditorSpec<ArticleDto> = {
  noun: 'Article',
  labels,
  toFields: (item) => ({
    ...textsOf(item, [
      ...(['title', 'excerpt', 'content', 'titleEs', 'excerptEs', 'contentEs'] as const),
      ...(['category', 'author', 'imageUrl', 'imageAlt'] as const),
    ]),
    featured: item?.featured ?? false,
    status: item?.status ?? 'draft',
    publishAt: item?.status === 'scheduled' ? writeEasternInput(new Date(item.publishDate)) : '',
  }),
  Fields: ArticleFields,
}
