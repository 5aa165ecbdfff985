import { Section } from '@/components/layout/section'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** Replaces the news on pages in other languages, because the stories are in English. */
export function NewsInEnglish() {
  const w = words().home.newsInEnglish
  return (
    <Section id="news" name="news" title={w.title} inner="grid gap-4">
      <p>
        <a className="tap" href={to('/news')}>
          {w.read}
        </a>
      </p>
    </Section>
  )
}
