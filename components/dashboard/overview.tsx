'use client'

import { useQuery } from '@tanstack/react-query'
import { CompleteForm } from '@/components/reminders/complete-form'
import { DueLabel } from '@/components/reminders/due-label'
import { useReminders } from '@/components/reminders/use-reminders'
import { StatusBadge } from '@/components/saved/status-badge'
import { useSaved } from '@/components/saved/use-saved'
import { Icon, type IconName } from '@/components/ui/icon'
import { formatNumber } from '@/lib/format'
import { listUrgent } from '@/lib/reminders/due'
import type { ReminderDto } from '@/lib/reminders/schema'
import type { SavedDto } from '@/lib/saved/schema'
import { formatDay } from '@/lib/time/format'
import { recommendationsKey } from './keys'
import { ListSkeleton, Unreachable } from './list-states'
import { useNow, useZone } from './use-now'

const RECENT = 5

function Loading() {
  return (
    <span className="skeleton-line">
      <span className="sr-only">Loading</span>
    </span>
  )
}

function Counter({ icon, label, count, href }: { icon: IconName; label: string; count?: number; href: string }) {
  return (
    <div className="stat">
      <dt>
        <Icon name={icon} /> <a href={href}>{label}</a>
      </dt>
      <dd>{count === undefined ? <Loading /> : formatNumber(count)}</dd>
    </div>
  )
}

function Urgent({ reminders, now, zone }: { reminders: ReminderDto[]; now: Date; zone: string }) {
  const urgent = listUrgent(reminders, now, zone)
  if (urgent.length === 0) return <p>Nothing is due in the next 7 days.</p>
  return (
    <ul className="entries">
      {urgent.map((reminder) => (
        <li key={reminder.id} className="entry account-place">
          <div>
            <b>{reminder.title}</b>
            <DueLabel reminder={reminder} now={now} zone={zone} />
          </div>
          <CompleteForm reminder={reminder} label="Mark Complete" from="overview" />
        </li>
      ))}
    </ul>
  )
}

function Recent({ saved, zone }: { saved: SavedDto[]; zone: string }) {
  if (saved.length === 0) return <p>What you save shows here. Press Save on any entry of the directory.</p>
  const latest = [...saved].sort((a, b) => Date.parse(b.savedAt) - Date.parse(a.savedAt)).slice(0, RECENT)
  return (
    <ul className="entries">
      {latest.map(({ id, title, status, savedAt }) => (
        <li key={id} className="entry account-place">
          <div>
            <a href={`/dashboard/saved#saved-${id}`}>{title}</a>
            <p className="soft">
              Saved <time dateTime={savedAt}>{formatDay(savedAt, zone)}</time>
            </p>
          </div>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  )
}

export interface OverviewData {
  saved: SavedDto[] | null
  reminders: ReminderDto[] | null
  recommendations: number | null
  clock: { timeZone: string; isChosen: boolean }
  servedAt: string
}

export function Overview({ saved, reminders, recommendations, clock, servedAt }: OverviewData) {
  const savedQuery = useSaved(saved)
  const reminderQuery = useReminders(reminders)
  const recommended = useQuery<unknown[]>({
    queryKey: recommendationsKey,
    enabled: recommendations === null,
  })
  const now = useNow(servedAt)
  const zone = useZone(clock)
  return (
    <div className="overview">
      <h2 className="sr-only">At a glance</h2>
      <dl className="stats">
        <Counter icon="heart" label="Saved Resources" count={savedQuery.data?.length} href="/dashboard/saved" />
        <Counter
          icon="badge-check"
          label="Completed Actions"
          count={savedQuery.data?.filter(({ status }) => status === 'completed').length}
          href="/dashboard/saved"
        />
        <Counter
          icon="clock"
          label="Pending Reminders"
          count={reminderQuery.data?.filter(({ completed }) => !completed).length}
          href="/dashboard/reminders"
        />
        <Counter
          icon="compass"
          label="New Recommendations"
          count={recommendations ?? recommended.data?.length}
          href="/dashboard/recommendations"
        />
      </dl>
      <section className="stack" aria-labelledby="urgent-title">
        <h2 id="urgent-title">Urgent Items This Week</h2>
        {reminderQuery.data ? (
          <Urgent reminders={reminderQuery.data} now={now} zone={zone} />
        ) : reminderQuery.isError ? (
          <Unreachable retry={reminderQuery.refetch} />
        ) : (
          <ListSkeleton count={1} />
        )}
      </section>
      <section className="stack" aria-labelledby="recent-title">
        <h2 id="recent-title">Recent Activity</h2>
        {savedQuery.data ? (
          <Recent saved={savedQuery.data} zone={zone} />
        ) : savedQuery.isError ? (
          <Unreachable retry={savedQuery.refetch} />
        ) : (
          <ListSkeleton count={1} />
        )}
      </section>
    </div>
  )
}
