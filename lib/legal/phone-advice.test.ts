import { expect, it } from 'vitest'
import { categoryBlocks } from '@/lib/resources/category-pages'
import type { Block } from '@/lib/resources/content/section'
import { safetyPlan } from '@/lib/safety/content/plan'
import { legalGuides, spanishGuides } from './guides'

/** Every sentence inside, whatever its shape. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(listTexts)
}

const sectionsOf = (guides: { id: string; sections: { id: string; blocks: unknown }[] }[]) =>
  guides.flatMap(({ id, sections }) =>
    sections.map((one) => ({ name: `${id} ${one.id}`, text: listTexts(one.blocks) })),
  )

/** What opens and closes on the page of women's health is all on reproductive care. */
const abortion = (blocks: Block[]) =>
  blocks.flatMap(({ sections }) => sections.filter(({ kind }) => kind === 'accordion'))

const english = [
  ...sectionsOf(legalGuides),
  { name: 'plan', text: listTexts(safetyPlan.en.lists) },
  { name: 'before', text: listTexts(safetyPlan.en.beforeYouBegin) },
  { name: 'abortion', text: listTexts(abortion(categoryBlocks['womens-health'].en)) },
]
const spanish = [
  ...sectionsOf(spanishGuides),
  { name: 'plan', text: listTexts(safetyPlan.es.lists) },
  { name: 'before', text: listTexts(safetyPlan.es.beforeYouBegin) },
  { name: 'abortion', text: listTexts(abortion(categoryBlocks['womens-health'].es)) },
]

interface Kind {
  advice: RegExp
  warning: RegExp
}

const lacking = (texts: { name: string; text: string[] }[], { advice, warning }: Kind) =>
  texts.flatMap(({ name, text }) =>
    text.filter((one) => advice.test(one) && !warning.test(one)).map((one) => `${name}: ${one}`),
  )

it('tells her to change a password or turn off location only when it is safe, in the same breath', () => {
  const en = {
    advice: /\bchang\w+\b[^.]*\bpassword|turn(ing)? off[^.]*\blocation\b/i,
    warning: /(when|if) (it|that) is safe|may be told|not to/i,
  }
  const es = {
    advice: /\bcambi(e|ar)\b[^.]*contraseña|apag(ue|ar)[^.]*ubicación/i,
    warning: /cuando sea seguro|si es seguro|recibir un aviso/i,
  }
  expect(lacking(english, en)).toEqual([])
  expect(lacking(spanish, es)).toEqual([])
  // The rule finds something.
  for (const [texts, { advice }] of [
    [english, en],
    [spanish, es],
  ] as const)
    expect(texts.flatMap(({ text }) => text).filter((one) => advice.test(one)).length).toBeGreaterThan(5)
})

it('never tells her to delete an unknown app: it warns the other person and ends the proof', () => {
  const texts = english.flatMap(({ text }) => text)
  expect(texts.filter((one) => /(?<!do not )(delete|remove|uninstall) (it|an app|any app|apps)\b/i.test(one))).toEqual(
    [],
  )
  expect(spanish.flatMap(({ text }) => text).filter((one) => /(?<!no )\bborre (una|las) apps?\b/i.test(one))).toEqual(
    [],
  )
  expect(texts.join(' ')).toContain('Do not delete an app you do not know')
})

it('advises a new lock only with a word on the lease and the landlord', () => {
  const own = { advice: /^((after|before) you[^.]*)?chang\w+ (a |the )?lock/i, warning: /landlord|lease/i }
  expect(lacking(english, own)).toEqual([])
  const es = { advice: /^[^.]*\bcambi(e|ar) (una |las )?cerradura/i, warning: /dueño|contrato|permis|mud/i }
  expect(lacking(spanish, es)).toEqual([])
})

it('says wherever it tells her to keep messages as proof that recording someone can be a crime', () => {
  const keeps = /\b(save|keep)\b[^.]*\b(messages|texts, calls)\b|keep a log|voicemails/i
  const warns = /before you record/i
  for (const guide of legalGuides) {
    const text = listTexts(guide.sections).join(' ')
    if (keeps.test(text)) expect(text, guide.id).toMatch(warns)
  }
  for (const guide of spanishGuides) {
    const text = listTexts(guide.sections).join(' ')
    if (/\bguarde\b[^.]*\bmensajes\b|lleve un registro/i.test(text)) expect(text, guide.id).toMatch(/antes de grabar/i)
  }
})

it('warns against couples counseling in the guide on signs and in the safety plan', () => {
  const isThisAbuse = listTexts(legalGuides.find(({ id }) => id === 'is-this-abuse')).join(' ')
  for (const text of [isThisAbuse, listTexts(safetyPlan.en.lists).join(' ')])
    expect(text).toMatch(/couples counseling/i)
})
