import { describe, expect, it } from 'vitest'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { answerDanger } from './danger-answer'
import { type AnswerKey, dangerTexts } from './phrases/danger-texts'
import { understand } from './understand'

function answer(typed: string) {
  const asked = understand(typed, getGazetteer())
  return { asked, panel: answerDanger(asked) }
}

/** The words that were chosen, by their title and text. */
function answerKeyOf(typed: string): AnswerKey | null {
  const { panel } = answer(typed)
  const all = Object.entries(dangerTexts[panel?.language ?? 'en']) as [AnswerKey, [string, string]][]
  return all.find(([, [, text]]) => text === panel?.text)?.[0] ?? null
}

const linesOf = (typed: string) => answer(typed).panel?.lines.map(({ slug }) => slug) ?? []

describe('the answer is about the strongest danger and addresses the person who is hurt', () => {
  it.each<[AnswerKey, string]>([
    ['elder', 'my grandson takes my social security check and locks me in my room'],
    ['elder', 'a mi abuelita le pega mi tio'],
    ['elder', 'mi abuela la maltrata su hijo'],
    ['elder', 'my grandson hits me and i am 78'],
    ['elder', 'the aide at the nursing home slaps my mother'],
    ['violence', 'its not abuse but he follows me from room to room and wont let me sleep until i agree with him'],
    ['violence', 'I woke up and he was standing over the bed with a pillow, he said it was a joke'],
    ['violence', 'driving around with my babies in the back cause i cant go home till he passes out'],
    ['violence', 'dv place that takes boys over 13 in akron'],
    ['violence', 'i know this sounds dumb but he punches holes in the wall next to my head and the kids hide'],
    ['violence', 'we keep the lights off when his truck comes up the drive so he thinks were asleep'],
    ['violence', 'donde denuncio a mi esposo'],
    ['violence', 'what happens if you drop the charges because he said he would change but now its worse'],
    ['violenceOther', 'my daughter wont talk to us anymore her boyfriend answers her phone and she has bruises'],
    ['violenceOther', 'my sons girlfriend has a black eye'],
    ['violenceOther', 'im a hairdresser and one of my ladies has bald patches and bruises behind her ears'],
    ['police', 'my husband is the cop so who do i call'],
    ['police', 'my boyfriend is a deputy and he beats me'],
    ['soldier', 'mi esposo es soldado y me pega'],
    ['strangled', 'me agarró del pescuezo'],
    ['strangled', 'he put his hands around my neck'],
    ['poison', 'i took way too many tylenol a couple hours ago and i feel fine so idk'],
    ['poison', 'poison control'],
    ['poison', 'my toddler drank bleach'],
    ['poison', 'me tome muchas pastillas'],
    ['poison', 'my baby ate a laundry pod'],
    ['poison', 'my 3 year old got into the cleaning stuff and drank some'],
    ['poison', 'took too much xanax by accident'],
    ['poison', 'mi niño se tragó unas pastillas de mi mamá'],
    ['poison', 'my grandma took her pills twice today'],
    ['poison', 'i gave my baby too much tylenol'],
    ['poison', 'drank antifreeze'],
    ['poison', 'carbon monoxide alarm is going off'],
    ['elder', 'soy una señora de 72 y mi hijo me empuja'],
    ['elder', 'mi vecina de 80 años esta sola y su nieto le grita y le quita la pension'],
    ['violenceOther', 'mi hermana tiene moretones y dice que se cayó'],
    ['strangled', 'me tapó la boca y la nariz hasta que no podia respirar'],
    ['police', 'he is a state trooper and he threatened to kill me'],
    ['work', 'a coworker sends me nudes and my boss laughs'],
    ['postpartum', 'my wife just had a baby and she wont stop crying and doesnt want to hold it'],
    ['assaultOther', 'my daughter was raped at a party'],
    ['work', 'my boss keeps grabbing me in the walk in cooler'],
    ['fgm', 'they want to cut my little girl when we visit grandma in somalia'],
    ['violence', 'he follows me around the house all night yelling'],
    ['violence', 'me sigue por toda la casa gritando'],
    ['violence', 'i sit in the car in the walmart lot with my kids til he falls asleep drunk'],
    ['missing', 'mi hijo de 8 años no ha regresado del parque'],
    ['perinatal', 'everything is loud and the baby wont stop and i want to throw him i need somebody'],
    ['perinatal', 'im scared i will shake my newborn'],
    ['postpartum', 'tube un bebe y me la paso llorando'],
    ['fgm', 'his family says my daughter will be cut like they do back home this summer'],
    ['young', 'grandpa tickles too long and i dont like it'],
    ['young', 'my uncle touches me at night and im 12'],
    ['missing', 'mi hija no aparece'],
    ['missing', 'mi niña esta perdida'],
    ['missing', 'no se donde esta mi hija'],
    ['missing', 'mi hijo no regresó de la escuela'],
    ['missing', 'mi hija no ha llegado de la escuela'],
    ['missing', 'mi hija se salio de la casa y no aparece'],
    ['missing', 'my son did not come home from school'],
    ['missing', 'my daughter is missing'],
    ['dying', 'i am having a heart attack'],
    ['dying', 'a mi papá le está dando un infarto'],
    ['dying', 'me rompió la fuente y no tengo quién me lleve'],
    ['missing', 'mi hija de 14 se fue con un hombre que conoció por internet'],
    ['missing', 'my daughter left with a man she met online'],
    ['violenceOther', 'mi amiga vive con un hombre que la golpea'],
    ['elder', 'cuido a una señora y su hijo la deja sin comer'],
    ['elder', 'i care for an old lady and her son leaves her without food'],
    ['suicide', 'whats the point im just a burden and the insurance would pay them more than i ever could'],
    ['suicideOther', 'my daughter wants to kill herself'],
    ['assault', 'he raiped me'],
    ['work', 'el mayordomo me acosa en la pizca'],
    ['trafficking', 'my boyfriend says if i love him ill just do it with his friend this one time for the rent money'],
  ])('%s: %s', (telling, typed) => {
    expect(answerKeyOf(typed)).toBe(telling)
  })

  it('for a mother in jail offers legal help and does not mention children in danger', () => {
    const { asked, panel } = answer('im locked up and want to see my kids')
    expect(panel).toBeNull()
    expect(asked.kinds).toContain('family-law')
  })

  it('shows 911 first, then Poison Help, then 988', () => {
    const { panel } = answer('i took way too many tylenol a couple hours ago and i feel fine so idk')
    expect(panel?.isLifeThreatening).toBe(true)
    expect(panel?.lines.slice(0, 2).map(({ phone }) => phone)).toEqual(['1-800-222-1222', '988'])
  })

  it('shows the hotlines for her case', () => {
    expect(linesOf('my daughter is missing')[0]).toBe('national-center-for-missing-and-exploited-children')
    expect(linesOf('deafblind woman abused')[0]).toBe('the-deaf-hotline-adwas')
    expect(linesOf('a mi abuelita le pega mi tio')).toContain('eldercare-locator')
    expect(linesOf('i want to throw my baby')).toContain('national-maternal-mental-health-hotline')
    expect(linesOf('el mayordomo me acosa en la pizca')).toContain('equal-employment-opportunity-commission')
  })

  it('in Spanish shows the keyword that is answered in Spanish', () => {
    const texts = answer('me quiero matar').panel?.lines.map(({ text }) => text?.body)
    expect(texts).toEqual(['AYUDA', 'AYUDA'])
  })
})

