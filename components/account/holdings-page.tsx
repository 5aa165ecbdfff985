import type { ReactNode } from 'react'
import type { HoldingsDto } from '@/lib/account/holdings-schema'
import { mailNames, typeNames } from '@/lib/account/reminders/labels'
import { statusNames } from '@/lib/account/saved/status'
import { contactStateNames, stateNames } from '@/lib/check-ins/labels'
import { languageName } from '@/lib/geography/languages'
import { stateName } from '@/lib/geography/states'
import { categoryNames } from '@/lib/resources/vocabulary'
import { urgencyNames } from '@/lib/search/recommendations/labels'
import { formatMoment } from '@/lib/time/format'
import { nameZone } from '@/lib/time/zones'

type Fact = [label: string, value: ReactNode]

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="account-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value === null || value === '' || value === undefined ? 'Nothing' : value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ title, rows }: { title: string; rows: { key: string; facts: Fact[] }[] }) {
  return (
    <section className="stack">
      <h3>{title}</h3>
      {rows.length === 0 ? <p>Nothing.</p> : rows.map(({ key, facts }) => <Facts key={key} facts={facts} />)}
    </section>
  )
}

const yesNo = (value: boolean | null) => (value === null ? null : value ? 'Yes' : 'No')
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`

/** The same as the file, for reading. */
export function HoldingsPage({ holdings }: { holdings: HoldingsDto }) {
  const { account, staffRole, signedIn, savedResources, reminders, reminderSettings, preferences } = holdings
  const zone = reminderSettings.timeZone
  const at = (moment: Date | string) => formatMoment(new Date(moment).toISOString(), zone)
  return (
    <div className="stack gap-8">
      <div className="stack">
        <h2>Everything we hold about you</h2>
        <p>
          Times are in {nameZone(zone)}. <a href="/dashboard/account">Back to your account</a>
        </p>
      </div>
      <Part
        title="Account"
        rows={[
          {
            key: 'account',
            facts: [
              ['First name', account.firstName],
              ['Last name', account.lastName],
              ['Email', account.email],
              ['Picture', account.profileImageUrl],
              ['Sign-in service', account.signInService],
              ['Its number for you', account.signInNumber],
              ['Our number for you', account.id],
              ['Made', at(account.createdAt)],
              ['Last sign-in', at(account.lastUsedAt)],
              ['Last changed', at(account.updatedAt)],
              ['Staff role', staffRole],
            ],
          },
        ]}
      />
      <Part
        title="Where you are signed in"
        rows={signedIn.map((place) => ({
          key: place.id,
          facts: [
            ['Signed in', at(place.signedInAt)],
            ['Last used', at(place.lastSeenAt)],
            ['Ends', at(place.endsAt)],
            ['Stays signed in', yesNo(place.stays)],
            ['This browser', yesNo(place.isCurrent)],
          ],
        }))}
      />
      <Part
        title="Saved resources"
        rows={savedResources.map((saved) => ({
          key: saved.id,
          facts: [
            ['Title', saved.title],
            ['Description', saved.description],
            ['Category', categoryNames[saved.category]],
            ['Status', statusNames[saved.status]],
            ['Your note', saved.note],
            ['Saved', at(saved.savedAt)],
          ],
        }))}
      />
      <Part
        title="Reminders"
        rows={reminders.map((reminder) => ({
          key: reminder.id,
          facts: [
            ['Title', reminder.title],
            ['Description', reminder.description],
            ['Type', typeNames[reminder.type]],
            ['Due', at(reminder.dueDate)],
            ['Done', yesNo(reminder.completed)],
            ['Email', reminder.mailDaysBefore === null ? null : mailNames[reminder.mailDaysBefore]],
          ],
        }))}
      />
      <Part
        title="Your time zone"
        rows={[
          {
            key: 'clock',
            facts: [
              ['Time zone', nameZone(zone)],
              ['Chosen by you', yesNo(reminderSettings.isChosen)],
              ['Email between', `${reminderSettings.mailFromHour}:00 and ${reminderSettings.mailToHour}:00`],
            ],
          },
        ]}
      />
      <Part
        title="What you told us for recommendations"
        rows={
          preferences
            ? [
                {
                  key: 'preferences',
                  facts: [
                    ['Kinds of help', preferences.needs.map((need) => categoryNames[need]).join(', ')],
                    ['State', preferences.state && stateName(preferences.state)],
                    ['ZIP code', preferences.zip],
                    ['Languages', preferences.languages.map(languageName).join(', ')],
                    ['Children', yesNo(preferences.hasChildren)],
                    ['Pets', yesNo(preferences.hasPets)],
                    ['How soon', preferences.urgency && urgencyNames[preferences.urgency]],
                    ['Answered', at(preferences.updatedAt)],
                  ],
                },
              ]
            : []
        }
      />
      <Part
        title="People you trust"
        rows={holdings.trustedContacts.map((one) => ({
          key: one.id,
          facts: [
            ['Name', one.name],
            ['Email', one.email],
            ['Knows you as', one.from],
            ['Answer', contactStateNames[one.status]],
            ['Asked', at(one.askedAt)],
          ],
        }))}
      />
      <Part
        title="Check-ins"
        rows={holdings.checkIns.map((one) => ({
          key: one.id,
          facts: [
            ['State', stateNames[one.state]],
            ['Message', one.message],
            ['Time', one.hours === null ? one.chosenAt && at(one.chosenAt) : `${one.hours} hours after the start`],
            ['Due', one.dueAt && at(one.dueAt)],
            ['Whom it tells', one.contacts.map(({ name }) => name).join(', ')],
            ['PINs', 'Only as scrambled marks, which nobody can read'],
            ['Written', at(one.createdAt)],
            ['Ended', one.endedAt && at(one.endedAt)],
          ],
        }))}
      />
      <Part
        title="Newsletter, under your email address"
        rows={holdings.newsletter.map((one) => ({
          key: one.email,
          facts: [
            ['Email', one.email],
            ['Interests', one.interests.join(', ')],
            ['Active', yesNo(one.isActive)],
            ['Subscribed', at(one.subscribedAt)],
          ],
        }))}
      />
      <Part
        title="Messages to us, under your email address"
        rows={holdings.messages.map((one) => ({
          key: `${at(one.createdAt)} ${one.subject}`,
          facts: [
            ['Sent', at(one.createdAt)],
            ['Name', one.name],
            ['Email', one.email],
            ['Phone', one.phone],
            ['Subject', one.subject],
            ['Category', one.category],
            ['Priority', one.priority],
            ['Message', one.message],
          ],
        }))}
      />
      <Part
        title="Donations, under your email address"
        rows={holdings.donations.map((one) => ({
          key: `${at(one.createdAt)} ${one.amount}`,
          facts: [
            ['Date', at(one.createdAt)],
            ['Amount', dollars(one.amount)],
            ['Name', one.donorName],
            ['Repeats', one.isRecurring ? one.frequency : 'No'],
            ['Status', one.status],
          ],
        }))}
      />
    </div>
  )
}
