import { words } from '@/lib/site/language/words'

/** In place of the news, of which there is none in another language. */
export function NewsInEnglish() {
  const w = words().home.newsInEnglish
  return (
    <section id="news" className="section" aria-labelledby="news-title">
      <div className="wrap grid gap-4">
        <h2 id="news-title">{w.title}</h2>
        <p>
          <a className="tap" href="/news" hrefLang="en">
            {w.read}
          </a>
        </p>
      </div>
    </section>
  )
}
