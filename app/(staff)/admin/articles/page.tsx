import { ArticleList } from '@/components/staff/article-list'
import { FilterBy, ListTools, OrderBy } from '@/components/staff/list-tools'
import { readListParams, writeCursor, writeListParams } from '@/lib/http/staff-list/read-params'
import { listArticlesCall } from '@/lib/news/articles/calls'
import { articleCategoryNames, articleStatusNames } from '@/lib/news/articles/fields'
import { listArticles } from '@/lib/news/articles/queries'
import { consoleMetadata, consolePage } from '../console-page'

export const metadata = consoleMetadata('/admin/articles', 'Articles')

const names = ['q', 'category', 'status', 'sort', 'deleted']

const orders = {
  ...{ recent: 'Publish date', '-recent': 'Oldest publish date', updated: 'Last change', '-updated': 'Oldest change' },
  ...{ title: 'Title', '-title': 'Title, Z to A' },
}

export default consolePage('articles', async ({ search }) => {
  const { brief: _, cursor, ...filter } = readListParams(listArticlesCall, search)
  const { items, next } = await listArticles({ ...filter, isBrief: true, after: cursor })
  const initial = { items, cursor: writeCursor(next) }
  const { query } = writeListParams({ ...search, brief: 'true' }, [...names, 'cursor', 'brief'])
  const { pageQuery } = writeListParams(search, [...names, 'columns'])
  return (
    <>
      <ListTools
        {...{ href: '/admin/articles', what: 'articles', q: filter.q ?? '', isDeleted: filter.deleted }}
        kept={{ columns: search.columns }}
      >
        <FilterBy name="category" label="Category" value={filter.category} names={articleCategoryNames} />
        <FilterBy name="status" label="Status" value={filter.status} names={articleStatusNames} />
        <OrderBy value={filter.sort} names={orders} />
      </ListTools>
      <ArticleList key={query} {...{ initial, query, pageQuery, sort: filter.sort, isDeleted: filter.deleted }} />
    </>
  )
})
