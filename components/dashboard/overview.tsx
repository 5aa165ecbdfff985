'use client'

import { useState } from 'react'
import { PreferencesForm } from '@/components/recommendations/preferences-form'
import { RecommendationList } from '@/components/recommendations/recommendation-list'
import { usePreferences, useRecommendations } from '@/components/recommendations/use-recommendations'
import { CompleteForm } from '@/components/reminders/complete-form'
import { DueLabel } from '@/components/reminders/due-label'
import { useReminders } from '@/components/reminders/use-reminders'
import { useSettings } from '@/components/reminders/use-settings'
import { StatusBadge } from '@/components/saved/status-badge'
import { useSaved } from '@/components/saved/use-saved'
import { AccordionItem } from '@/components/ui/fold'
import { Icon, type IconName } from '@/components/ui/icon'
import { listUrgent } from '@/lib/account/reminders/due'
import type { ReminderDto, ReminderSettingsDto } from '@/lib/account/reminders/schema'
import type { SavedDto } from '@/lib/account/saved/schema'
import type { PreferencesDto, RecommendationDto } from '@/lib/search/recommendations/schema'
import { formatNumber } from '@/lib/text/format'
import { useDashboardText } from './dashboard-text'
import { FirstSteps } from './first-steps'
import { Bar, ListSkeleton, Loaded } from './list-states'
import { useNow, useZone } from './use-now'

const RECENT = 5

function EntrySkeleton() {
  return (
    <ListSkeleton count={2} className="entries" cardClassName="entry">
      <Bar />
      <Bar size="half" />
    </ListSkeleton>
  )
}

/** Null if it could not be loaded. */
function Count({ count }: { count: number | null }) {
  const { w } = useDashboardText()
  if (count !== null) return formatNumber(count)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{w.overview.notKnown}</span>
    </>
  )
}

interface Counter {
  icon: IconName
  label: string
  count: number | null | undefined
  href: string
}

