import { Button } from '@/components/ui/button'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** A plain form: the answer is the page of the county, or the question which one is meant. */
export function FindCountyForm({ typed = '', problem }: { typed?: string; problem?: string }) {
  const w = words().help.find
  return (
    <search>
      <form className="find-county" action={to('/help/find')} method="get">
        <label htmlFor="county-place" className="font-semibold">
          {w.label}
        </label>
        <div>
          <input
            id="county-place"
            name="place"
            type="text"
            className="min-h-12 rounded-[10px] border-[1.5px] border-[var(--edge)] bg-[var(--surface)] px-3"
            defaultValue={typed}
            placeholder="44101, or Cleveland, OH"
            maxLength={100}
            autoComplete="off"
            required
            aria-describedby={problem ? 'county-place-problem' : undefined}
            aria-invalid={problem ? true : undefined}
          />
          <Button type="submit">{w.button}</Button>
        </div>
        {problem ? (
          <p id="county-place-problem" role="alert">
            {problem}
          </p>
        ) : null}
      </form>
    </search>
  )
}
