import { ExitFirst, QuietOffer } from '@/components/emergency/exit-facts'
import { TraceTable } from '@/components/emergency/trace-table'
import { Section } from '@/components/layout/section'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/button'
import { TextList } from '@/components/ui/texts'
import { type HistoryEntry, measured, sayLeftBy, traces, traces as tracesBy } from '@/lib/safety/content/traces'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import '@/components/emergency/emergency.css'
import '@/components/emergency/traces.css'
import { Fold } from '@/components/ui/fold'

function Entries({ title, entries }: { title: string; entries: HistoryEntry[] }) {
  const w = words().policies.traces
  const { sayEntry } = choose(sayLeftBy)
  return (
    <>
      <p>{title}</p>
      <ul className="points">
        {entries.map(sayEntry).map(({ address, title: shown }) => (
          <li key={`${address} ${shown}`}>
            <code>{address}</code> {shown ? w.shownAs({ title: shown }) : w.untitled}
          </li>
        ))}
      </ul>
    </>
  )
}

function TraceList() {
  const w = words().policies.traces
  const { traceKinds, visits } = choose(tracesBy)
  const { sayLeft } = choose(sayLeftBy)
  return (
    <ul className="grid gap-4">
      {visits.map(({ id, title, traces }) => {
        const { history = [], tab = [], caches = [] } = measured[id] ?? {}
        return (
          <li key={id} id={id} className="card trace max-w-none">
            <Fold summary={<h2 className="text-[1.3rem]">{title}</h2>}>
              <dl>
                {traceKinds.map(({ key, title: kind }) =>
                  traces[key] ? (
                    <div key={key} className="contents">
                      <dt>{kind}</dt>
                      <dd>{traces[key]}</dd>
                    </div>
                  ) : null,
                )}
              </dl>
              <details className="trace-entries">
                <summary>{w.listed}</summary>
                <Entries title={w.inHistory} entries={history} />
                <Entries title={w.inTab} entries={tab} />
                {caches.map((store) => (
                  <p key={store}>{w.inStore({ store: sayLeft(store) })}</p>
                ))}
              </details>
            </Fold>
          </li>
        )
      })}
    </ul>
  )
}

const path = '/safety/traces'

export const generateMetadata = describePage(path, () => words().policies.traces)

export default async function TracesPage({ params }: PageProps<'/[locale]/safety/traces'>) {
  await setLanguage(params)
  const w = words().policies.traces
  return (
    <SiteFrame path={path}>
      <ExitFirst heading={w.heading} lead={w.lead}>
        <QuietOffer />
        <TraceList />
        <section className="grid gap-4" aria-labelledby="measured-title">
          <h2 id="measured-title">{w.how}</h2>
          <p>{w.howText}</p>
          <TraceTable />
        </section>
      </ExitFirst>
      <Section name="beyond" title={w.beyond} isBand inner="grid gap-5">
        <TextList className="points" texts={choose(traces).beyondUs} />
        <div className="callout">
          <h3>{w.look}</h3>
          <p>{w.lookText}</p>
        </div>
        <LinkButton variant="outline" className="w-fit" href={to('/emergency')}>
          {w.exit}
        </LinkButton>
      </Section>
    </SiteFrame>
  )
}
