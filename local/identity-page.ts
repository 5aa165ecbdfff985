import { documentsIn, escapeText, listDocumentHeaders } from './document'
import { type Account, nameSubject } from './identity-account'
import type { Person } from './people'

const style = `
:root { color-scheme: light dark; --paper: #fffbf5; --surface: #fff; --ink: #2a1f2d; --soft: #5e5162; --line: #8d8090; --plum: #5b2a5e; --on: #fffbf5 }
@media (prefers-color-scheme: dark) { :root { --paper: #1c141e; --surface: #271d2a; --ink: #f3ece6; --soft: #cdc2c8; --line: #9b8fa0; --plum: #e2b6e4; --on: #1c141e } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 34rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
p { color: var(--soft); margin: 0 0 1rem }
ul { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: .75rem }
button { font: inherit; cursor: pointer; min-height: 48px; border-radius: 14px; border: 1px solid var(--line); background: var(--surface); color: var(--ink); padding: .75rem 1.25rem }
li button { width: 100%; text-align: left; display: grid; gap: .1rem }
li b { font-size: 1.15rem }
li span { color: var(--soft); overflow-wrap: anywhere }
button:focus-visible { outline: 3px solid var(--plum); outline-offset: 3px }
@media (hover: hover) { button:hover { border-color: var(--plum); box-shadow: inset 0 0 0 1px var(--plum) } }
`

const renderDocument = documentsIn(style)

export const listPageHeaders = (site: string) => listDocumentHeaders(style, site)

const roles: Record<Person['role'], string> = {
  member: 'Member: has a personal dashboard',
  editor: 'Editor: works on articles and resources',
  admin: 'Administrator: sees and does everything',
}

export function renderSignInPage(people: readonly Account[]): string {
  const buttons = people.map(
    (person) =>
      `<li><button name="person" value="${escapeText(nameSubject(person))}"><b>${escapeText(person.name)}</b><span>${escapeText(roles[person.role])}</span><span>${escapeText(person.email)}</span></button></li>`,
  )
  return renderDocument(
    'Who is signing in?',
    `<h1>Who is signing in?</h1>
<p>This is a fake sign-in service for development. The people are invented, and no password is needed.</p>
<form method="post"><ul>${buttons.join('')}</ul><p><button name="person" value="">Go back without signing in</button></p></form>`,
  )
}

export function renderProblemPage(problem: string, site: string): string {
  return renderDocument(
    'Signing in did not work',
    `<h1>Signing in did not work</h1><p>The fake sign-in service says: ${escapeText(problem)}</p><p><a href="${escapeText(site)}/api/login">Begin again</a></p>`,
  )
}
