import { AppError } from '@/lib/http/app-error'
import { methods } from '@/lib/http/methods'
import { route } from '@/lib/http/route'
import { quietSearchCall } from '@/lib/search/calls'
import { toFilters } from '@/lib/search/filters'
import { answerInOtherLanguage } from '@/lib/search/other-language'
import { answerDangerOnPage } from '@/lib/search/page-danger-answer'
import { countSearch, searchHelp } from '@/lib/search/queries'
import { isTooShort, SEARCH_PAGE } from '@/lib/search/request'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(quietSearchCall, async ({ body: { page, ...input } }) => {
    if (isTooShort(input))
      throw new AppError(
        'bad-request',
        choose({ en: 'Please use at least 3 characters.', es: words().search.problem.tooShort }),
      )
    const question = {
      typed: input.q,
      near: input.near,
      state: input.state,
      speaks: choose({ en: undefined, es: 'es' }),
      isAnyTime: true,
    }
    const filters = toFilters(input)
    const found = await searchHelp(question, filters, { offset: (page - 1) * SEARCH_PAGE }, SEARCH_PAGE)
    const { total, language } = await countSearch(question, filters, found.head)
    const [correction] = found.asked.corrections
    return {
      danger: answerDangerOnPage(found.asked),
      otherLanguage: answerInOtherLanguage(found.asked.typed),
      items: found.items.map(({ resource }) => resource),
      total,
      isCapped: false,
      isFromCopy: found.isFromCopy,
      correctedTo: correction?.to ?? null,
      state: found.asked.place?.state ?? null,
      languages: Object.keys(language).filter((one) => one !== 'en'),
    }
  }),
})
