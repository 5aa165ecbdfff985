import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { GuideArticle } from '@/components/legal/guide-article'
import { guidePath } from '@/components/legal/guide-card'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { legalGuides } from '@/lib/legal/guides'
import { spokenGuide, spokenTool } from '@/lib/legal/spoken'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

type Props = PageProps<'/legal-education/guides/[id]'>

export const dynamicParams = false

export function generateStaticParams() {
  return legalGuides.map(({ id }) => ({ id }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const guide = spokenGuide((await params).id)
  return guide ? pageMetadata({ title: guide.title, description: guide.description, path: guidePath(guide.id) }) : {}
}

export default async function LegalGuidePage({ params }: Props) {
  const guide = spokenGuide((await params).id)
  if (!guide) notFound()
  const records = await getRecords(Object.keys(guide.records))
  return (
    <SiteFrame path={guidePath(guide.id)}>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <Breadcrumbs
        crumbs={[
          { href: '/legal-education', label: words().legal.hub },
          { href: '/legal-education/guides', label: words().legal.tabs['/legal-education/guides'] },
          { href: guidePath(guide.id), label: guide.title },
        ]}
      />
      <GuideArticle guide={guide} tools={guide.tools.flatMap((id) => spokenTool(id) ?? [])} records={records} />
    </SiteFrame>
  )
}
