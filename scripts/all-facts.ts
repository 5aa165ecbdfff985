/** Reads every file of facts under `content`, each by the module that uses it. */
import { readdirSync } from 'node:fs'
import '@/lib/analytics/content/population'
import '@/lib/contact/inbox/ready-answers'
import '@/lib/directory-data/imports/help-terms'
import '@/lib/directory-data/imports/names.data'
import { readTownNicknames } from '@/lib/geography/places/nicknames'
import '@/lib/legal/lists/law-lists'
import { readCompensationLimits } from '@/lib/legal/states/compensation-limits'
import { listCellsToConfirm, readLinesToConfirm } from '@/lib/legal/states/files'
import { glossOrder, translatePhrases } from '@/lib/legal/states/translate-phrases'
import '@/lib/news/classify'
import { listRides } from '@/lib/resources/counties/rides'
import '@/lib/search/weights.data'
import '@/lib/site/messages/panel.data'
import '@/lib/site/site'
import { filesRead } from '@/lib/text/content/files'

readTownNicknames()
readCompensationLimits()
listCellsToConfirm()
readLinesToConfirm()
translatePhrases('page without a date')
listRides({ fips: '17003', state: 'IL' })
glossOrder('Protection Order')

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
/** Not those that texts read: their order, and sources of several. */
export const factFiles = files.filter((file) => /\.(csv|tsv|yaml)$/.test(file) && !/^(order|sources)\./.test(file))

/** Those that no module uses. */
export const unreadFacts = factFiles.filter((file) => !filesRead.has(file))
