'use client'

import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { ContactButtons, WhomToAsk } from '@/components/resources/contact-buttons'
import { Description } from '@/components/resources/description'
import { useRemoval, useSave, useSaved } from '@/components/saved/use-saved'
import { Button, LinkButton } from '@/components/ui/button'
import { CardList } from '@/components/ui/card-list'
import { Icon } from '@/components/ui/icon'
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover'
import { Tags, TextList } from '@/components/ui/texts'
import { useHydrated } from '@/components/ui/words-context'
import type { RecommendationDto } from '@/lib/search/recommendations/schema'

/** Saves; the next click undoes it. */
function SaveForm({ recommendation }: { recommendation: RecommendationDto }) {
  const { w, call } = useDashboardText()
  const { data: list } = useSaved(null)
  const save = useSave()
  const removal = useRemoval()
  const saved = list?.find(({ resourceId }) => resourceId === recommendation.id)
  const isBusy = save.isPending || removal.isPending
  return (
    <form
      method="post"
      action={call('/api/user/saved-resources')}
      onSubmit={(event) => {
        event.preventDefault()
        if (saved) removal.mutate(saved)
        else save.mutate(recommendation.id)
      }}
    >
      <input type="hidden" name="resourceId" value={recommendation.id} />
      <Button type="submit" variant="outline" disabled={isBusy} className="w-full">
        {isBusy ? w.frame.working : saved ? w.recommendations.saved : w.recommendations.save}
        <span className="sr-only">: {recommendation.title}</span>
      </Button>
    </form>
  )
}

/** A question mark that explains `label`. Without a script the explanation is always visible. */
function Explain({ label, text }: { label: string; text: string }) {
  if (!useHydrated()) return <span className="soft">{text}</span>
  return (
    <Popover>
      <PopoverTrigger className="explain" aria-label={label}>
        ?
      </PopoverTrigger>
      <PopoverContent className="explanation" aria-label={label}>
        {text}
      </PopoverContent>
    </Popover>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <b>{title}</b>
      <TextList className="plain-list" texts={lines} />
    </div>
  )
}

function RecommendationCard({ recommendation }: { recommendation: RecommendationDto }) {
  const { title, matchScore, location, availability, reasons, unknowns, questions, path } = recommendation
  const { w, records, language } = useDashboardText()
  const copy = w.recommendations
  return (
    <article className="card">
      <h3 className="text-[1.2rem]">{title}</h3>
      <p className="badges">
        <span className="badge status-completed">{copy.match({ percent: Math.round(matchScore) })}</span>
        <Explain label={copy.about({ title })} text={copy.explained} />
      </p>
      <Description entry={recommendation} copy={records} />
      <div className="facts">
        <Icon name="map-pin" size={18} />
        <span>{location ?? copy.place}</span>
        <Icon name="clock" size={18} />
        <span>{availability ?? copy.hours}</span>
      </div>
      <div>
        <b>{copy.why}</b>
        <Tags variant="badge" texts={reasons} />
      </div>
      <WhomToAsk entry={recommendation} copy={records} />
      <ContactButtons entry={recommendation} isShort copy={records} language={language} />
      <Lines title={copy.unknown} lines={unknowns ?? []} />
      <Lines title={copy.ask} lines={questions ?? []} />
      <div className="acts">
        <SaveForm recommendation={recommendation} />
        <LinkButton variant="outline" href={path}>
          {copy.more}
          <span className="sr-only">: {title}</span>
        </LinkButton>
      </div>
    </article>
  )
}

export function RecommendationList({ recommendations }: { recommendations: readonly RecommendationDto[] }) {
  const { none } = useDashboardText().w.recommendations
  if (recommendations.length === 0) {
    return <p>{none}</p>
  }
  return (
    <CardList
      items={recommendations}
      columns="grid-2"
      card={(recommendation) => <RecommendationCard recommendation={recommendation} />}
    />
  )
}
