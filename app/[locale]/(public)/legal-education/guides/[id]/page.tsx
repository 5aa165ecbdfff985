import { GuideArticle, GuideHead } from '@/components/legal/guide-article'
import { guidePath } from '@/components/legal/guide-card'
import { HubItemPage } from '@/components/legal/hub-page'
import { legalGuides } from '@/lib/legal/guides'
import { localizedGuide, localizedTool } from '@/lib/legal/localized'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/watch'
import { setLanguage } from '@/lib/site/language/page-language'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { describeItem } from '@/lib/site/page-metadata'

type Props = PageProps<'/[locale]/legal-education/guides/[id]'>

export const dynamicParams = false

export function generateStaticParams() {
  return legalGuides.map(({ id }) => ({ id }))
}

export const generateMetadata = describeItem(localizedGuide, guidePath)

export default async function LegalGuidePage({ params }: Props) {
  await setLanguage(params)
  const guide = orNotFoundPage(localizedGuide((await params).id))
  const records = await getRecords(Object.keys(guide.records))
  return (
    <HubItemPage
      tab="/legal-education/guides"
      item={guide}
      head={<GuideHead guide={guide} records={records} />}
      isFromCopy={await isFromCopy()}
    >
      <GuideArticle guide={guide} tools={guide.tools.flatMap((id) => localizedTool(id) ?? [])} records={records} />
    </HubItemPage>
  )
}
