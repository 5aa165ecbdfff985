import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReportForm } from '@/components/checks/report-form'
import { SiteFrame } from '@/components/layout/site-frame'
import { reportPath, resourcePath } from '@/lib/resources/place'
import { getResource } from '@/lib/resources/reads/queries'
import { pageMetadata } from '@/lib/site/page-metadata'

interface Props {
  params: Promise<{ slug: string }>
}

/** Made when first asked for, then kept. */
export function generateStaticParams() {
  return []
}

async function readEntry({ params }: Props) {
  const { slug } = await params
  return /^[a-z0-9-]{1,120}$/.test(slug) ? getResource(slug) : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const entry = await readEntry(props)
  if (!entry) return {}
  const description = 'Tell us what is wrong with a directory entry. We don’t ask for your name.'
  return pageMetadata({ title: 'Report a problem', description, path: reportPath(entry), index: false })
}

export default async function ReportPage(props: Props) {
  const entry = await readEntry(props)
  if (!entry) notFound()
  return (
    <SiteFrame path={reportPath(entry)}>
      <section className="section">
        <div className="wrap grid max-w-[44rem] gap-5">
          <h1>Report a problem</h1>
          <p className="lead">
            With <a href={resourcePath(entry)}>{entry.title}</a>. Choose one. You don’t have to write anything, and no
            one will know who you are.
          </p>
          <ReportForm slug={entry.slug} />
          <p className="soft">
            We keep your choice and the date, and nothing else: no name, no device address. Someone on our staff calls
            and checks. Want to tell us more? <a href="/contact">Write to us</a>.
          </p>
          <p className="soft">
            No one reads this around the clock. In danger, call <a href="tel:911">911</a> or one of the{' '}
            <a href="/emergency/contacts">hotlines</a>.
          </p>
        </div>
      </section>
    </SiteFrame>
  )
}
