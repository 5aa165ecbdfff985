'use client'

import { useState } from 'react'
import { Bar, Loaded } from '@/components/dashboard/list-states'
import { useNow, useZone } from '@/components/dashboard/use-now'
import { Bloom } from '@/components/ui/bloom'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { sortReminders } from '@/lib/account/reminders/due'
import type { ReminderDto, ReminderSettingsDto } from '@/lib/account/reminders/schema'
import { nameZone } from '@/lib/time/zones'
import { ReminderCard } from './reminder-card'
import { ReminderForm } from './reminder-form'
import { ReminderSkeleton } from './reminder-skeleton'
import { ReminderSettingsForm } from './settings-form'
import { useReminders } from './use-reminders'
import { useSettings } from './use-settings'

interface RemindersPart {
  reminders: ReminderDto[] | null
  settings: ReminderSettingsDto
  servedAt: string
}

function Cards({ reminders, now, zone }: { reminders: ReminderDto[]; now: Date; zone: string }) {
  if (reminders.length === 0) {
    return (
      <div className="card items-start">
        <Bloom size={56} />
        <h3 className="text-[1.2rem]">No reminders yet</h3>
        <p>Keep appointments, deadlines and calls here, where no one else sees them.</p>
      </div>
    )
  }
  return (
    <ul className="grid-2">
      {sortReminders(reminders).map((reminder) => (
        <li key={reminder.id} className="grid max-w-none">
          <ReminderCard reminder={reminder} now={now} zone={zone} />
        </li>
      ))}
    </ul>
  )
}

/** `initial` where the page was rendered for her; null in the frame that is the same for all. */
export function ReminderList({ initial }: { initial: RemindersPart | null }) {
  const { data, isError, refetch } = useReminders(initial?.reminders ?? null)
  const { data: settings, isPending } = useSettings(initial?.settings)
  const now = useNow(initial?.servedAt ?? null)
  const zone = useZone(settings)
  const [isAdding, setAdding] = useState(false)
  const isLoading = (!data && !isError) || isPending
  return (
    <>
      <h2 className="sr-only">Reminders</h2>
      <div className="stack">
        <div className="row">
          {/* Without a script, or before her clock is known, it leads to a page with the same form. */}
          <form
            action="/dashboard/reminders/new"
            onSubmit={(event) => {
              if (!settings) return
              event.preventDefault()
              setAdding(true)
            }}
          >
            <Button type="submit" aria-expanded={isAdding}>
              <Icon name="plus" size={18} /> Add New Reminder
            </Button>
          </form>
          <p className="soft row-text">
            {isPending ? (
              <Bar />
            ) : (
              `Times are in ${nameZone(zone)}.${settings?.isChosen ? '' : ' You can choose another below.'}`
            )}
          </p>
        </div>
        {isAdding && settings ? (
          <ReminderForm clock={settings} canMail={settings.canMail} onDone={() => setAdding(false)} />
        ) : null}
        <Loaded data={data} isLoading={isLoading} skeleton={<ReminderSkeleton />} retry={refetch}>
          {(list) => <Cards reminders={list} now={now} zone={zone} />}
        </Loaded>
      </div>
      {/* Below a list of unknown length: not before that is there. */}
      {!isLoading && settings ? <ReminderSettingsForm settings={settings} /> : null}
    </>
  )
}
