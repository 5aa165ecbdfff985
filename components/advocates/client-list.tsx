import '@/components/forms/forms.css'
import '@/components/resources/entry-row.css'
import { Button } from '@/components/ui/button'
import { LinkButton } from '@/components/ui/link-button'
import {
  type AddFrom,
  addIds,
  type ListAddress,
  listAddress,
  listForms,
  moveUp,
  withoutId,
} from '@/lib/advocates/lists/address'
import { LIST_MAX } from '@/lib/advocates/lists/limits'
import {
  listTitle,
  mailAddress,
  smsAddress,
  writeListWays,
  writePlainLines,
  writePlainText,
} from '@/lib/advocates/lists/lines'
import { describeHours, describePlace, resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { listVersions, to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'

interface Shown {
  list: ListAddress
  entries: readonly ResourceDto[]
}

const ofCounty = ({ of }: AddFrom) => (of ? `${of.state}/${of.county}` : '')

/** What a form carries along, so that the next address has it too. */
function Carried({ list, from, without = [] }: { list: ListAddress; from?: AddFrom; without?: string[] }) {
  const query = new URLSearchParams(listAddress(list, from && { q: from.q, of: ofCounty(from) }).split('?')[1])
  return [...query]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** Each with links that lead to the list as it is then. */
export function ListedEntries({ list, entries, from }: Shown & { from: AddFrom }) {
  const { records, clientList: w } = words()
  const where = { q: from.q, of: ofCounty(from) }
  if (entries.length === 0) return <p>{w.empty}</p>
  return (
    <ol className="grid gap-3">
      {entries.map((entry, at) => {
        const name = records.name(entry)
        return (
          <li key={entry.id} className="card max-w-none">
            <p>
              <a href={to(resourcePath(entry))}>
                <b>{name}</b>
              </a>
              <br />
              <span className="num">{writeListWays(entry) ?? records.website}</span>
            </p>
            <p className="row gap-y-0">
              {at > 0 ? (
                <a className="tap" href={to(listAddress(moveUp(list, entry.id), where))} rel="nofollow">
                  {w.up}
                  <span className="sr-only">: {name}</span>
                </a>
              ) : null}
              <a className="tap" href={to(listAddress(withoutId(list, entry.id), where))} rel="nofollow">
                {w.remove}
                <span className="sr-only">: {name}</span>
              </a>
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** The list as it is printed: the only part of the page on paper. */
function ListPaper({ list, entries }: Shown) {
  const { records, clientList: w } = words()
  return (
    <section className="card" aria-label={w.preview}>
      <h3>{listTitle().replace(/:$/, '')}</h3>
      {list.form === 'plain' ? (
        <ul className="grid gap-2">
          {writePlainLines(entries).map(({ label, ways }, at) => (
            <li key={`${String(at)}${ways}`} className="max-w-none">
              {label} <b className="num">{ways}</b>
            </li>
          ))}
        </ul>
      ) : (
        <ul className="grid gap-3">
          {entries.map((entry) => {
            const hours = describeHours(entry, records)
            return (
              <li key={entry.id} className="max-w-none">
                <b>{records.name(entry)}</b>
                <br />
                <span className="num">{writeListWays(entry) ?? entry.url}</span>
                <br />
                <span lang={hours?.lang}>{hours?.text ?? records.hours.unknown}</span>
                {'. '}
                {describePlace(entry, records)}
                {entry.eligibility ? (
                  <>
                    <br />
                    <span lang={records.english}>{entry.eligibility}</span>
                  </>
                ) : null}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** How it reads, and the ways to hand it over. */
export function HandOver({ list, entries }: Shown) {
  const { clientList: w } = words()
  const file = `${w.file}.pdf`
  const text = writePlainText(entries)
  const hasNumbers = writePlainLines(entries).length > 0
  const hasAll = writePlainLines(entries).length === entries.length
  const others = listVersions('/lists').filter(({ language }) => language !== currentLanguage())
  return (
    <>
      <nav aria-label={w.form} className="print:hidden">
        <ul className="chips">
          {listForms.map((form) => (
            <li key={form}>
              <a
                className="chip"
                href={to(listAddress({ ...list, form }))}
                aria-current={form === list.form ? 'page' : undefined}
                rel="nofollow"
              >
                {w[form]}
              </a>
            </li>
          ))}
          {others.map(({ language, path }) => (
            <li key={language}>
              <a className="chip" href={listAddress(list, {}, path)} lang={languageTags[language].tag} rel="nofollow">
                {languageTags[language].name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <ListPaper list={list} entries={entries} />
      {hasAll ? null : <p className="print:hidden">{w.noNumber}</p>}
      <p className="row print:hidden">
        <Button type="button" className="needs-script" data-print-list="">
          {w.print}
        </Button>
        <LinkButton look="soft" href={to(listAddress(list, {}, `/lists/${file}`))} download={file}>
          {w.save(w.file)}
        </LinkButton>
        {hasNumbers ? (
          <>
            <LinkButton look="soft" href={smsAddress(text)}>
              {w.text}
            </LinkButton>
            <LinkButton look="soft" href={mailAddress(text)}>
              {w.email}
            </LinkButton>
          </>
        ) : null}
      </p>
      <p className="soft print:hidden">
        {w.printHint} {w.sendHint}
      </p>
      <p className="print:hidden">
        <LinkButton look="line" href={to(listAddress(list, {}, '/dashboard/lists'))} rel="nofollow">
          {w.keep}
        </LinkButton>
      </p>
      <p className="soft print:hidden">{w.keepHint}</p>
    </>
  )
}

function FoundToAdd({ list, from, found }: { list: ListAddress; from: AddFrom; found: readonly ResourceDto[] }) {
  const { records, clientList: w } = words()
  const where = { q: from.q, of: ofCounty(from) }
  if (!from.q && !from.of) return null
  return (
    <section className="grid gap-3" aria-labelledby="found-title">
      <h3 id="found-title">{from.q ? w.found : w.foundInCounty}</h3>
      {found.length === 0 ? <p>{w.nothing}</p> : null}
      {list.ids.length >= LIST_MAX ? <p>{w.full}</p> : null}
      <ul className="entry-rows">
        {found.map((entry) => (
          <li key={entry.id} className="entry-row">
            <div className="grid gap-1">
              <h4>
                <a href={to(resourcePath(entry))}>{records.name(entry)}</a>
              </h4>
              <p className="entry-where">
                {describePlace(entry, records)}
                {entry.phoneNumber ? ` · ${entry.phoneNumber}` : null}
              </p>
            </div>
            {list.ids.includes(entry.id) ? (
              <p>{w.added}</p>
            ) : list.ids.length < LIST_MAX ? (
              <LinkButton look="soft" href={to(listAddress(addIds(list, [entry.id]), where))} rel="nofollow">
                {w.add}
                <span className="sr-only">: {records.name(entry)}</span>
              </LinkButton>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Ways to add, each a form or a link that carries the list. */
export function AddEntries({
  list,
  from,
  found,
  isRead,
}: {
  list: ListAddress
  from: AddFrom
  found: readonly ResourceDto[]
  /** False if what was pasted led to nothing. */
  isRead: boolean
}) {
  const { clientList: w } = words()
  const action = to('/lists')
  return (
    <section className="grid gap-5 print:hidden" aria-labelledby="add-title" id="add">
      <h2 id="add-title">{w.addTitle}</h2>
      <search>
        <form className="find" action={action} method="get">
          <label htmlFor="list-search">{w.search}</label>
          <div className="field">
            <input
              id="list-search"
              name="q"
              type="search"
              defaultValue={from.q}
              placeholder={w.searchHint}
              maxLength={200}
              autoComplete="off"
            />
            <Button type="submit">{w.searchButton}</Button>
          </div>
          <Carried list={list} />
        </form>
      </search>
      <FoundToAdd list={list} from={from} found={found} />
      <form className="find" action={action} method="get">
        <label htmlFor="list-paste">{w.paste}</label>
        {isRead ? null : (
          <p id="paste-problem" role="alert">
            {w.notRead}
          </p>
        )}
        <div className="field">
          <input
            id="list-paste"
            name="into"
            maxLength={2000}
            autoComplete="off"
            aria-describedby={isRead ? undefined : 'paste-problem'}
            aria-invalid={isRead ? undefined : true}
          />
          <Button type="submit" look="soft">
            {w.pasteButton}
          </Button>
        </div>
        <Carried list={list} from={from} />
      </form>
      <form className="find" action={action} method="get">
        <label htmlFor="list-code">{w.code}</label>
        <p id="code-hint" className="soft">
          {w.codeHint}
        </p>
        <div className="field">
          <input
            id="list-code"
            name="code"
            defaultValue={list.code}
            maxLength={20}
            pattern=".*\d.*"
            autoComplete="off"
            aria-describedby="code-hint"
          />
          <Button type="submit" look="soft">
            {w.codeButton}
          </Button>
        </div>
        <Carried list={list} from={from} without={['code']} />
      </form>
    </section>
  )
}
