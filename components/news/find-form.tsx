import { Button } from '@/components/ui/button'
import { pageTopics } from '@/lib/news/topics'

/** A plain GET form; where a script runs, the stories follow it in place. */
export function NewsFindForm({ q = '', topic = 'all' }: { q?: string; topic?: string }) {
  const chosen = topic === 'womens-health' ? 'healthcare' : topic
  return (
    <search>
      <form className="news-find" action="/news/search" method="get" data-news-form>
        <div className="find">
          <label htmlFor="news-q">Search the news</label>
          <div className="field">
            <input
              id="news-q"
              name="q"
              type="search"
              defaultValue={q}
              placeholder="Words in a title or summary"
              maxLength={200}
              autoComplete="off"
              spellCheck
            />
            <Button type="submit">Find news</Button>
          </div>
        </div>
        <div className="find">
          <label htmlFor="news-topic">Topic</label>
          <select id="news-topic" name="topic" defaultValue={chosen}>
            {pageTopics.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </form>
    </search>
  )
}
