import AccountPage, { generateMetadata as describe } from '@/app/(account)/dashboard/account/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(AccountPage)
