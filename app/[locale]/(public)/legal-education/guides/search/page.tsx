import { GuidesToFind } from '@/components/legal/guide-card'
import { HubPage } from '@/components/legal/hub-page'
import { readNonce } from '@/lib/http/nonce'
import { cleanGuideQuery } from '@/lib/legal/guide-dates'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/legal-education/guides/search', () => words().legal.guides.searchMeta, {
  index: false,
})

/** Rendered per request: the guide search without a script. */
export default async function LegalGuideSearchPage({
  params,
  searchParams,
}: PageProps<'/[locale]/legal-education/guides/search'>) {
  await setLanguage(params)
  const [query, nonce] = await Promise.all([searchParams, readNonce()])
  return (
    <HubPage
      tab="/legal-education/guides"
      path="/legal-education/guides/search"
      title={words().legal.guides.meta.title}
      nonce={nonce}
      isLive
    >
      <GuidesToFind query={cleanGuideQuery(query.q)} />
    </HubPage>
  )
}
