'use client'

import { useState } from 'react'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { Bar, Loaded } from '@/components/dashboard/list-states'
import { useNow, useZone } from '@/components/dashboard/use-now'
import { Bloom } from '@/components/ui/bloom'
import { Button } from '@/components/ui/button'
import { CardList } from '@/components/ui/card-list'
import { Icon } from '@/components/ui/icon'
import { sortReminders } from '@/lib/account/reminders/due'
import type { ReminderDto, ReminderSettingsDto } from '@/lib/account/reminders/schema'
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
  const copy = useDashboardText().w.reminders
  if (reminders.length === 0) {
    return (
      <div className="card items-start">
        <Bloom size={56} />
        <h3 className="text-[1.2rem]">{copy.none}</h3>
        <p>{copy.noneText}</p>
      </div>
    )
  }
  return (
    <CardList
      items={sortReminders(reminders)}
      columns="grid-2"
      card={(reminder) => <ReminderCard reminder={reminder} now={now} zone={zone} />}
    />
  )
}

/** Server data, or null in the prerendered shell. */
export function ReminderList({ initial }: { initial: RemindersPart | null }) {
  const { w, to, zone: nameZone } = useDashboardText()
  const copy = w.reminders
  const { data, isError, refetch } = useReminders(initial?.reminders ?? null)
  const { data: settings, isPending } = useSettings(initial?.settings)
  const now = useNow(initial?.servedAt ?? null)
  const zone = useZone(settings)
  const [isAdding, setAdding] = useState(false)
  const isLoading = (!data && !isError) || isPending
  return (
    <>
      <h2 className="sr-only">{copy.title}</h2>
      <div className="stack">
        <div className="row">
          {/* Without a script, or before her time zone is known, it links to a page with the same form. */}
          <form
            action={to('/dashboard/reminders/new')}
            onSubmit={(event) => {
              if (!settings) return
              event.preventDefault()
              setAdding(true)
            }}
          >
            <Button type="submit" aria-expanded={isAdding}>
              <Icon name="plus" size={18} /> {copy.add}
            </Button>
          </form>
          <p className="soft row-text">
            {isPending ? (
              <Bar />
            ) : (
              `${copy.zone({ zone: nameZone(zone) })}${settings?.isChosen ? '' : copy.chooseBelow}`
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
      {/* Below a list of unknown length, so it waits for that list. */}
      {!isLoading && settings ? <ReminderSettingsForm settings={settings} /> : null}
    </>
  )
}
