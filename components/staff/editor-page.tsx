'use client'

import { Toaster } from '@/components/ui/toaster'
import type { ArticleDto } from '@/lib/news/articles/schema'
import type { StaffResourceDto } from '@/lib/resources/staff/staff-schema'
import { ArticleFields, articleEditor } from './article-fields'
import { EditorForm } from './editor-form'
import { ResourceFields, resourceEditor } from './resource-fields'

function leaveFor(href: string): void {
  window.location.assign(href)
}

/** The same forms on pages of their own: what the list's links lead to where no script runs. */
export function ArticleEditorPage({ article }: { article: ArticleDto | null }) {
  return (
    <>
      <EditorForm
        spec={articleEditor}
        item={article}
        fields={(set) => <ArticleFields set={set} scope="article" />}
        cancelHref="/admin/articles"
        onSaved={() => leaveFor(`/admin/articles?done=article-${article ? 'updated' : 'created'}`)}
      />
      <Toaster />
    </>
  )
}

export function ResourceEditorPage({ resource }: { resource: StaffResourceDto | null }) {
  return (
    <>
      <EditorForm
        spec={resourceEditor}
        item={resource}
        fields={(set) => <ResourceFields set={set} scope="resource" />}
        cancelHref="/admin/resources"
        onSaved={() => leaveFor(`/admin/resources?done=resource-${resource ? 'updated' : 'created'}`)}
      />
      <Toaster />
    </>
  )
}
