import { GuidesToFind } from '@/components/legal/guide-card'
import { HubPage } from '@/components/legal/hub-page'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/legal-education/guides', () => words().legal.guides.meta)

export default async function LegalGuidesPage({ params }: PageProps<'/[locale]/legal-education/guides'>) {
  await setLanguage(params)
  const { title, description } = words().legal.guides.meta
  return (
    <HubPage tab="/legal-education/guides" title={title} lead={description} isLive>
      <GuidesToFind />
    </HubPage>
  )
}
