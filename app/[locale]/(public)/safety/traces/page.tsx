import { ExitFirst } from '@/components/emergency/exit-first'
import { QuietOffer } from '@/components/emergency/quiet-offer'
import { TraceList } from '@/components/emergency/trace-list'
import { TraceTable } from '@/components/emergency/trace-table'
import { Section } from '@/components/layout/section'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { TextList } from '@/components/ui/texts'
import { traces } from '@/lib/safety/content/traces'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

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
        <LinkButton look="line" className="w-fit" href={to('/emergency')}>
          {w.exit}
        </LinkButton>
      </Section>
    </SiteFrame>
  )
}
