'use client'

import { usePreferences, useRecommendations } from '@/components/recommendations/use-recommendations'
import { CompleteForm } from '@/components/reminders/complete-form'
import { DueLabel } from '@/components/reminders/due-label'
import { useReminders } from '@/components/reminders/use-reminders'
import { useSettings } from '@/components/reminders/use-settings'
import { StatusBadge } from '@/components/saved/status-badge'
import { useSaved } from '@/components/saved/use-saved'
import { Icon, type IconName } from '@/components/ui/icon'
import { listUrgent } from '@/lib/account/reminders/due'
import type { ReminderDto, ReminderSettingsDto } from '@/lib/account/reminders/schema'
import type { SavedDto } from '@/lib/account/saved/schema'
import { formatNumber } from '@/lib/text/format'
import { useDashboardText } from './dashboard-text'
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

/** Undefined while loading; null if it could not be loaded. */
function Count({ count }: { count: number | null | undefined }) {
  const { w } = useDashboardText()
  if (typeof count === 'number') return formatNumber(count)
  return (
    <>
      {count === null ? <span aria-hidden="true">–</span> : <Bar size="short" />}
      <span className="sr-only">{count === null ? w.overview.notKnown : w.frame.loading}</span>
    </>
  )
}

function Counter({
  icon,
  label,
  count,
  href,
}: {
  icon: IconName
  label: string
  count: number | null | undefined
  href: string
}) {
  return (
    <div className="box stat">
      <dt>
        <Icon name={icon} /> <a href={href}>{label}</a>
      </dt>
      <dd>
        <Count count={count} />
      </dd>
    </div>
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

interface OverviewPart {
  saved: SavedDto[] | null
  reminders: ReminderDto[] | null
  /** A count; null if it could not be read. */
  recommendations: number | null
  clock: ReminderSettingsDto
  servedAt: string
}

/** Without preferences there are no recommendations; where the server has counted, the browser does not ask. */
function useRecommendationCount(initial: number | null): number | null | undefined {
  const preferences = usePreferences(undefined, initial === null)
  const list = useRecommendations(preferences.data, null)
  if (initial !== null) return initial
  if (preferences.data === null) return 0
  return preferences.isError ? null : countOf(list)
}

/** Server data, or null in the prerendered shell. */
export function Overview({ initial }: { initial: OverviewPart | null }) {
  const { w, to } = useDashboardText()
  const saved = useSaved(initial?.saved ?? null)
  const reminders = useReminders(initial?.reminders ?? null)
  const { data: clock, isPending } = useSettings(initial?.clock)
  const recommended = useRecommendationCount(initial?.recommendations ?? null)
  const now = useNow(initial?.servedAt ?? null)
  const zone = useZone(clock)
  const isUrgentOpen = isPending || reminders.isPending
  return (
    <div className="overview">
      <div className="overview-lists">
        <section className="stack" aria-labelledby="urgent-title">
          <h2 id="urgent-title">{w.overview.urgent}</h2>
          <Loaded data={reminders.data} isLoading={isUrgentOpen} skeleton={<EntrySkeleton />} retry={reminders.refetch}>
            {(list) => <Urgent reminders={list} now={now} zone={zone} />}
          </Loaded>
        </section>
        {/* Below a list of unknown length on a phone, so it waits for that list. */}
        <section className="stack" aria-labelledby="recent-title" data-waits={isUrgentOpen || undefined}>
          <h2 id="recent-title">{w.overview.recent}</h2>
          <Loaded
            data={saved.data}
            isLoading={saved.isPending || isPending}
            skeleton={<EntrySkeleton />}
            retry={saved.refetch}
          >
            {(list) => <Recent saved={list} zone={zone} />}
          </Loaded>
        </section>
      </div>
      <section className="stack" aria-labelledby="glance-title" data-waits={isUrgentOpen || undefined}>
        <h2 id="glance-title">{w.overview.glance}</h2>
        <dl className="stats">
          <Counter icon="heart" label={w.overview.saved} count={countOf(saved)} href={to('/dashboard/saved')} />
          <Counter
            icon="badge-check"
            label={w.overview.completed}
            count={countOf(saved, ({ status }) => status === 'completed')}
            href={to('/dashboard/saved')}
          />
          <Counter
            icon="clock"
            label={w.overview.pending}
            count={countOf(reminders, ({ completed }) => !completed)}
            href={to('/dashboard/reminders')}
          />
          <Counter
            icon="compass"
            label={w.overview.recommendations}
            count={recommended}
            href={to('/dashboard/recommendations')}
          />
        </dl>
      </section>
    </div>
  )
}
