import { describe, expect, it } from 'vitest'
import { readQuestions, readTold } from '@/bench/relevance'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { otherLanguages } from '@/lib/site/messages/panel'
import { answerInOtherLanguage } from './other-language'

describe('a question in another language', () => {
  it.each([
    ['丈夫打我', 'zh-Hans'],
    ['我想自杀', 'zh-Hans'],
    ['我想自殺', 'zh-Hant'],
    ['先生打我，請幫幫我', 'zh-Hant'],
    ['夫に殴られる', 'ja'],
    ['زوجي يضربني', 'ar'],
    ['شوهرم مرا می‌زند', 'fa'],
    ['میرا شوہر مجھے مارتا ہے', 'ur'],
    ['муж бьет меня', 'ru'],
    ['чоловік б’є мене', 'uk'],
    ['남편이 때려요', 'ko'],
    ['मेरा पति मुझे मारता है', 'hi'],
    ['আমার স্বামী আমাকে মারে', 'bn'],
    ['ባሌ ይመታኛል', 'am'],
    ['chồng đánh tôi', 'vi'],
    ['chong danh toi', 'vi'],
    ['mój mąż mnie bije', 'pl'],
    ['estupro', 'pt'],
    ['meu marido me bate', 'pt'],
    ['mari mwen ap bat mwen', 'ht'],
    ['je veux mourir', 'fr'],
    ['mon mari me frappe', 'fr'],
    ['asawa ko sinasaktan ako', 'tl'],
  ])('%s is answered in that language: %s', (typed, tag) => {
    expect(answerInOtherLanguage(typed)?.tag).toBe(tag)
  })

  it('names her language in the English sentence to say, in every script', () => {
    expect(answerInOtherLanguage('chồng đánh tôi')?.english).toBe(
      'I need help. I speak Vietnamese. Interpreter, please.',
    )
    expect(answerInOtherLanguage('ผัวตีฉัน')).toMatchObject({ tag: 'en', english: expect.stringContaining('Thai') })
  })

  it.each([
    ['mein Mann schlägt mich', 'German'],
    ['mio marito mi picchia', 'Italian'],
    ['kocam beni dövüyor', 'Turkish'],
    ['yardım edin', 'Turkish'],
    ['ninkaygu wuu i garaacaa', 'Somali'],
    ['mume wangu ananipiga', 'Swahili'],
    ['kuv tus txiv ntaus kuv', 'Hmong'],
    ['mera pati mujhe maarta hai', 'Hindi'],
    ['ᎠᏍᎦᏯ ᎠᏆᎵᎥᏂ', 'Cherokee'],
  ])('%s is answered in English words that name %s, where no text of its own is here', (typed, name) => {
    expect(answerInOtherLanguage(typed)?.english).toContain(`I speak ${name}.`)
  })

  it('is written right to left if the language is', () => {
    expect(answerInOtherLanguage('زوجي يضربني')?.direction).toBe('rtl')
    expect(answerInOtherLanguage('муж бьет меня')?.direction).toBe('ltr')
  })

  it('has 911, the hotline against violence and 988 in each language', () => {
    for (const { danger } of otherLanguages) expect(danger).toContain('911')
    expect(answerInOtherLanguage('муж бьет меня')?.lines.map(({ phone }) => phone)).toEqual(['1-800-799-7233', '988'])
  })

  it('does not apply to English, Spanish or the name of a place', () => {
    const asked = [...readQuestions('own'), ...readQuestions('queries'), ...readTold()].map(({ q }) => q)
    const { counties, largeTowns, states } = getGazetteer()
    const places = [...largeTowns, ...states.keys(), ...[...counties.values()].map(({ fullName }) => fullName)]
    // Two of the sentences are in both.
    const own = /\bmwen\b|^meu /
    const told = [...asked, ...places].filter((typed) => answerInOtherLanguage(typed) !== null && !own.test(typed))
    expect(told).toEqual([])
  })
})
