import { Section } from '@/components/layout/section'
import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/advocates/advocates.css'
import type { Metadata } from 'next'
import { FindPlaceForm } from '@/components/advocates/find-place-form'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/button'
import { TextList } from '@/components/ui/texts'
import { writeWidget } from '@/lib/advocates/widget'
import { advocateWords, getAdvocateWords, namePlace, placeOf } from '@/lib/advocates/words'
import { sortStates } from '@/lib/geography/states'
import { languages } from '@/lib/site/language/languages.mjs'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { words as allWords } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

const path = '/advocates'

export async function generateMetadata({ params }: PageProps<'/[locale]/advocates'>): Promise<Metadata> {
  await setLanguage(params)
  const { title, page } = advocateWords()
  return pageMetadata({ title, description: page.description, path })
}

export default async function AdvocatesPage({ params }: PageProps<'/[locale]/advocates'>) {
  await setLanguage(params)
  const words = advocateWords()
  return (
    <SiteFrame path={path}>
      <section className="section pt-6">
        <div className="wrap grid gap-6">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
          <FindPlaceForm />
          <p>
            <LinkButton variant="outline" href={to('/lists')} rel="nofollow">
              {allWords().clientList.begin}
            </LinkButton>
          </p>
          {languages
            .filter((language) => language !== currentLanguage())
            .map((language) => (
              <p key={language} lang={languageTags[language].tag} className="soft">
                {getAdvocateWords(language).lead} {getAdvocateWords(language).page.inThis}
              </p>
            ))}
        </div>
      </section>
      <Section name="say" title={words.talk.title} isBand inner="grid gap-5">
        <p className="lead">{words.talk.lead}</p>
        <div className="grid-2">
          {words.talk.parts.map(({ title, items }) => (
            <section key={title} className="card" aria-label={title}>
              <h3>{title}</h3>
              <TextList className="points" texts={items} />
            </section>
          ))}
        </div>
        <p>{words.talk.call}</p>
      </Section>
      <section className="section" id="widget" aria-labelledby="widget-title">
        <div className="wrap grid gap-5">
          <h2 id="widget-title">{words.widget}</h2>
          <p>{words.widgetHint}</p>
          <div className="grid-2">
            {languages.map((language) => (
              <div key={language} className="grid gap-2 content-start">
                <h3 lang={languageTags[language].tag}>{languageTags[language].name}</h3>
                <p className="widget-line">
                  <code>{writeWidget(site.url, language)}</code>
                </p>
              </div>
            ))}
          </div>
        </div>
      </section>
      <Section name="data" title={words.data} isBand inner="grid gap-4">
        <p>{words.data2}</p>
        <p>
          <a className="tap" href={to('/about/open-data')}>
            {words.page.files}
          </a>
        </p>
      </Section>
      <Section name="states" title={words.page.everyState} inner="grid gap-4">
        <ul className="county-links">
          {sortStates((state) => namePlace(placeOf(state, null))).map((state) => (
            <li key={state}>
              <a href={to(placeOf(state, null).path)}>{namePlace(placeOf(state, null))}</a>
            </li>
          ))}
        </ul>
      </Section>
    </SiteFrame>
  )
}
