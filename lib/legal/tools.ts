/** The hub's tools. */
import type { Language } from '@/lib/site/language/languages.mjs'
import { compensationCalculator } from './content/tools/compensation-calculator'
import { creditBureauLetter } from './content/tools/credit-bureau-letter'
import { custodyDocumentsChecklist } from './content/tools/custody-documents-checklist'
import { debtCollectorLetter } from './content/tools/debt-collector-letter'
import { compensationCalculator as compensationCalculatorEs } from './content/tools/es/compensation-calculator'
import { creditBureauLetter as creditBureauLetterEs } from './content/tools/es/credit-bureau-letter'
import { custodyDocumentsChecklist as custodyDocumentsChecklistEs } from './content/tools/es/custody-documents-checklist'
import { debtCollectorLetter as debtCollectorLetterEs } from './content/tools/es/debt-collector-letter'
import { lenderLetter as lenderLetterEs } from './content/tools/es/lender-letter'
import { phoneLineLetter as phoneLineLetterEs } from './content/tools/es/phone-line-letter'
import { protectionOrderChecklist as protectionOrderChecklistEs } from './content/tools/es/protection-order-checklist'
import { vawaHousingLetter as vawaHousingLetterEs } from './content/tools/es/vawa-housing-letter'
import { workLeaveLetter as workLeaveLetterEs } from './content/tools/es/work-leave-letter'
import { lenderLetter } from './content/tools/lender-letter'
import { phoneLineLetter } from './content/tools/phone-line-letter'
import { protectionOrderChecklist } from './content/tools/protection-order-checklist'
import { vawaHousingLetter } from './content/tools/vawa-housing-letter'
import { workLeaveLetter } from './content/tools/work-leave-letter'
import type { LegalTool } from './schema'

/** In the order shown. */
const tools: Record<Language, LegalTool>[] = [
  { en: protectionOrderChecklist, es: protectionOrderChecklistEs },
  { en: custodyDocumentsChecklist, es: custodyDocumentsChecklistEs },
  { en: phoneLineLetter, es: phoneLineLetterEs },
  { en: vawaHousingLetter, es: vawaHousingLetterEs },
  { en: workLeaveLetter, es: workLeaveLetterEs },
  { en: creditBureauLetter, es: creditBureauLetterEs },
  { en: lenderLetter, es: lenderLetterEs },
  { en: debtCollectorLetter, es: debtCollectorLetterEs },
  { en: compensationCalculator, es: compensationCalculatorEs },
]

export const legalTools = tools.map(({ en }) => en)
export const spanishTools = tools.map(({ es }) => es)
