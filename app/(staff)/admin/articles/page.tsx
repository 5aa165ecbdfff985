import type { Metadata } from 'next'
import { ArticleList } from '@/components/staff/article-list'
import { filterBy } from '@/components/staff/filter-by'
import { ListTools } from '@/components/staff/list-tools'
import { readListParams, writeCursor, writeListParams } from '@/lib/http/staff-list/read-params'
import { listArticlesCall } from '@/lib/news/articles/calls'
import { listArticles } from '@/lib/news/articles/queries'
import { articleCategoryNames, articleStatusNames } from '@/lib/news/articles/vocabulary'
import { pageMetadata } from '@/lib/site/page-metadata'
import { readNotice } from '@/lib/staff/notices'
import { ConsolePage } from '../console-page'

export const metadata: Metadata = pageMetadata({
  title: 'Articles - Admin Dashboard',
  description: 'For staff.',
  path: '/admin/articles',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function ArticlesPage({ searchParams }: Props) {
  const params = await searchParams
  return (
    <ConsolePage tab="articles" notice={readNotice(params)}>
      {async () => {
        const { brief: _, cursor, ...filter } = readListParams(listArticlesCall, params)
        const { items, next } = await listArticles({ ...filter, isBrief: true, after: cursor })
        const asked = { ...params, brief: 'true' }
        const { query } = writeListParams(asked, ['q', 'category', 'status', 'sort', 'deleted', 'cursor', 'brief'])
        const { pageQuery } = writeListParams(params, ['q', 'category', 'status', 'sort', 'deleted'])
        return (
          <>
            <ListTools
              href="/admin/articles"
              what="articles"
              q={filter.q ?? ''}
              selects={[
                filterBy('category', 'Category', filter.category, articleCategoryNames),
                filterBy('status', 'Status', filter.status, articleStatusNames),
                {
                  name: 'sort',
                  label: 'Order',
                  value: filter.sort,
                  choices: [
                    ['recent', 'Publish date'],
                    ['updated', 'Last change'],
                    ['title', 'Title'],
                  ],
                },
              ]}
              isDeleted={filter.deleted}
            />
            <ArticleList
              key={query}
              initial={{ items, cursor: writeCursor(next) }}
              query={query}
              href="/admin/articles"
              pageQuery={pageQuery}
              isDeleted={filter.deleted}
            />
          </>
        )
      }}
    </ConsolePage>
  )
}
