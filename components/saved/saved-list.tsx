'use client'

import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { Bar, BarLines, CardSkeleton, FootSkeleton, Loaded } from '@/components/dashboard/list-states'
import { useZone } from '@/components/dashboard/use-now'
import { useSettings } from '@/components/reminders/use-settings'
import { CheckBadge } from '@/components/resources/badges'
import { ContactButtons, WhomToAsk } from '@/components/resources/contact-buttons'
import { Description } from '@/components/resources/description'
import { ReportLink } from '@/components/resources/report-link'
import { Bloom } from '@/components/ui/bloom'
import { LinkButton } from '@/components/ui/button'
import { CardList } from '@/components/ui/card-list'
import type { ReminderSettingsDto } from '@/lib/account/reminders/schema'
import type { SavedDto } from '@/lib/account/saved/schema'
import { slugOf } from '@/lib/resources/place'
import { nameCategory } from '@/lib/resources/vocabulary'
import { AdvanceForm, NoteForm, RemoveForm } from './saved-actions'
import { StatusBadge } from './status-badge'
import { useSaved } from './use-saved'

function SavedSkeleton() {
  return (
    <CardSkeleton count={3} badges={3}>
      <BarLines count={3} onPhone={1} />
      <p>
        <Bar size="short" />
      </p>
      <FootSkeleton />
      <span className="tap">&nbsp;</span>
    </CardSkeleton>
  )
}

function SavedCard({ saved, zone }: { saved: SavedDto; zone: string }) {
  const { w, records, language, day } = useDashboardText()
  return (
    <article className="card" id={`saved-${saved.id}`}>
      <h3 className="text-[1.2rem]">{saved.path ? <a href={saved.path}>{saved.title}</a> : saved.title}</h3>
      <p className="badges">
        <StatusBadge status={saved.status} />
        <span className="badge">{nameCategory(saved.category, language)}</span>
        {saved.check ? <CheckBadge check={saved.check} copy={records} /> : null}
      </p>
      <Description className="card-words" entry={saved} copy={records} />
      {saved.path ? null : <p className="soft">{w.saved.gone}</p>}
      <p className="soft">
        {w.saved.at} <time dateTime={saved.savedAt}>{day(saved.savedAt, zone)}</time>
      </p>
      {saved.note ? (
        <p className="private-note">
          <b>{w.saved.yourNote}</b>
          <span>{saved.note}</span>
        </p>
      ) : null}
      <WhomToAsk entry={saved} copy={records} />
      <ContactButtons entry={saved} isShort copy={records} language={language} />
      <div className="card-foot">
        <AdvanceForm saved={saved} />
        <NoteForm saved={saved} />
        <RemoveForm saved={saved} />
      </div>
      {saved.path ? <ReportLink entry={{ slug: slugOf(saved.path), title: saved.title }} copy={records} /> : null}
    </article>
  )
}

interface SavedPart {
  saved: SavedDto[] | null
  clock: ReminderSettingsDto
}

function Cards({ saved, zone }: { saved: SavedDto[]; zone: string }) {
  const { w, to } = useDashboardText()
  if (saved.length === 0) {
    return (
      <div className="card items-start">
        <Bloom size={56} />
        <h3 className="text-[1.2rem]">{w.saved.none}</h3>
        <p>{w.saved.noneText}</p>
        <LinkButton href={to('/resources')}>{w.saved.explore}</LinkButton>
      </div>
    )
  }
  return <CardList items={saved} columns="grid-2" card={(one) => <SavedCard saved={one} zone={zone} />} />
}

/** Server data, or null in the prerendered shell. */
export function SavedList({ initial }: { initial: SavedPart | null }) {
  const { data, isError, refetch } = useSaved(initial?.saved ?? null)
  const { data: clock, isPending } = useSettings(initial?.clock)
  const zone = useZone(clock)
  const isLoading = (!data && !isError) || isPending
  return (
    <>
      <h2 className="sr-only">{useDashboardText().w.saved.title}</h2>
      <Loaded data={data} isLoading={isLoading} skeleton={<SavedSkeleton />} retry={refetch}>
        {(list) => <Cards saved={list} zone={zone} />}
      </Loaded>
    </>
  )
}
