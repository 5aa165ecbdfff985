'use client'

import { useState } from 'react'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { ChoiceInput, SelectInput } from '@/components/dashboard/form-input'
import { Bar, BarLines, CardSkeleton, FootSkeleton, Loaded } from '@/components/dashboard/list-states'
import { useNow, useZone } from '@/components/dashboard/use-now'
import { ZoneOptions } from '@/components/dashboard/zone-select'
import { Bloom } from '@/components/ui/bloom'
import { Button } from '@/components/ui/button'
import { CardList } from '@/components/ui/card-list'
import { Icon } from '@/components/ui/icon'
import { nameHour, sortReminders } from '@/lib/account/reminders/due'
import type { ReminderDto, ReminderSettingsDto } from '@/lib/account/reminders/schema'
import { ReminderCard } from './reminder-card'
import { ReminderForm } from './reminder-form'
import { useReminders } from './use-reminders'
import { useSettings } from './use-settings'

const hours = Array.from({ length: 25 }, (_, hour) => hour)

function Hours({
  name,
  label,
  from,
  to,
  value,
}: {
  name: string
  label: string
  from: number
  to: number
  value: number
}) {
  const copy = useDashboardText().w.reminders
  return (
    <ChoiceInput
      label={label}
      name={name}
      values={hours.slice(from, to + 1)}
      nameOf={(hour) => nameHour(hour, copy)}
      defaultValue={value}
    />
  )
}

/** A plain form: her time zone, and the hours when she wants email. */
function ReminderSettingsForm({ settings }: { settings: ReminderSettingsDto }) {
  const { w, call } = useDashboardText()
  const copy = w.reminders
  const { timeZone, mailFromHour, mailToHour, isChosen, canMail } = settings
  return (
    <section className="stack" aria-labelledby="clock-title">
      <h2 id="clock-title" className="text-[1.4rem]">
        {canMail ? copy.clockAndMail : copy.clock}
      </h2>
      <form method="post" action={call('/api/user/reminders/settings')} className="card reminder-form">
        <SelectInput label={w.zone} hint={isChosen ? undefined : copy.guessed} name="timeZone" defaultValue={timeZone}>
          <ZoneOptions zone={timeZone} />
        </SelectInput>
        {canMail ? (
          <>
            <Hours name="mailFromHour" label={copy.mailFrom} from={0} to={23} value={mailFromHour} />
            <Hours name="mailToHour" label={copy.mailTo} from={1} to={24} value={mailToHour} />
            <p className="soft">{copy.mailNote}</p>
          </>
        ) : null}
        <p>
          <Button type="submit" variant="outline">
            {copy.saveTimes}
          </Button>
        </p>
      </form>
    </section>
  )
}

function ReminderSkeleton() {
  return (
    <CardSkeleton count={3} badges={1}>
      <BarLines count={1} />
      <p>
        <Bar size="half" />
      </p>
      <FootSkeleton />
    </CardSkeleton>
  )
}

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
