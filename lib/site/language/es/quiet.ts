import helpNow from '@/messages/es/help-now.json' with { type: 'json' }
import messages from '@/messages/es/quiet.json' with { type: 'json' }
import report from '@/messages/es/report.json' with { type: 'json' }
import search from '@/messages/es/search.json' with { type: 'json' }
import textSaid from '@/messages/es/text-said.json' with { type: 'json' }
import { composeQuiet } from '../compose'
import { asTemplates, say } from '../say'
import { records } from './records'
import { grammar } from './words'

const speaker = { tag: grammar.tag, grammar }
const { filters, page } = search

/** The quiet page. It stands in a browser, with the words of other parts that it needs. */
export const quiet = composeQuiet({
  quiet: say('quiet', messages, speaker),
  records,
  report: say('report', report, speaker),
  search: {
    ...say('search', { filters, page }, speaker),
    form: asTemplates(say('search.form', search.form, speaker)),
  },
  groups: say('helpNow.groups', helpNow.groups, speaker),
  textSaid,
})
