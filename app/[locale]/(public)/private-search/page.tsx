import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/location/help-places.css'
import { SiteFrame } from '@/components/layout/site-frame'
import { NationalLine } from '@/components/location/national-line'
import { PrivateSearch } from '@/components/private-search/private-search'
import { PrivateSearchInSpanish } from '@/components/private-search/private-search-in-spanish'
import { TextList } from '@/components/ui/texts'
import { quiet as english } from '@/lib/site/language/en/quiet'
import { quiet as spanish } from '@/lib/site/language/es/quiet'
import { to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

const path = '/private-search'

/** The title appears in the browser's history, so it must reveal nothing. */
export const generateMetadata = describePage(path, () => words().search.private, { index: false })

export default async function PrivateSearchPage({ params }: PageProps<'/[locale]/private-search'>) {
  await setLanguage(params)
  const { noScript, seenTitle, seen } = words().search.private
  const { heading, lead } = choose({ en: english, es: spanish }).private
  const Search = choose({ en: PrivateSearch, es: PrivateSearchInSpanish })
  return (
    <SiteFrame path={path} isLive>
      <div className="wrap grid help-head">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        <NationalLine />
      </div>
      <div className="wrap help-grid">
        <div className="help-main">
          <noscript>
            <p className="callout">
              {noScript.before}
              <a href={to('/resources')}>{noScript.link}</a>
              {noScript.after}
            </p>
          </noscript>
          <Search />
        </div>
        <aside className="help-aside" aria-label={seenTitle}>
          <section className="card">
            <h2 className="text-[1.25rem]">{seenTitle}</h2>
            <TextList className="points" texts={seen} />
          </section>
        </aside>
      </div>
    </SiteFrame>
  )
}
