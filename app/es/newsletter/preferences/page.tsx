import PreferencesPage, { generateMetadata as describe } from '@/app/(public)/newsletter/preferences/page'
import { inSpanish } from '@/app/es/in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(PreferencesPage)
