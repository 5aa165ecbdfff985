'use client'

import { useState } from 'react'
import { ListSkeleton, Unreachable } from '@/components/dashboard/list-states'
import { useNow, useZone } from '@/components/dashboard/use-now'
import { Bloom } from '@/components/ui/bloom'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { sortReminders } from '@/lib/reminders/due'
import type { ReminderDto, ReminderSettingsDto } from '@/lib/reminders/schema'
import { nameZone } from '@/lib/time/zones'
import { ReminderCard } from './reminder-card'
import { ReminderForm } from './reminder-form'
import { useReminders } from './use-reminders'

export function ReminderList({
  initial,
  clock,
  servedAt,
}: {
  initial: ReminderDto[] | null
  clock: ReminderSettingsDto
  servedAt: string
}) {
  const { data, isError, refetch } = useReminders(initial)
  const now = useNow(servedAt)
  const zone = useZone(clock)
  const [isAdding, setAdding] = useState(false)
  return (
    <div className="stack">
      <div className="row">
        {/* Without a script it leads to a page with the same form. */}
        <form
          action="/dashboard/reminders/new"
          onSubmit={(event) => {
            event.preventDefault()
            setAdding(true)
          }}
        >
          <Button type="submit" aria-expanded={isAdding}>
            <Icon name="plus" size={18} /> Add New Reminder
          </Button>
        </form>
        <p className="soft">Times are in {nameZone(zone)}.</p>
      </div>
      {isAdding ? <ReminderForm clock={clock} canMail={clock.canMail} onDone={() => setAdding(false)} /> : null}
      {!data && !isError ? <ListSkeleton count={3} /> : null}
      {!data && isError ? <Unreachable retry={refetch} /> : null}
      {data?.length === 0 ? (
        <div className="card items-start">
          <Bloom size={56} />
          <h3 className="text-[1.2rem]">No reminders yet</h3>
          <p>Keep appointments, deadlines and calls here, where nobody else sees them.</p>
        </div>
      ) : null}
      {data && data.length > 0 ? (
        <ul className="grid-2">
          {sortReminders(data).map((reminder) => (
            <li key={reminder.id} className="grid max-w-none">
              <ReminderCard reminder={reminder} now={now} zone={zone} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
