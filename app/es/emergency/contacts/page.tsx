import ContactsPage, { generateMetadata as describe } from '@/app/(public)/emergency/contacts/page'
import { inSpanish } from '../../in-spanish'

export const generateMetadata = inSpanish(describe)
export default inSpanish(ContactsPage)
