import type { UserDto } from '@/lib/account/schema'
import { localizeDay } from '@/lib/site/language/format'
import { words } from '@/lib/site/language/words'

/** What we know of the account, as the sign-in service reported it. */
export function AccountFacts({ user }: { user: UserDto }) {
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
