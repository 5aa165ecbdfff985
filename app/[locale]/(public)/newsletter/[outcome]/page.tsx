import { outcomePages } from '@/components/layout/outcome-page'
import { LinkButton } from '@/components/ui/button'
import { findOutcome, outcomeNames } from '@/lib/newsletter/outcomes'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

const pages = outcomePages('/newsletter', outcomeNames, findOutcome, () => (
  <div className="row">
    <LinkButton href={to('/')}>{words().layout.home}</LinkButton>
    <LinkButton variant="outline" href={to('/newsletter')}>
      {words().newsletter.title}
    </LinkButton>
  </div>
))

export const dynamicParams = false
export const generateStaticParams = pages.generateStaticParams
export const generateMetadata = pages.generateMetadata
export default pages.OutcomePage
