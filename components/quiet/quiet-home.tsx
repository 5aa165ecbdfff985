import { Button } from '@/components/ui/button'
import { Icon, type IconName } from '@/components/ui/icon'
import { CallLink, TextLink } from '@/components/ui/phone-link'
import type { Hotline } from '@/lib/site/public-facts'

const ways: { go: string; icon: IconName; label: string; about: string }[] = [
  { go: 'search', icon: 'search', label: 'Search the directory', about: 'By keyword, state, ZIP code or language' },
  { go: 'states', icon: 'map-pin', label: 'Help in your state', about: 'Crisis lines, shelter, legal help' },
  { go: 'lists', icon: 'list-checks', label: 'Safety lists', about: 'At home, at work, with children, leaving' },
  {
    go: 'about',
    icon: 'eye-off',
    label: 'How this page stays quiet',
    about: 'What it leaves, and what it cannot hide',
  },
]

const topics = [
  { go: 'shelter', label: 'Housing & Shelter' },
  { go: 'healthcare', label: "Women's Health" },
  { go: 'womens-rights', label: 'Rights & Advocacy' },
  { go: 'money', label: 'Financial Support' },
]

/** The first screen. It comes with the page, and its numbers need nothing more. */
export function QuietHome({ hotlines }: { hotlines: readonly Hotline[] }) {
  return (
    <>
      <h1 tabIndex={-1}>Quiet browsing</h1>
      <p className="lead">
        All the help, at one address. No matter how much you read here, your browser’s history shows one line: “Notes”.
      </p>
      <noscript>
        <div className="callout">
          <p>
            JavaScript is off in this browser. The numbers below and the exit work. Searching, states and lists on this
            page need JavaScript.
          </p>
          <p>
            <a href="/help-now">Shelter and legal help by state</a> works without it. Each page you open there is its
            own line in the history.
          </p>
        </div>
      </noscript>
      <section className="grid gap-2" aria-labelledby="quiet-lines">
        <h2 id="quiet-lines">Talk to someone now</h2>
        <p>
          <b>In danger?</b> Call 911. If you cannot speak, stay on the line. A call or text stays in the phone’s own
          list.
        </p>
        <CallLink number="911" className="btn btn-crisis w-fit" />
        <ul className="entries">
          {hotlines.map((line) => (
            <li key={line.id} className="entry max-w-none">
              <b>{line.name}</b>
              <span className="soft">{line.about}</span>
              <span className="row">
                {line.phone ? <CallLink number={line.phone} /> : null}
                {line.text ? <TextLink to={line.text.to} body={line.text.body} /> : null}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="needs-script grid gap-4" aria-labelledby="quiet-find">
        <h2 id="quiet-find">Find help</h2>
        <ul className="ways">
          {ways.map(({ go, icon, label, about }) => (
            <li key={go} className="grid max-w-none">
              <button type="button" className="way" data-quiet-go={go}>
                <Icon name={icon} size={28} />
                <strong>{label}</strong>
                <span>{about}</span>
              </button>
            </li>
          ))}
        </ul>
        <ul className="chips">
          {topics.map(({ go, label }) => (
            <li key={go}>
              <Button type="button" look="soft" data-quiet-go={go}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
