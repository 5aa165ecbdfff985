import { Button, LinkButton } from '@/components/ui/button'
import {
  type AddFrom,
  type ListAddress,
  listAddress,
  listForms,
  moveUp,
  ofCounty,
  withoutId,
} from '@/lib/advocates/lists/address'
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
        <LinkButton variant="secondary" href={to(listAddress(list, {}, `/lists/${file}`))} download={file}>
          {w.save({ file: w.file })}
        </LinkButton>
        {hasNumbers ? (
          <>
            <LinkButton variant="secondary" href={smsAddress(text)}>
              {w.text}
            </LinkButton>
            <LinkButton variant="secondary" href={mailAddress(text)}>
              {w.email}
            </LinkButton>
          </>
        ) : null}
      </p>
      <p className="soft print:hidden">
        {w.printHint} {w.sendHint}
      </p>
      <p className="print:hidden">
        <LinkButton variant="outline" href={to(listAddress(list, {}, '/dashboard/lists'))} rel="nofollow">
          {w.keep}
        </LinkButton>
      </p>
      <p className="soft print:hidden">{w.keepHint}</p>
    </>
  )
}