describe('words that only sound like danger show no danger answer', () => {
  it.each([
    'my son got hit in the head at practice and we have no insurance',
    'my dog got beat up by another dog and i cant pay the vet',
    'bleeding money need a budget',
    'how do i become a rape crisis counselor',
    'where to donate clothes for domestic violence survivors',
    'my baby got his shots and now has a fever',
    'my kid bit another kid at daycare and they kicked him out',
    'my son plays violent video games',
    'my daughter is sleeping on the floor she needs a bed',
    'food poisoning sick leave',
    'hi i hope this is ok to ask here i am a mom of two and i work at a bank and things were fine for a long time but now i need a dentist',
    'hello my name is tasha im 34 i have three kids and i just moved back in with my mom after my job closed and i need help with food',
  ])('%s', (typed) => {
    expect(answer(typed).panel).toBeNull()
  })
})

describe('an unknown word', () => {
  it.each([
    ['he raiped me', 'raped'],
    ['he theatened me', 'threatened'],
    ['my ex is stalkng me', 'stalking'],
  ])('is read as the word of danger that it is nearest to: %s', (typed, word) => {
    expect(answer(typed).asked.corrections.map(({ to }) => to)).toContain(word)
  })
})

describe('a Spanish thing', () => {
  it.each([
    'cuanto tiempo puedo estar en el refugio',
    'vivo en la esperanza de un trabajo',
    'ayuda en la union',
    'me quitaron los papeles en el rancho',
    'examen de la vista sin seguro',
  ])('is no town: %s', (typed) => {
    expect(answer(typed).asked.place).toBeNull()
  })

  it('is one with its state', () => {
    expect(answer('abogado en El Refugio, TX').asked.place?.label).toBe('El Refugio, TX')
  })
})
