import { FindInput } from '@/components/ui/find-input'
import { pageTopics } from '@/lib/news/topics'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** A plain GET form; where a script runs, the stories update in place. */
export function NewsFindForm({ q = '', topic = 'all' }: { q?: string; topic?: string }) {
  const chosen = topic === 'womens-health' ? 'healthcare' : topic
  const w = words().news
  const names = { ...w.topics, all: w.all, healthcare: w.healthcare }
  return (
    <search>
      <form className="news-find" action={to('/news/search')} method="get" data-news-form>
        <div className="find">
          <label htmlFor="news-q">{w.searchTitle}</label>
          <FindInput id="news-q" words={q} placeholder={w.words} button={w.find} spellCheck />
        </div>
        <div className="find">
          <label htmlFor="news-topic">{w.topic}</label>
          <select id="news-topic" name="topic" defaultValue={chosen}>
            {pageTopics.map((value) => (
              <option key={value} value={value}>
                {names[value]}
              </option>
            ))}
          </select>
        </div>
      </form>
    </search>
  )
}
