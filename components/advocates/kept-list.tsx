import '@/components/forms/forms.css'
import { Button, LinkButton } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { type ListAddress, listAddress } from '@/lib/advocates/lists/address'
import type { ClientListDto } from '@/lib/advocates/lists/schema'
import { languages } from '@/lib/site/language/languages.mjs'
import { call, to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { words } from '@/lib/site/language/words'
import { formatDay } from '@/lib/time/zone'

function Entries({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => <input key={id} type="hidden" name="entries" value={id} />)
}

function CodeName({ id, value }: { id: string; value: string }) {
  const { dashboard: w } = words().clientList
  return (
    <div className="form-field">
      <label htmlFor={id}>{w.code}</label>
      <p id={`${id}-hint`} className="soft">
        {w.codeHint}
      </p>
      <input
        id={id}
        name="codeName"
        className="form-input"
        defaultValue={value}
        minLength={2}
        maxLength={20}
        pattern=".*\d.*"
        required
        aria-describedby={`${id}-hint`}
      />
    </div>
  )
}

/** Keeps the list of the address: as the one that it was opened from, or as a new one. */
export function KeepListForm({ given, known }: { given: ListAddress; known: ClientListDto | null }) {
  const { dashboard: w } = words().clientList
  return (
    <section className="card" aria-labelledby="keep-title">
      <h3 id="keep-title">{w.saveTitle}</h3>
      <p>{w.entries({ count: String(given.ids.length) })}</p>
      {known ? (
        <form method="post" action={call(`/api/user/lists/${known.id}`)}>
          <input type="hidden" name="do" value="change" />
          <input type="hidden" name="codeName" value={known.codeName} />
          <Entries ids={given.ids} />
          <Button type="submit">{w.saveChange({ codeName: known.codeName })}</Button>
        </form>
      ) : null}
      <form className="form" method="post" action={call('/api/user/lists')} autoComplete="off">
        <CodeName id="new-code" value={known ? '' : given.code} />
        <Entries ids={given.ids} />
        <div>
          <Button type="submit" variant={known ? 'outline' : 'default'}>
            {known ? w.asNew : w.save}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** A kept list: to open, to email, to delete. */
export function KeptList({ list, canMail }: { list: ClientListDto; canMail: boolean }) {
  const { dashboard: w } = words().clientList
  const { id, codeName, entries, endsAt } = list
  const language = currentLanguage()
  const until = formatDay(new Date(endsAt).toISOString(), 'America/New_York', languageTags[language].tag)
  return (
    <article className="card" aria-labelledby={`list-${id}`}>
      <h3 id={`list-${id}`}>{codeName}</h3>
      <p>
        {w.entries({ count: String(entries.length) })}. {w.until({ day: until })}.
      </p>
      <p>
        <LinkButton variant="secondary" href={to(listAddress({ ids: entries, code: codeName, keep: id }))}>
          {w.open}
        </LinkButton>
      </p>
      {canMail && entries.length > 0 ? (
        <Fold summary={w.emailTitle}>
          <form className="form" method="post" action={call(`/api/user/lists/${id}/email`)} autoComplete="off">
            <p id={`hint-${id}`} className="soft">
              {w.emailHint}
            </p>
            <div className="form-field">
              <label htmlFor={`to-${id}`}>{w.emailTo}</label>
              <input
                id={`to-${id}`}
                name="email"
                type="email"
                className="form-input"
                maxLength={254}
                required
                aria-describedby={`hint-${id}`}
              />
            </div>
            <div className="form-field">
              <label htmlFor={`in-${id}`}>{w.language}</label>
              <select id={`in-${id}`} name="language" className="form-input" defaultValue={language}>
                {languages.map((one) => (
                  <option key={one} value={one} lang={languageTags[one].tag}>
                    {languageTags[one].name}
                  </option>
                ))}
              </select>
            </div>
            <div>
              <Button type="submit">{w.send}</Button>
            </div>
          </form>
        </Fold>
      ) : null}
      <form method="post" action={call(`/api/user/lists/${id}`)}>
        <input type="hidden" name="do" value="remove" />
        <Button type="submit" variant="outline">
          {w.remove}
        </Button>
      </form>
    </article>
  )
}
