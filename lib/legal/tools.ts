/** The hub's tools. */
import { compensationSources } from './content/compensation-deadlines'
import { compensationCalculator } from './content/tools/compensation-calculator'
import { creditBureauLetter } from './content/tools/credit-bureau-letter'
import { custodyDocumentsChecklist } from './content/tools/custody-documents-checklist'
import { debtCollectorLetter } from './content/tools/debt-collector-letter'
import { lenderLetter } from './content/tools/lender-letter'
import { phoneLineLetter } from './content/tools/phone-line-letter'
import { protectionOrderChecklist } from './content/tools/protection-order-checklist'
import { vawaHousingLetter } from './content/tools/vawa-housing-letter'
import { workLeaveLetter } from './content/tools/work-leave-letter'
import type { LegalTool } from './schema'

export const legalTools: LegalTool[] = [
  protectionOrderChecklist,
  custodyDocumentsChecklist,
  phoneLineLetter,
  vawaHousingLetter,
  workLeaveLetter,
  creditBureauLetter,
  lenderLetter,
  debtCollectorLetter,
  { ...compensationCalculator, sources: compensationSources },
]
