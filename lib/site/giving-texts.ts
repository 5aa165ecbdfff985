/** What receipts must say, and what a gift does: content/en/about/giving.md. */
import { z } from 'zod'
import { findPart, listItems, readParts } from '@/lib/text/content/blocks'
import { readPair } from '@/lib/text/content/pair'

const facts = { goodsStatement: z.string().min(1) }
const { en, es } = readPair('about', 'giving', facts, facts)

function listImpact({ nodes, fail }: typeof en | typeof es) {
  return listItems(findPart(readParts(nodes, 2, fail), 'impact', fail).nodes).map(({ term, text, line }) => ({
    dollars: Number(/^\$(\d+)$/.exec(term ?? '')?.[1] ?? fail(line, 'Each begins with its amount: - **$25**')),
    text,
    line,
  }))
}

const spanish = listImpact(es)

export const givingTexts = {
  goodsStatement: { en: en.facts.goodsStatement, es: es.facts.goodsStatement },
  impact: listImpact(en).map(({ dollars, text, line }, at) => {
    const translated = spanish[at]
    if (translated?.dollars !== dollars)
      es.fail(translated?.line ?? line, `Here stands what $${dollars} does, as in English.`)
    return { dollars, text: { en: text, es: translated?.text ?? text } }
  }),
}
