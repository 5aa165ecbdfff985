import { HomeLink, outcomePages } from '@/components/layout/outcome-page'
import { findContactOutcome, outcomeNames } from '@/lib/check-ins/outcomes'

const pages = outcomePages('/trusted-contact', outcomeNames, findContactOutcome, () => <HomeLink />)

export const dynamicParams = false
export const generateStaticParams = pages.generateStaticParams
export const generateMetadata = pages.generateMetadata
export default pages.OutcomePage
