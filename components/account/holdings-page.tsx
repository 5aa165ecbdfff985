import type { ReactNode } from 'react'
import type { HoldingsDto } from '@/lib/account/schema'
import { languageNameIn } from '@/lib/geography/languages'
import { readLanguage } from '@/lib/site/language/languages.mjs'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'
import { formatMoment } from '@/lib/time/zone'
import { nameZone } from '@/lib/time/zones'

type Fact = [label: string, value: ReactNode]
type Row = { key: string; facts: Fact[] }

function listRows<Item extends { id: string }>(items: readonly Item[], tell: (item: Item) => Fact[]): Row[] {
  return items.map((item) => ({ key: item.id, facts: tell(item) }))
}

function Facts({ facts }: { facts: Fact[] }) {
  const { nothing } = words().account.held
  return (
    <dl className="box account-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' || value === undefined ? nothing : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <section className="stack">
      <h3>{title}</h3>
      {rows.length === 0 ? (
        <p>{words().account.held.noRows}</p>
      ) : (
        rows.map(({ key, facts }) => <Facts key={key} facts={facts} />)
      )}
    </section>
  )
}

function yesNo(value: boolean | null): string | null {
  const { yes, no } = words().account.held
  return value === null ? null : value ? yes : no
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** The labels that her own pages use for the terms of the vocabulary. */
function nameThings() {
  const { dashboard, directory, records, newsletter, give } = words()
  const categories: Record<string, string> = directory.categories
  const interests: Record<string, string> = newsletter.interests
  const rhythms: Record<string, string> = give.rhythm
  const gifts: Record<string, string> = give.mine.states
  const methods: Record<string, string> = give.emails.methods
  return {
    ...{ dashboard, records },
    category: (one: string) => categories[one] ?? one,
    interest: (one: string) => interests[one] ?? one,
    rhythm: (one: string | null) => (one === null ? null : (rhythms[one] ?? one)),
    gift: (one: string) => gifts[one] ?? one,
    method: (one: string | null) => (one === null ? null : (methods[one] ?? one)),
    language: (tag: string) => languageNameIn(currentLanguage(), tag),
  }
}

/** Everything we store about her: the same content as the file, as a page. */
export function HoldingsPage({ holdings }: { holdings: HoldingsDto }) {
  const { account, staffRole, signedIn, savedResources, reminders, reminderSettings, preferences } = holdings
  const w = words().account.held
  const name = nameThings()
  const { saved, recommendations, checkIns, reminders: own, zones } = name.dashboard
  const zone = reminderSettings.timeZone
  const { tag } = languageTags[currentLanguage()]
  const at = (moment: Date | string) => formatMoment(new Date(moment).toISOString(), zone, tag)
  const parts: [title: string, rows: Row[]][] = [
    [
      w.account.title,
      [
        {
          key: 'account',
          facts: [
            [w.account.firstName, account.firstName],
            [w.account.lastName, account.lastName],
            [w.account.email, account.email],
            [w.account.picture, account.profileImageUrl],
            [w.account.language, languageTags[readLanguage(account.language)].name],
            [w.account.service, account.signInService],
            [w.account.theirNumber, account.signInNumber],
            [w.account.ourNumber, account.id],
            [w.account.made, at(account.createdAt)],
            [w.account.used, at(account.lastUsedAt)],
            [w.account.changed, at(account.updatedAt)],
            [w.account.role, staffRole],
          ],
        },
      ],
    ],
    [
      w.places.title,
      listRows(signedIn, (place) => [
        [w.places.signedIn, at(place.signedInAt)],
        [w.places.used, at(place.lastSeenAt)],
        [w.places.ends, at(place.endsAt)],
        [w.places.stays, yesNo(place.stays)],
        [w.places.here, yesNo(place.isCurrent)],
      ]),
    ],
    [
      w.saved.title,
      listRows(savedResources, (one) => [
        [w.saved.name, one.title],
        [
          w.saved.description,
          <span key="text" lang={name.records.english}>
            {one.description}
          </span>,
        ],
        [w.saved.category, name.category(one.category)],
        [w.saved.status, saved.statuses[one.status]],
        [w.saved.note, one.note],
        [w.saved.at, at(one.savedAt)],
      ]),
    ],
    [
      w.reminders.title,
      listRows(reminders, (reminder) => [
        [w.reminders.name, reminder.title],
        [w.reminders.description, reminder.description],
        [w.reminders.type, own.types[reminder.type]],
        [w.reminders.due, at(reminder.dueDate)],
        [w.reminders.done, yesNo(reminder.completed)],
        [w.reminders.email, reminder.mailDaysBefore === null ? null : own.emailedWhen[reminder.mailDaysBefore]],
      ]),
    ],
    [
      w.clock.title,
      [
        {
          key: 'clock',
          facts: [
            [w.clock.zone, nameZone(zone, zones)],
            [w.clock.chosen, yesNo(reminderSettings.isChosen)],
            [w.clock.hours, w.clock.between({ from: reminderSettings.mailFromHour, to: reminderSettings.mailToHour })],
          ],
        },
      ],
    ],
    [
      w.answers.title,
      preferences
        ? [
            {
              key: 'preferences',
              facts: [
                [w.answers.needs, preferences.needs.map(name.category).join(', ')],
                [w.answers.state, preferences.state && name.records.state(preferences.state)],
                [w.answers.zip, preferences.zip],
                [w.answers.languages, preferences.languages.map(name.language).join(', ')],
                [w.answers.children, yesNo(preferences.hasChildren)],
                [w.answers.pets, yesNo(preferences.hasPets)],
                [w.answers.urgency, preferences.urgency && recommendations.urgencies[preferences.urgency]],
                [w.answers.at, at(preferences.updatedAt)],
              ],
            },
          ]
        : [],
    ],
    [
      w.people.title,
      listRows(holdings.trustedContacts, (one) => [
        [w.people.name, one.name],
        [w.people.email, one.email],
        [w.people.from, one.from],
        [w.people.status, checkIns.answers[one.status]],
        [w.people.at, at(one.askedAt)],
      ]),
    ],
    [
      w.checkIns.title,
      listRows(holdings.checkIns, (one) => [
        [w.checkIns.state, checkIns.states[one.state]],
        [w.checkIns.message, one.message],
        [
          w.checkIns.time,
          one.hours === null ? one.chosenAt && at(one.chosenAt) : w.checkIns.after({ hours: one.hours }),
        ],
        [w.checkIns.due, one.dueAt && at(one.dueAt)],
        [w.checkIns.people, one.contacts.map((contact) => contact.name).join(', ')],
        [w.checkIns.pins, w.checkIns.scrambled],
        [w.checkIns.written, at(one.createdAt)],
        [w.checkIns.ended, one.endedAt && at(one.endedAt)],
      ]),
    ],
    [
      w.clientLists.title,
      listRows(holdings.clientLists, (one) => [
        [w.clientLists.codeName, one.codeName],
        [w.clientLists.entries, one.entries.join(', ')],
        [w.clientLists.made, at(one.createdAt)],
        [w.clientLists.ends, at(one.endsAt)],
      ]),
    ],
    [
      w.newsletter.title,
      holdings.newsletter.map((one) => ({
        key: one.email,
        facts: [
          [w.newsletter.email, one.email],
          [w.newsletter.interests, one.interests.map(name.interest).join(', ')],
          [w.newsletter.active, yesNo(one.isActive)],
          [w.newsletter.at, at(one.subscribedAt)],
        ],
      })),
    ],
    [
      w.messages.title,
      holdings.messages.map((one) => ({
        key: `${at(one.createdAt)} ${one.subject}`,
        facts: [
          [w.messages.at, at(one.createdAt)],
          [w.messages.name, one.name],
          [w.messages.email, one.email],
          [w.messages.phone, one.phone],
          [w.messages.subject, one.subject],
          [w.messages.category, one.category],
          [w.messages.priority, one.priority],
          [w.messages.message, one.message],
        ],
      })),
    ],
    [
      w.gifts.title,
      holdings.donations.map((one) => ({
        key: `${at(one.createdAt)} ${one.amount}`,
        facts: [
          [w.gifts.at, at(one.createdAt)],
          [w.gifts.amount, dollars(one.amount)],
          [w.gifts.name, one.donorName],
          [w.gifts.tribute, one.tributeName],
          [w.gifts.method, name.method(one.paymentMethod)],
          [w.gifts.repeats, one.isRecurring ? name.rhythm(one.frequency) : w.no],
          [w.gifts.status, name.gift(one.status)],
        ],
      })),
    ],
  ]
  return (
    <div className="stack gap-8">
      <div className="stack">
        <h2>{w.title}</h2>
        <p>
          {w.zone({ zone: nameZone(zone, zones) })} <a href={to('/dashboard/account')}>{w.back}</a>
        </p>
      </div>
      {parts.map(([title, rows]) => (
        <Part key={title} title={title} rows={rows} />
      ))}
    </div>
  )
}
