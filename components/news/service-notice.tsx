import { Tags } from '@/components/ui/texts'
import { intendedSources } from '@/lib/site/site'

/** Shown if no stories could be loaded. */
export function ServiceNotice() {
  return (
    <div className="callout">
      <h3>The news cannot be shown right now</h3>
      <p>A news API service is needed to show stories here. Nothing else on this page depends on it.</p>
      <p>The sources this site is meant to show:</p>
      <Tags look="chip" texts={intendedSources} />
    </div>
  )
}
