import { InlineScript } from '@/components/layout/inline-script'
import { Button } from '@/components/ui/button'
import { stateCodes, stateName, stateSlug } from '@/lib/geography/states'
import { keepScript } from '@/lib/safety/offline/keep-script'

const field = 'min-h-12 rounded-[10px] border-[1.5px] border-[var(--edge)] bg-[var(--surface)] px-3 w-full'

/** Before the control itself, and without React: the pages that offer it are sent without it. */
export function KeepScript() {
  return <InlineScript script={keepScript} />
}

/** Stores help in this browser, only when she asks for it, and takes it away again. */
export function KeepHelp() {
  return (
    <section className="section" id="keep" aria-labelledby="keep-title">
      <div className="wrap facts-grid">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
          <h2 id="keep-title">Keep help on this phone</h2>
          <p>
            These emergency pages, and the shelters and phone lines of your state, then open without a connection.
            Nothing is kept before you press the button.
          </p>
          <form className="grid gap-4" data-keep="form" hidden>
            <label className="grid gap-1 font-semibold">
              Your state
              <select name="state" className={field} data-keep="state" autoComplete="off" defaultValue="">
                <option value="">No state, only the national pages</option>
                {stateCodes.map((code) => (
                  <option key={code} value={stateSlug(code)}>
                    {stateName(code)}
                  </option>
                ))}
              </select>
            </label>
            <Button type="submit" className="w-fit" data-keep="press">
              Keep help on this phone
            </Button>
          </form>
          <p className="callout" data-keep="absent">
            Keeping pages needs JavaScript, and a browser that can store them. You can print any page instead, or write
            down the numbers you need.
          </p>
          <p role="status" data-keep="status" />
          <div className="callout" data-keep="kept" hidden>
            <p>
              Kept in this browser: <b data-keep="list" />. They update when you open them with a connection.
            </p>
            <Button type="button" look="line" className="w-fit" data-keep="remove">
              Remove
            </Button>
          </div>
        </div>
        <div className="callout callout-warning content-start">
          <h3>Anyone with this phone can find it</h3>
          <p>
            Kept pages are not locked. Anyone who opens this site here sees them, and the browser’s settings list this
            site and what it stores. If that is not safe for you, don’t keep them: memorize one number instead.
          </p>
          <p>
            Quick Exit does not remove them. Remove does, with everything else this site stores for use without a
            connection. What you locked under Secure Documents, or kept as a plan, stays.
          </p>
        </div>
      </div>
    </section>
  )
}
