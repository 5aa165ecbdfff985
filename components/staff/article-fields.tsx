'use client'

import type { Choice } from '@/components/ui/select'
import type { ArticleDto } from '@/lib/news/articles/schema'
import { articleCategoryNames, articleLimits, articleStatusNames, spanishLabels } from '@/lib/news/articles/vocabulary'
import { writeEasternInput } from '@/lib/time/eastern-time'
import { type EditorSpec, type FieldSet, nameFields } from './editor-form'
import { AreaField, SelectField, TextField, TickField } from './field'
import { textsOf } from './form-fields'
import { MarkdownPreview } from './markdown-preview'
import { PictureUpload } from './picture-upload'

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
