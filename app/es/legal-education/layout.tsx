import LegalEducationLayout from '@/app/(public)/legal-education/layout'

export default LegalEducationLayout
