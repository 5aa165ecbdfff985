import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { GuideArticle } from '@/components/legal/guide-article'
import { guidePath } from '@/components/legal/guide-card'
import { getGuide, legalGuides } from '@/lib/legal/guides'
import { getTool } from '@/lib/legal/tools'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { pageMetadata } from '@/lib/site/page-metadata'

interface Props {
  params: Promise<{ id: string }>
}

export const dynamicParams = false

export function generateStaticParams() {
  return legalGuides.map(({ id }) => ({ id }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const guide = getGuide((await params).id)
  return guide ? pageMetadata({ title: guide.title, description: guide.description, path: guidePath(guide.id) }) : {}
}

export default async function LegalGuidePage({ params }: Props) {
  const guide = getGuide((await params).id)
  if (!guide) notFound()
  const records = await getRecords(guide.records.map(({ slug }) => slug))
  return (
    <SiteFrame path={guidePath(guide.id)}>
      <Breadcrumbs
        crumbs={[
          { href: '/legal-education', label: 'Legal Education Hub' },
          { href: '/legal-education/guides', label: 'Legal Guides' },
          { href: guidePath(guide.id), label: guide.title },
        ]}
      />
      <GuideArticle guide={guide} tools={guide.tools.flatMap((id) => getTool(id) ?? [])} records={records} />
    </SiteFrame>
  )
}
