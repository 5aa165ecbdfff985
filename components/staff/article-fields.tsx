'use client'

import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { send } from '@/components/forms/calls'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Input } from '@/components/ui/input'
import { useHydrated } from '@/components/ui/words-context'
import { filled, withOthers } from '@/lib/forms/schema'
import { articleCategoryNames, articleLimits, articleStatusNames, spanishLabels } from '@/lib/news/articles/fields'
import type { ArticleDto } from '@/lib/news/articles/schema'
import { writeEasternInput } from '@/lib/time/eastern-time'
import { type EditorSpec, nameFields, textsOf, type Values } from './editor-form'
import { AreaField, SelectField, TextField, TickField } from './field'
import type { Choice } from './filter-select'
import { describeError } from './send'

const MAX_BYTES = 5 * 1024 * 1024

/** Uploads a picture at once, and puts its address into the field beside it. */
function PictureUpload() {
  const id = useId()
  const { setValue } = useFormContext<Values>()
  const isHydrated = useHydrated()
  const upload = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > MAX_BYTES) throw new RangeError('This picture is larger than 5 MB. Please choose a smaller one.')
      // The server checks the content, whatever the file is called.
      const body = new Blob([file], { type: 'application/octet-stream' })
      return (await (await send('POST', '/api/admin/pictures', body)).json()) as { url: string }
    },
    onSuccess: ({ url }) => setValue('imageUrl', url),
  })
  if (!isHydrated) return null
  const { error } = upload
  const problem = error instanceof RangeError ? error.message : error && describeError(error)
  return (
    <div className="console-field">
      <label htmlFor={id}>Upload a picture</label>
      <p id={`${id}-hint`} className="soft">
        JPEG, PNG, WebP, AVIF or GIF, 5 MB at most. Data on where and with what it was taken is removed.
      </p>
      <Input
        id={id}
        type="file"
        accept="image/*"
        aria-describedby={`${id}-hint ${id}-state`}
        onChange={({ currentTarget: input }) => {
          const file = input.files?.[0]
          if (!file) return
          upload.mutate(file)
          input.value = ''
        }}
      />
      <p id={`${id}-state`} role="status" className={problem ? 'console-error' : undefined}>
        {problem}
        {upload.isPending ? 'Uploading...' : null}
        {upload.isSuccess ? 'The picture is uploaded. Save to use it.' : null}
      </p>
    </div>
  )
}

/** As readers will see it, from the renderer of the page itself, which lets no HTML in the text through. */
function MarkdownPreview() {
  const { getValues } = useFormContext<Values>()
  const isHydrated = useHydrated()
  const preview = useMutation({
    mutationFn: async () => {
      const response = await send('POST', '/api/admin/articles/preview', { content: getValues('content') })
      return ((await response.json()) as { html: string }).html
    },
  })
  if (!isHydrated) return null
  return (
    <div className="console-preview">
      <div className="row">
        <Button type="button" variant="secondary" onClick={() => preview.mutate()}>
          <Icon name="eye" size={18} /> {preview.data === undefined ? 'Preview' : 'Preview again'}
        </Button>
        {preview.data === undefined ? null : (
          <Button type="button" variant="outline" onClick={preview.reset}>
            Hide preview
          </Button>
        )}
      </div>
      {preview.error ? <p className="console-error">{describeError(preview.error)}</p> : null}
      {preview.data === undefined ? null : (
        <section aria-label="Preview" className="prose console-preview-page">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server with raw HTML switched off */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: preview.data }} />
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

const FILL = 'Please fill this in.'

const categories: Choice[] = [['', 'Choose a category'], ...Object.entries(articleCategoryNames)]
const statuses: Choice[] = Object.entries(articleStatusNames)

function ArticleFields({ values }: { values: Values }) {
  const field = nameFields(values, 'article', labels)
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
      <MarkdownPreview />
      <details open={Boolean(values.titleEs)}>
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
      <PictureUpload />
      <TextField
        {...field('imageAlt')}
        maxLength={articleLimits.imageAlt}
        hint="In a few words, for people who do not see it."
      />
      <TickField scope="article" name="featured" label={labels.featured} defaultChecked={values.featured === true} />
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
  schema: withOthers({
    ...{ title: filled(FILL), excerpt: filled(FILL), content: filled(FILL) },
    category: filled('Please choose a category.'),
  }),
  toValues: (item) => ({
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
