import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** In place of the news, whose stories are in English. */
export function NewsInEnglish() {
  const w = words().home.newsInEnglish
  return (
    <section id="news" className="section" aria-labelledby="news-title">
      <div className="wrap grid gap-4">
        <h2 id="news-title">{w.title}</h2>
        <p>
          <a className="tap" href={to('/news')}>
            {w.read}
          </a>
        </p>
      </div>
    </section>
  )
}
