import { Button } from '@/components/ui/button'
import type { SavedView } from '@/lib/resources/staff/saved-views-schema'
import { TextField } from './field'

/** Named filters of the list, and the way to name the ones that are set. */
export function SavedViews({ views, query }: { views: readonly SavedView[]; query: string }) {
  const current = views.find((view) => view.query === query)
  if (views.length === 0 && query === '') return null
  return (
    <section aria-labelledby="views-title" className="grid gap-3">
      <h2 id="views-title" className="text-base">
        Saved views
      </h2>
      {views.length > 0 ? (
        <ul className="row">
          {views.map(({ id, name, query: filters }) => (
            <li key={id}>
              <a href={`/admin/resources?${filters}`} aria-current={current?.id === id ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {query !== '' && !current ? (
        <form method="post" action="/api/admin/views" className="console-tools">
          <TextField scope="view" name="name" label="Save these filters as" required maxLength={100} />
          <input type="hidden" name="query" value={query} />
          <Button type="submit" look="line">
            Save the view
          </Button>
        </form>
      ) : null}
      {current ? (
        <form method="post" action={`/api/admin/views/${current.id}/remove`}>
          <Button type="submit" look="line">
            Remove the view “{current.name}”
          </Button>
        </form>
      ) : null}
    </section>
  )
}
