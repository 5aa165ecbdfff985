import { findGiftProblem, giftProblemNames } from '@/lib/donations/problem-pages'
import { problemPages } from '../../problem-page'

const pages = problemPages('/donate/problem', giftProblemNames, findGiftProblem)

export const dynamicParams = false

export const generateStaticParams = pages.generateStaticParams

export const generateMetadata = pages.generateMetadata
export default pages.Page
