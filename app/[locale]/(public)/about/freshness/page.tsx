import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/resources/age-table.css'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { AgeTables } from '@/components/resources/age-tables'
import { Coverage } from '@/components/resources/coverage'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { sumAges } from '@/lib/resources/age-tables'
import { readCoverageForPage } from '@/lib/resources/coverage'
import { ages } from '@/lib/resources/freshness'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { countAges } from '@/lib/resources/reads/queries'
import { localizeDay } from '@/lib/site/language/format'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { easternDate } from '@/lib/time/eastern-time'

const path = '/about/freshness'

export const generateMetadata = describePage(path, () => words().about.fresh)

export default async function FreshnessPage({ params }: PageProps<'/[locale]/about/freshness'>) {
  await setLanguage(params)
  const [counts, coverage] = await Promise.all([countAges(), readCoverageForPage()])
  const total = sumAges(counts)
  const { about } = words()
  const w = about.fresh
  const emergency = sumAges(counts, ({ isEmergency }) => isEmergency)
  return (
    <SiteFrame path={path}>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <Breadcrumbs
        crumbs={[
          { href: '/about', label: about.title },
          { href: path, label: w.title },
        ]}
      />
      <section className="section pt-4">
        <div className="wrap">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-w-[56rem]">
            <h1>{w.title}</h1>
            <p className="lead">{w.lead}</p>
            <p>
              {w.counted({
                all: total.all,
                fresh: total.fresh,
                aging: total.aging,
                stale: total.stale,
                never: total.never,
              })}
              {w.lines({ all: emergency.all, checked: emergency.fresh + emergency.aging })}
            </p>
            <dl className="grid gap-2">
              {ages.map((age) => (
                <div key={age}>
                  <dt className="inline font-semibold">{w.ages[age]}: </dt>
                  <dd className="inline">{w.meanings[age]}.</dd>
                </div>
              ))}
            </dl>
            <p>{w.order}</p>
            {coverage ? <Coverage rows={coverage} /> : null}
            <AgeTables counts={counts} />
            <p className="soft">{w.from({ day: localizeDay(easternDate(new Date())) })}</p>
          </div>
        </div>
      </section>
    </SiteFrame>
  )
}
