import helpNow from '@/messages/es/help-now.json' with { type: 'json' }
import messages from '@/messages/es/quiet.json' with { type: 'json' }
import report from '@/messages/es/report.json' with { type: 'json' }
import search from '@/messages/es/search.json' with { type: 'json' }
import textSaid from '@/messages/es/text-said.json' with { type: 'json' }
import { composeQuiet } from '../compose'
import { asTemplates, toWords } from '../to-words'
import { records } from './records'
import { grammar } from './words'

const speaker = { tag: grammar.tag, grammar }
const { filters, page } = search

/** The quiet page. It stands in a browser, with the words of other parts that it needs. */
export const quiet = composeQuiet({
  quiet: toWords('quiet', messages, speaker),
  records,
  report: toWords('report', report, speaker),
  search: {
    ...toWords('search', { filters, page }, speaker),
    form: asTemplates(toWords('search.form', search.form, speaker)),
  },
  groups: toWords('helpNow.groups', helpNow.groups, speaker),
  textSaid,
})
