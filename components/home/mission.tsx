import { Figures } from '@/components/topics/figures'
import { ServiceCards } from '@/components/topics/service-cards'
import { Fold } from '@/components/ui/fold'
import { SourceLink } from '@/components/ui/source-link'
import { featureCards, missionText, statisticCards } from '@/lib/resources/content/home'

/** Why the site exists, in numbers that carry their source, and what it offers. */
export function Mission() {
  return (
    <section id="mission" className="section" aria-labelledby="mission-title">
      <div className="wrap grid gap-8">
        <div className="head mb-0">
          <h2 id="mission-title">{missionText.heading}</h2>
          <p className="lead">{missionText.lead}</p>
        </div>
        <Fold summary={<h3>The numbers, and what you find here</h3>}>
          <Figures figures={statisticCards} />
          <div className="prose">
            {missionText.paragraphs.map(({ text, source }) => (
              <p key={text}>
                {text} {source ? <SourceLink source={source} /> : null}
              </p>
            ))}
            <p>
              See <a href="#resources">where to begin</a> or <a href="#news">what is new</a>.
            </p>
          </div>
          <h3 className="sr-only">What you find here</h3>
          <ServiceCards cards={featureCards} headingLevel="h3" />
        </Fold>
      </div>
    </section>
  )
}