/** Nothing is counted where there is nothing, or not yet. */
function Glance({ counters }: { counters: readonly Counter[] }) {
  const { w, to } = useDashboardText()
  const shown = counters.flatMap(({ count, ...counter }) => (count || count === null ? [{ ...counter, count }] : []))
  if (shown.length === 0) return null
  return (
    <section className="stack" aria-labelledby="glance-title">
      <h2 id="glance-title">{w.overview.glance}</h2>
      <dl className="stats">
        {shown.map(({ icon, label, count, href }) => (
          <div key={label} className="box stat">
            <dt>
              <Icon name={icon} /> <a href={to(href)}>{label}</a>
            </dt>
            <dd>
              <Count count={count} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Counts the items of a list that match. */
function countOf<Item>(
  { data, isError }: { data: Item[] | undefined; isError: boolean },
  isMeant: (item: Item) => boolean = () => true,
): number | null | undefined {
  return data ? data.filter(isMeant).length : isError ? null : undefined
}

function Urgent({ reminders, now, zone }: { reminders: ReminderDto[]; now: Date; zone: string }) {
  const { w, to } = useDashboardText()
  const urgent = listUrgent(reminders, now, zone)
  if (urgent.length === 0) {
    return (
      <>
        <p>{w.overview.nothingDue}</p>
        <p className="row">
          <a className="tap" href={to('/dashboard/reminders')}>
            {w.overview.addReminder}
          </a>
          <a className="tap" href={to('/resources')}>
            {w.overview.findHelp}
          </a>
        </p>
      </>
    )
  }
  return (
    <ul className="entries">
      {urgent.map((reminder) => (
        <li key={reminder.id} className="entry account-place">
          <div>
            <b>{reminder.title}</b>
            <DueLabel reminder={reminder} now={now} zone={zone} />
          </div>
          <CompleteForm reminder={reminder} label={w.overview.markComplete} from="overview" />
        </li>
      ))}
    </ul>
  )
}

function Recent({ saved, zone }: { saved: SavedDto[]; zone: string }) {
  const { w, to, day } = useDashboardText()
  if (saved.length === 0) return <p>{w.overview.nothingSaved}</p>
  const latest = [...saved].sort((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt)).slice(0, RECENT)
  return (
    <ul className="entries">
      {latest.map(({ id, title, status, savedAt }) => (
        <li key={id} className="entry account-place">
          <div>
            <a href={`${to('/dashboard/saved')}#saved-${id}`}>{title}</a>
            <p className="soft">
              {w.saved.at} <time dateTime={savedAt}>{day(savedAt, zone)}</time>
            </p>
          </div>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  )
}

const BEST = 3

/** The best matches; before she has said what she needs, the questions. */
function Recommended({
  list,
  isAsked,
  isLoading,
}: {
  list: RecommendationDto[] | undefined
  isAsked: boolean
  isLoading: boolean
}) {
  const { w, to } = useDashboardText()
  if (!isAsked && !isLoading && !list?.length) return null
  return (
    <section className="stack" aria-labelledby="recommended-title">
      <h2 id="recommended-title">{w.overview.first.recommended}</h2>
      {isLoading ? (
        <p role="status">{w.frame.loading}</p>
      ) : isAsked ? (
        <div className="accordion">
          <AccordionItem title={w.overview.first.tell}>
            <p>{w.recommendations.answer}</p>
            <PreferencesForm preferences={null} />
          </AccordionItem>
        </div>
      ) : (
        <>
          <RecommendationList recommendations={(list ?? []).slice(0, BEST)} />
          <p>
            <a className="tap" href={to('/dashboard/recommendations')}>
              {w.overview.first.all}
            </a>
          </p>
        </>
      )}
    </section>
  )
}

interface OverviewPart {
  saved: SavedDto[] | null
  reminders: ReminderDto[] | null
  preferences: PreferencesDto | null
  /** Null if they could not be read. */
  recommendations: RecommendationDto[] | null
  clock: ReminderSettingsDto
  servedAt: string
}

/** Someone who has nothing yet sees where to begin, and goes on seeing it while she does it. */
function useIsFirstDay(saved: SavedDto[] | undefined, reminders: ReminderDto[] | undefined): boolean {
  const [isFirst, setFirst] = useState<boolean | null>(null)
  if (isFirst === null && saved && reminders) setFirst(saved.length === 0 && reminders.length === 0)
  return isFirst ?? false
}

/** Server data, or null in the prerendered shell. */
export function Overview({ initial }: { initial: OverviewPart | null }) {
  const { w } = useDashboardText()
  const saved = useSaved(initial?.saved ?? null)
  const reminders = useReminders(initial?.reminders ?? null)
  const { data: clock, isPending } = useSettings(initial?.clock)
  const { data: preferences, isError } = usePreferences(initial?.preferences)
  const recommended = useRecommendations(preferences, initial?.recommendations ?? null)
  const now = useNow(initial?.servedAt ?? null)
  const zone = useZone(clock)
  const isFirst = useIsFirstDay(saved.data, reminders.data)
  const isUrgentOpen = isPending || reminders.isPending
  const isOpen = isUrgentOpen || saved.isPending
  return (
    <div className="overview">
      {isFirst && clock ? (
        <FirstSteps saved={saved.data ?? []} reminders={reminders.data ?? []} clock={clock} />
      ) : (
        <div className="overview-lists">
          <section className="stack" aria-labelledby="urgent-title">
            <h2 id="urgent-title">{w.overview.urgent}</h2>
            <Loaded data={reminders.data} isLoading={isOpen} skeleton={<EntrySkeleton />} retry={reminders.refetch}>
              {(list) => <Urgent reminders={list} now={now} zone={zone} />}
            </Loaded>
          </section>
          {/* Below a list of unknown length on a phone, so it waits for that list. */}
          <section className="stack" aria-labelledby="recent-title" data-waits={isUrgentOpen || undefined}>
            <h2 id="recent-title">{w.overview.recent}</h2>
            <Loaded data={saved.data} isLoading={isOpen} skeleton={<EntrySkeleton />} retry={saved.refetch}>
              {(list) => <Recent saved={list} zone={zone} />}
            </Loaded>
          </section>
        </div>
      )}
      {isOpen ? null : (
        <>
          <Glance
            counters={[
              { icon: 'heart', label: w.overview.saved, count: countOf(saved), href: '/dashboard/saved' },
              {
                ...{ icon: 'badge-check', label: w.overview.completed, href: '/dashboard/saved' },
                count: countOf(saved, ({ status }) => status === 'completed'),
              },
              {
                ...{ icon: 'clock', label: w.overview.pending, href: '/dashboard/reminders' },
                count: countOf(reminders, ({ completed }) => !completed),
              },
              {
                ...{ icon: 'compass', label: w.overview.recommendations, href: '/dashboard/recommendations' },
                count: preferences === null ? 0 : isError ? null : countOf(recommended),
              },
            ]}
          />
          <Recommended
            list={recommended.data}
            isAsked={preferences === null}
            isLoading={preferences === undefined ? !isError : recommended.isLoading}
          />
        </>
      )}
    </div>
  )
}
