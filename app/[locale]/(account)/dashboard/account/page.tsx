import { ActiveSessions } from '@/components/account/active-sessions'
import { Button, LinkButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { TextList } from '@/components/ui/texts'
import type { UserDto } from '@/lib/account/schema'
import { getMailLanguage } from '@/lib/account/service'
import { isStaff } from '@/lib/session/policy'
import { listSessions } from '@/lib/session/queries'
import { localizeDay } from '@/lib/site/language/format'
import { type Language, languages } from '@/lib/site/language/languages.mjs'
import { setLanguage } from '@/lib/site/language/page-language'
import { call, to } from '@/lib/site/language/paths'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { openDashboard } from '../open-dashboard'

/** Deletion is immediate and permanent, so she types a word to confirm it. */
function DeleteAccount() {
  const w = words().account.end
  return (
    <section id="delete" aria-labelledby="delete-title" className="stack">
      <h2 id="delete-title">{w.title}</h2>
      <p>{w.lead}</p>
      <TextList className="prose" texts={w.points} />
      <form method="post" action={call('/api/user/account')} className="box account-choice" autoComplete="off">
        <label className="input">
          <span>
            {w.type}
            <b>{w.word}</b>
            {w.toGoOn}
          </span>
          <input
            name="confirm"
            className="form-input"
            required
            maxLength={50}
            pattern={`\\s*[${w.word.slice(0, 1)}${w.word.slice(0, 1).toLowerCase()}][A-Za-z]+\\s*`}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </label>
        <Button type="submit" variant="outline">
          {w.button}
        </Button>
      </form>
    </section>
  )
}

/** The language of the emails she gets. */
function MailLanguage({ language }: { language: Language }) {
  const w = words().account.language
  return (
    <section id="language" aria-labelledby="language-title" className="stack">
      <h2 id="language-title">{w.title}</h2>
      <form method="post" action={call('/api/user/language')} className="box account-choice">
        <label className="input">
          <span>{w.label}</span>
          <select name="language" className="form-input" defaultValue={language} autoComplete="off">
            {languages.map((value) => (
              <option key={value} value={value} lang={languageTags[value].tag}>
                {languageTags[value].name}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="outline">
          {w.save}
        </Button>
      </form>
    </section>
  )
}

/** What we know of the account, as the sign-in service reported it. */
function AccountFacts({ user }: { user: UserDto }) {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const w = words().account.facts
  const facts = [
    { label: w.name, value: name || w.noName },
    { label: w.email, value: user.email ?? w.noEmail },
    { label: w.since, value: localizeDay(user.createdAt.toISOString().slice(0, 10)) },
  ]
  return (
    <section aria-labelledby="account-title" className="stack">
      <h2 id="account-title">{words().account.title}</h2>
      <dl className="box account-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="soft">{w.from}</p>
    </section>
  )
}

function YourData() {
  const w = words().account.data
  return (
    <section aria-labelledby="data-title" className="stack">
      <h2 id="data-title">{w.title}</h2>
      <p>{w.text}</p>
      <p className="row">
        <LinkButton variant="outline" href={to('/dashboard/account/data')}>
          <Icon name="eye" size={18} /> {w.read}
        </LinkButton>
        <LinkButton variant="outline" href="/api/user/account" download="account.json">
          <Icon name="download" size={18} /> {w.download}
        </LinkButton>
      </p>
    </section>
  )
}

export const generateMetadata = describePage('/dashboard/account', () => words().account, { index: false })

export default async function AccountPage({ params, searchParams }: PageProps<'/[locale]/dashboard/account'>) {
  await setLanguage(params)
  const page = { path: '/dashboard/account', search: searchParams } as const
  return openDashboard(page, async ({ viewer, user, token }) => (
    <div className="account-columns">
      <div className="stack gap-8">
        <AccountFacts user={user} />
        <MailLanguage language={await getMailLanguage(viewer.userId)} />
        <YourData />
      </div>
      <div className="stack gap-8">
        <ActiveSessions places={await listSessions(viewer, token)} now={new Date()} canStay={!isStaff(viewer)} />
        <DeleteAccount />
      </div>
    </div>
  ))
}
