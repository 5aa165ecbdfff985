import { Figures, ServiceCards } from '@/components/topics/topic-page'
import { Fold } from '@/components/ui/fold'
import { SourceLink } from '@/components/ui/source-link'
import { home } from '@/lib/resources/content/home'
import { localizeSource } from '@/lib/site/language/format'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

/** Why the site exists, in sourced numbers, and what it offers. */
export function Mission() {
  const { featureCards, missionText, statisticCards } = choose(home)
  const w = words().home.mission
  return (
    <section id="mission" className="section" aria-labelledby="mission-title">
      <div className="wrap grid gap-3 lg:gap-8">
        <div className="head mb-0">
          <h2 id="mission-title">{missionText.heading}</h2>
          <p className="lead">{missionText.lead}</p>
        </div>
        <Fold summary={<h3>{w.fold}</h3>}>
          <Figures figures={statisticCards} />
          <div className="prose lg:grid-cols-2 lg:gap-x-12">
            {missionText.paragraphs.map(({ text, source }) => (
              <p key={text}>
                {text} {source ? <SourceLink source={localizeSource(source)} copy={words().records} /> : null}
              </p>
            ))}
            <p>
              {w.see}
              <a href="#resources">{w.begin}</a>
              {w.or}
              <a href="#news">{w.news}</a>.
            </p>
          </div>
          <h3 className="sr-only">{w.find}</h3>
          <ServiceCards cards={featureCards} headingLevel="h3" />
        </Fold>
      </div>
    </section>
  )
}
