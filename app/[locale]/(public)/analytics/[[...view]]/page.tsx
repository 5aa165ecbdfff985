import type { Metadata } from 'next'
import { AnalyticsFrame } from '@/components/analytics/analytics-frame'
import { Gaps } from '@/components/analytics/gaps'
import { Impact } from '@/components/analytics/impact'
import { Overview } from '@/components/analytics/overview'
import { Usage } from '@/components/analytics/usage'
import { SiteFrame } from '@/components/layout/site-frame'
import { getAnalytics } from '@/lib/analytics/queries'
import { listTables } from '@/lib/analytics/report'
import { listViews, readView, viewPath } from '@/lib/analytics/view'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'

type Props = PageProps<'/[locale]/analytics/[[...view]]'>

/** Every view is rendered at build time, and again when new events were counted. */
export const dynamicParams = false
/** The most recent months change over time. */
export const revalidate = 3600

export function generateStaticParams() {
  return listViews().map((view) => ({ view: viewPath(view).split('/').slice(2) }))
}

const parts = { overview: Overview, usage: Usage, impact: Impact, gaps: Gaps }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await setLanguage(params)
  const view = readView((await params).view ?? [])
  if (!view) return {}
  const { title, description, tabs } = words().figures
  return pageMetadata({
    title: view.tab === 'overview' ? title : `${tabs[view.tab]} - ${title}`,
    description,
    path: viewPath(view),
  })
}

export default async function AnalyticsPage({ params }: Props) {
  await setLanguage(params)
  const view = orNotFoundPage(readView((await params).view ?? []))
  const figures = await getAnalytics(view.period)
  const Part = parts[view.tab]
  const path = viewPath(view)
  return (
    <SiteFrame path={path}>
      <AnalyticsFrame view={view} isSample={figures.isSample}>
        <Part figures={figures} tables={listTables(figures)} />
      </AnalyticsFrame>
    </SiteFrame>
  )
}
