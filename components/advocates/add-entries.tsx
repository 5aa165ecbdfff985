import { Button, LinkButton } from '@/components/ui/button'
import { type AddFrom, addIds, type ListAddress, listAddress, ofCounty } from '@/lib/advocates/lists/address'
import { LIST_MAX } from '@/lib/advocates/lists/limits'
import { describePlace, resourcePath } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** What a form carries along, so that the next address has it too. */
function Carried({ list, from, without = [] }: { list: ListAddress; from?: AddFrom; without?: string[] }) {
  const query = new URLSearchParams(listAddress(list, from && { q: from.q, of: ofCounty(from) }).split('?')[1])
  return [...query]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
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
              <LinkButton variant="secondary" href={to(listAddress(addIds(list, [entry.id]), where))} rel="nofollow">
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
          <Button type="submit" variant="secondary">
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
          <Button type="submit" variant="secondary">
            {w.codeButton}
          </Button>
        </div>
        <Carried list={list} from={from} without={['code']} />
      </form>
    </section>
  )
}
