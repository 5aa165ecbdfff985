'use client'

import { Toaster } from '@/components/ui/sonner'
import type { ArticleDto } from '@/lib/news/articles/schema'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import { articleEditor } from './article-fields'
import { type Editable, EditorForm, type EditorSpec, listAddresses } from './editor-form'
import { ConsoleQueries } from './query'
import { resourceEditor } from './resource-fields'

/** The same forms as pages of their own, for the list's links without a script. */
function EditorPage<Item extends Editable>({ spec, item }: { spec: EditorSpec<Item>; item: Item | null }) {
  const done = `${spec.noun.toLowerCase()}-${item ? 'updated' : 'created'}`
  return (
    <ConsoleQueries>
      <EditorForm
        spec={spec}
        item={item}
        onSaved={() => window.location.assign(`${listAddresses(spec.noun).href}?done=${done}`)}
      />
      <Toaster />
    </ConsoleQueries>
  )
}

export function ArticleEditorPage({ article }: { article: ArticleDto | null }) {
  return <EditorPage spec={articleEditor} item={article} />
}

export function ResourceEditorPage({ resource }: { resource: StaffResourceDto | null }) {
  return <EditorPage spec={resourceEditor} item={resource} />
}
