import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/forms/forms.css'
import type { Metadata } from 'next'
import { FormFieldRow, Ticks } from '@/components/forms/form-fields'
import { SiteFrame } from '@/components/layout/site-frame'
import { Button } from '@/components/ui/button'
import { listProblems, rightNumberField } from '@/lib/resources/checks/report-fields'
import { reportPath, resourcePath } from '@/lib/resources/place'
import { getResource } from '@/lib/resources/reads/queries'
import { call, to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'

function ReportForm({ slug }: { slug: string }) {
  const w = words().directory.report
  return (
    <form className="form" method="post" action={call('/api/reports')}>
      <Ticks form="report" field={listProblems(w)} />
      <FormFieldRow form="report" field={rightNumberField(w)} />
      <input type="hidden" name="slug" value={slug} />
      <div>
        <Button type="submit">{w.send}</Button>
      </div>
    </form>
  )
}

type Props = PageProps<'/[locale]/resources/report/[slug]'>

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

async function readEntry({ params }: Props) {
  const { slug } = await params
  return /^[a-z0-9-]{1,120}$/.test(slug) ? getResource(slug) : null
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  await setLanguage(props.params)
  const entry = await readEntry(props)
  if (!entry) return {}
  const { title, description } = words().directory.report
  return pageMetadata({ title, description, path: reportPath(entry), index: false })
}

export default async function ReportPage(props: Props) {
  await setLanguage(props.params)
  const entry = orNotFoundPage(await readEntry(props))
  const w = words().directory.report
  return (
    <SiteFrame path={reportPath(entry)}>
      <section className="section">
        <div className="wrap grid max-w-[44rem] gap-5">
          <h1>{w.title}</h1>
          <p className="lead">
            {w.with}
            <a href={to(resourcePath(entry))}>{words().records.name(entry)}</a>
            {w.choose}
          </p>
          <ReportForm slug={entry.slug} />
          <p className="soft">
            {w.kept}
            <a href={to('/contact')}>{w.write}</a>.
          </p>
          <p className="soft">
            {w.danger}
            <a href="tel:911">911</a>
            {w.or}
            <a href={to('/emergency/contacts')}>{w.hotlines}</a>.
          </p>
        </div>
      </section>
    </SiteFrame>
  )
}
