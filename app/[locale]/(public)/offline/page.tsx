import { ExitFirst } from '@/components/emergency/exit-facts'
import { InDanger } from '@/components/emergency/hotline-card'
import { Section } from '@/components/layout/section'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/button'
import { AccordionItem } from '@/components/ui/fold'
import { CallRows } from '@/components/ui/phone-link'
import { TextList } from '@/components/ui/texts'
import { safetyPlan } from '@/lib/safety/content/plan'
import { localizedHotlines } from '@/lib/site/language/hotlines'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

const path = '/offline'

export const generateMetadata = describePage(path, () => words().emergency.offline, { index: false })

/** What the service worker shows instead of any page, under that page's own address. */
export default async function OfflinePage({ params }: PageProps<'/[locale]/offline'>) {
  await setLanguage(params)
  const { emergency } = words()
  const { offline: w, planning } = emergency
  return (
    <SiteFrame path={path}>
      <ExitFirst heading={w.heading} lead={w.lead}>
        <InDanger />
        <CallRows
          lines={localizedHotlines().map(({ phoneWord, about, ...line }) => ({
            ...line,
            about: `${about}${phoneWord ? emergency.inLetters({ phoneWord }) : ''}`,
          }))}
          copy={words().layout}
          withAbout
        />
        <div className="row">
          {/* The address bar still has the address of the page she asked for. */}
          <LinkButton variant="outline" href="">
            {w.again}
          </LinkButton>
          <LinkButton variant="outline" href={to('/emergency')}>
            {w.kept}
          </LinkButton>
        </div>
      </ExitFirst>
      <Section name="lists" title={w.lists} isBand inner="grid gap-5">
        <p className="lead">{planning.lead}</p>
        <div className="accordion">
          {choose(safetyPlan).lists.map(({ id, title, intro, steps }) => (
            <AccordionItem key={id} title={title} open>
              <p className="soft">{intro}</p>
              <TextList className="points" texts={steps} />
            </AccordionItem>
          ))}
        </div>
      </Section>
    </SiteFrame>
  )
}
