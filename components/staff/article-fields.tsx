'use client'

import type { Choice } from '@/components/ui/select'
import { articleCategoryNames, articleLimits, articleStatusNames } from '@/lib/news/articles/vocabulary'
import { writeEasternInput } from '@/lib/time/eastern-time'
import type { EditorSpec, FieldSet } from './editor-form'
import { AreaField, SelectField, TextField, TickField } from './field'
import { MarkdownPreview } from './markdown-preview'
import { PictureUpload } from './picture-upload'

interface EditedArticle {
  id: string
  version: number
  title: string
  excerpt: string
  content?: string
  category: keyof typeof articleCategoryNames
  author: string | null
  imageUrl: string | null
  imageAlt: string | null
  featured: boolean
  status: keyof typeof articleStatusNames
  publishDate: string
}

export const articleEditor: EditorSpec<EditedArticle> = {
  noun: 'Article',
  path: '/api/admin/articles',
  labels: {
    title: 'Title',
    excerpt: 'Excerpt',
    content: 'Content',
    category: 'Category',
    author: 'Author',
    imageUrl: 'Image URL',
    imageAlt: 'What the picture shows',
    featured: 'Featured',
    status: 'Status',
    publishAt: 'Appears on',
  },
  toFields: (item) => ({
    title: item?.title ?? '',
    excerpt: item?.excerpt ?? '',
    content: item?.content ?? '',
    category: item?.category ?? '',
    author: item?.author ?? '',
    imageUrl: item?.imageUrl ?? '',
    imageAlt: item?.imageAlt ?? '',
    featured: item?.featured ?? false,
    status: item?.status ?? 'draft',
    publishAt: item?.status === 'scheduled' ? writeEasternInput(new Date(item.publishDate)) : '',
  }),
}

const categories: Choice[] = [['', 'Choose a category'], ...Object.entries(articleCategoryNames)]
const statuses: Choice[] = Object.entries(articleStatusNames)

export function ArticleFields({ set: { values, errors }, scope }: { set: FieldSet; scope: string }) {
  const field = (name: string) => ({ scope, name, error: errors[name], defaultValue: String(values[name] ?? '') })
  return (
    <>
      <TextField {...field('title')} label="Title" required maxLength={articleLimits.title} />
      <AreaField {...field('excerpt')} label="Excerpt" required rows={3} maxLength={articleLimits.excerpt} />
      <AreaField
        {...field('content')}
        label="Content"
        required
        rows={8}
        maxLength={articleLimits.content}
        hint="In Markdown: # Heading, **bold**, - list, [words](https://example.org)."
      />
      <MarkdownPreview fieldId={`${scope}-content`} />
      <div className="console-pair">
        <SelectField {...field('category')} label="Category" required choices={categories} />
        <TextField {...field('author')} label="Author" maxLength={articleLimits.author} />
      </div>
      <TextField
        {...field('imageUrl')}
        label="Image URL"
        maxLength={2000}
        hint="Upload a picture below. Pictures hosted on other sites are not shown, so no other site learns who reads this."
      />
      <PictureUpload fieldId={`${scope}-imageUrl`} />
      <TextField
        {...field('imageAlt')}
        label="What the picture shows"
        maxLength={articleLimits.imageAlt}
        hint="In a few words, for people who do not see it."
      />
      <TickField scope={scope} name="featured" label="Featured" defaultChecked={values.featured === true} />
      <div className="console-pair">
        <SelectField {...field('status')} label="Status" choices={statuses} />
        <TextField
          {...field('publishAt')}
          label="Appears on"
          type="datetime-local"
          hint="Eastern Time (ET). Only for a scheduled article."
        />
      </div>
    </>
  )
}
