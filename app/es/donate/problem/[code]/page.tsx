import ProblemPage, {
  generateMetadata as describe,
  generateStaticParams,
} from '@/app/(public)/donate/problem/[code]/page'
import { inSpanish } from '@/app/es/in-spanish'

export const dynamicParams = false

export { generateStaticParams }

export const generateMetadata = inSpanish(describe)
export default inSpanish(ProblemPage)
