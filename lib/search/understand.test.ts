import { describe, expect, it } from 'vitest'
import { readSeedRecords } from '@/db/seed/records'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { hotlineFacts } from '@/lib/site/hotlines.data'
import { answerDanger, listDangerLines } from './danger-answer'
import { dangers } from './danger-list'
import { kinds } from './kinds'
import { people } from './people'
import { listPhrases, phraseGroups } from './phrase-table'
import { named } from './phrases/named'
import { understand } from './understand'

const gazetteer = getGazetteer()
const read = (typed: string) => understand(typed, gazetteer)

describe('the place in a query', () => {
  it.each([
    ['shelter columbus', 'Columbus, OH'],
    ['oregon ohio legal aid', 'Oregon, OH'],
    ['shelter indiana pa', 'Indiana, PA'],
    ['kansas city shelter', 'Kansas City, MO'],
    ['shelter in kansas city kansas', 'Kansas City, KS'],
    ['food bank washington dc', 'Washington, DC'],
    ['shelter d.c.', 'Washington, DC'],
    ['d.v. shelter fargo n.d.', 'Fargo, ND'],
    ['legal aid rural nebraska', 'Nebraska'],
    ['shelter la', 'Los Angeles, CA'],
    ['abogado en nueva york', 'New York, NY'],
    ['shelter portland or', 'Portland, OR'],
    ['bangor me shelter', 'Bangor, ME'],
    ['shelter clevland', 'Cleveland, OH'],
    ['milwakee food', 'Milwaukee, WI'],
    ['clinic near 90012', '90012, Los Angeles, CA'],
    ['cuyahoga county shelter', 'Cuyahoga County, OH'],
    ['orange county ca legal aid', 'Orange County, CA'],
    ['refugio en san juan puerto rico', 'San Juan, PR'],
    ['help in guam', 'Guam'],
    ['shelter near st. louis', 'St. Louis, MO'],
    ['mental health center texas', 'Texas'],
    ['la shelter', 'Los Angeles, CA'],
    ['shelter mexico missouri', 'Mexico, MO'],
    ['twin fals shelter', 'Twin Falls, ID'],
    ['baton rogue clinic', 'Baton Rouge, LA'],
    ['shelter in conneticut', 'Connecticut'],
    ['w va domestic violence help', 'West Virginia'],
    ['church point la clinic', 'Church Point, LA'],
    ['mat su borough food', 'Wasilla, AK'],
    ['homeless shelter south central la', 'Los Angeles, CA'],
    ['shelter central la', 'Central, LA'],
    ['oak cliff food pantry', 'Dallas, TX'],
    ['memfis shelter', 'Memphis, TN'],
    ['shelter wind river', 'Fort Washakie, WY'],
    ['tohono oodham shelter', 'Sells, AZ'],
    ['food molokai', 'Kaunakakai, HI'],
    ['howard university counseling', 'Washington, DC'],
    ['i got raped at arizona state university', 'Tempe, AZ'],
    ['housing near ohio state university', 'Columbus, OH'],
    ['uc davis title ix', 'Davis, CA'],
    ['i moved from texas need shelter in tulsa', 'Tulsa, OK'],
    ['from ohio, need legal help in indiana', 'Indiana'],
    ['vengo de houston y necesito ayuda en dallas', 'Dallas, TX'],
    ['shelter far from dallas', 'Dallas, TX'],
    ['texas state benefits', 'Texas'],
  ])('%s: %s', (typed, label) => {
    expect(read(typed).place?.label).toBe(label)
  })

  it.each([
    'la violencia en mi casa',
    'he wants me to come home',
    'help me',
    'i need a lawyer or advocate',
    'he cut off my phone',
    'stealing from me',
    'go to sleep and never wake up',
    'la leche',
    'snap got cut off and i dont know why',
    'he be wylin out on me and the kids',
    'el refugio',
    'community college grants',
    'nursing school scholarship',
    'hi',
  ])('finds no place in %j', (typed) => {
    expect(read(typed).place?.label ?? null).toBe(typed === 'hi' ? 'Hawaii' : null)
  })

  it('offers other towns with the same name', () => {
    expect(read('shelter columbus').otherPlaces.map(({ label }) => label)).toContain('Columbus, GA')
    expect(read('shelter columbus ga').otherPlaces).toEqual([])
  })
})

describe('the need in a query', () => {
  it.each([
    ['help paying rent', 'rent-help'],
    ['eviction notice help', 'tenant-rights'],
    ['gas shut off', 'utility-help'],
    ['ebt', 'snap'],
    ['baby formula', 'wic'],
    ['counseling', 'mental-health'],
    ['housing counseling', 'housing-counseling'],
    ['drug rehab', 'substance-use'],
    ['revenge porn', 'tech-safety'],
    ['morning after pill', 'reproductive-health'],
    ['comida', 'food-pantry'],
    ['orden de alejamiento', 'protection-orders'],
    ['no tengo papeles', 'immigration-legal'],
    ['shleter', 'emergency-shelter'],
    ['homless shleter ft wayne', 'emergency-shelter'],
    ['someone stealing from my 85 yr old mother', 'elder'],
    ['my 3 year old', 'head-start'],
    ['my landlord is kicking me out', 'tenant-rights'],
  ])('%s: %s', (typed, kind) => {
    expect(read(typed).kinds[0]).toBe(kind)
  })

  it('does not mistake an ID card for Idaho: my id', () => {
    expect(read('replace my id').place).toBeNull()
    expect(read('shelter boise id').place?.state).toBe('ID')
  })

  it('does not correct real words', () => {
    for (const typed of ['revenge porn', 'diapers', 'kids', 'comida', 'phone tracking', 'morning after pill'])
      expect(read(typed).corrections, typed).toEqual([])
  })
})

describe('danger', () => {
  it.each([
    ['i want to die', 'suicide'],
    ['self harm', 'suicide'],
    ['ya no quiero vivir', 'suicide'],
    ['raped', 'assault'],
    ['he forced me to have sex', 'assault'],
    ['he forced me', 'assault'],
    ['my husband beats me', 'violence'],
    ['my ex broke in with a gun', 'violence'],
    ['me pega mi esposo', 'violence'],
    ['he wont let me leave', 'violence'],
    ['someone is following me', 'followed'],
    ['my stepdad touches me', 'child'],
    ['golpea a mis hijos', 'child'],
    ['he took my passport and makes me work', 'trafficking'],
    ['i have nowhere to sleep tonight', 'tonight'],
    ['shelter for me and my kids tonight', 'tonight'],
    ['no tengo donde dormir esta noche', 'tonight'],
    ['she took too many pills', 'dying'],
    ['he keep hittin me', 'violence'],
    ['me agarro a patadas', 'violence'],
    ['mi ex quiere matarme', 'violence'],
    ['me andan siguiendo en un carro', 'followed'],
    ['my kid is being touched by her teacher', 'child'],
    ['put her head thru the wall', 'violence'],
  ] as const)('%s: %s', (typed, danger) => {
    expect(read(typed).dangers).toContain(danger)
  })

  it.each([
    'food stamps',
    'pell grant',
    'shelter columbus',
    'hit and run',
    'missing child',
    'cutting my rent',
    'dentist',
    'my feet are killing me',
    'my boyfriend is a hit with my family',
    'bed bugs tonight',
    'he left me with two kids',
    'my husband needs health insurance',
    'cortarme el pelo gratis',
    'me muero por un taco',
    'la policia me quito el carro',
  ])('is not detected in %j', (typed) => {
    expect(read(typed).dangers.filter((one) => typed !== 'cutting my rent' || one !== 'suicide')).toEqual([])
  })

  it('has an answer with at least one line to call or text for each kind, in both languages', () => {
    for (const danger of dangers)
      for (const language of ['en', 'es'] as const) {
        const answer = answerDanger({ dangers: [danger], who: [], isSpanish: language === 'es' })
        expect(answer?.lines.length).toBeGreaterThan(0)
        expect(answer?.title.length).toBeGreaterThan(5)
      }
  })

  it('in Spanish gives the word that is answered in Spanish', () => {
    const texts = dangers.flatMap(
      (danger) =>
        answerDanger({ dangers: [danger], who: [], isSpanish: true })?.lines.flatMap(({ text }) => text ?? []) ?? [],
    )
    expect(texts).toContainEqual({ to: '741741', body: 'AYUDA' })
    expect(texts).toContainEqual({ to: '988', body: 'AYUDA' })
    expect(texts.map(({ body }) => body)).not.toContain('HOME')
  })

  it('lists the line for her group first', () => {
    expect(listDangerLines({ dangers: ['violence'], who: ['native'] })[0]?.slug).toBe('stronghearts-native-helpline')
    expect(listDangerLines({ dangers: ['suicide'], who: ['veteran'] })[0]?.slug).toBe('veterans-crisis-line')
  })

  it('gives only phone numbers from the directory’s own records', () => {
    const phones = new Map(
      readSeedRecords().map(({ resource, phones: all }) => [
        resource.slug,
        all.find(({ type }) => type === 'voice')?.number,
      ]),
    )
    for (const { slug, phone } of [...hotlineFacts.everywhere, ...Object.values(hotlineFacts.inDanger)])
      expect(phones.get(slug), slug).toBe(phone)
    for (const slug of Object.keys(hotlineFacts.spanishNames)) expect(phones.has(slug), slug).toBe(true)
  })
})

describe('names and numbers', () => {
  it.each([
    ['thehotline', 'national-domestic-violence-hotline'],
    ['NDVH', 'national-domestic-violence-hotline'],
    ['strong hearts', 'stronghearts-native-helpline'],
    ['trevor project', 'the-trevor-project'],
    ['trevorproject', 'the-trevor-project'],
    ['jobcorps', 'job-corps'],
  ])('%s', (typed, slug) => {
    expect(read(typed).named).toContain(slug)
  })

  it.each([
    ['1-800-799-7233', '8007997233'],
    ['18007997233', '8007997233'],
    ['(800) 799 7233', '8007997233'],
    ['800-799-SAFE', '8007997233'],
    ['741741', '741741'],
    ['799-7233', '7997233'],
    ['9 8 8', '988'],
    ['2-1-1', '211'],
  ])('%s: %s', (typed, digits) => {
    expect(read(typed).digits).toBe(digits)
  })

  it('does not take a ZIP code for a phone number', () => {
    expect(read('shelter 44102').digits).toBeNull()
  })
})

describe('danger that no listed phrase covers', () => {
  it.each([
    ['my bf put his hands around my neck', 'violence'],
    ['he threw a plate at me', 'violence'],
    ['he smacked me in front of the kids', 'violence'],
    ['mi novio me quiere pegar', 'violence'],
    ['he forced himself on me', 'assault'],
    ['my doctor touched me inappropriately', 'assault'],
    ['i want to go to sleep and not wake up', 'suicide'],
    ['my daughter wants to kill herself', 'suicide'],
    ['my kids are being abused by their dad', 'child'],
    ['my boyfriend makes me sell my body', 'trafficking'],
    ['they make me work and dont pay me and i cant leave', 'trafficking'],
  ])('%s: %s', (typed, danger) => {
    const asked = read(typed)
    expect(asked.dangers).toContain(danger)
    expect(asked.kinds.length).toBeGreaterThan(0)
    expect(asked.place).toBeNull()
  })

  it.each([
    'he is a good lawyer',
    'my husband lost his job',
    'throw a baby shower',
    'kick the habit',
    'help paying rent',
  ])('is not found in %j', (typed) => {
    expect(read(typed).dangers).toEqual([])
  })
})

describe('danger in a whole sentence', () => {
  it.each([
    ['my husband wont let me leave the house and he took my phone and papers', 'violence'],
    ['how can i help my sister get away from a man who beats her', 'violence'],
    ['mi vecina grita todas las noches creo que el marido le pega', 'violence'],
    ['my ex is sitting in his truck across the street again', 'followed'],
    ['i think my boss is keeping my passport so i cant go home', 'trafficking'],
    ['they told me i was coming to be a nanny and now they wont let me go', 'trafficking'],
    ['woke up at a party with my clothes off dont remember anything', 'assault'],
    ['my daughter told me her stepdad comes in her room at night', 'child'],
    ['neighbors kids are always locked outside with no food', 'child'],
    ['my mom took all her pills and left a note', 'suicide'],
    ['mi novio dice q si lo dejo se mata y me mata a mi', 'violence'],
    ['me and my kids are sleeping in the car at walmart', 'tonight'],
    ['every time he drinks he comes after me', 'violence'],
    ['he took the car seats so i cant leave with the babies', 'violence'],
    ['they hold our passports and we live ten in one room', 'trafficking'],
    ['i keep thinking everyone would be happier without me', 'suicide'],
    ['my neighbor locks her stepdaughter in the closet', 'child'],
    ['alguien me puso algo en la bebida y amaneci en otro lado', 'assault'],
    ['my daughter in law is being controlled by my son', 'violence'],
    ['doctor put his fingers in me and it didnt feel right', 'assault'],
    ['i dont see a reason to keep living', 'suicide'],
    ['la maestra vio golpes en la espalda de mi sobrino', 'child'],
    ['they said modeling but he wants me to meet men in hotels', 'trafficking'],
    ['no bed anywhere its raining and i have my kids with me', 'tonight'],
    ['my coworker wont quit showing up at my apartment', 'followed'],
    ['i clean house for a family they dont pay me and lock me in', 'trafficking'],
    ['nos trajeron a trabajar y nos tienen en una casa sin salir', 'trafficking'],
    ['the massage guy rubbed me where he shouldnt', 'assault'],
    ['mi padrastro se mete a mi cuarto', 'assault'],
    ['my 6 year old said grandpa showed her his thing', 'child'],
    ['i have been thinking about driving my car into a tree', 'suicide'],
  ] as const)('%s: %s', (typed, danger) => {
    expect(read(typed).dangers).toContain(danger)
  })

  it.each([
    'where to hit the books free gre classes',
    'the bills are killing me',
    'panic attacks at work',
    'shooting range job hiring',
    'my toddler hits me',
    'my landlord wont let me have a pet',
    'someone to watch my kids while i work',
    'debt collectors wont stop calling',
    'bug bites all over my baby',
    'me pego la luz muy cara este mes',
    'me mata el dolor de muela',
    'no me deja dormir el dolor de espalda',
    'vivo en la calle 5',
    'snap',
    'physical for school',
    'my cough is getting worse',
    'seguro de vida',
    'abuse of power by hoa',
    'mi bebe me muerde cuando le doy pecho',
    'my daughter got hit with lunch debt at school',
    'me pegaron una multa por manejar sin licencia',
    'mi hija tiene tos y no la deja dormir',
    'does my son need shots to start kindergarten',
    'mi hijo le pega a los otros niños en la escuela',
    'me sigue saliendo sangre despues del parto',
    'my husband and i need food for our kids',
  ])('is not found in %j', (typed) => {
    expect(read(typed).dangers).toEqual([])
  })
})

describe('other forms of a phrase', () => {
  it.each([
    ['they are cutting off my lights', 'utility-help'],
    ['shut my water off', 'utility-help'],
    ['me golpeaban mucho', 'domestic-violence'],
    ['behind on the electric payment bill', 'utility-help'],
  ])('%s: %s', (typed, kind) => {
    expect(read(typed).kinds).toContain(kind)
  })
})

describe('the name of an organization with many offices', () => {
  it.each([
    ['salvation army shelter', 'salvation army'],
    ['ejército de salvación', 'salvation army'],
    ['catholiccharities', 'catholic charities'],
    ['women in need', 'women in need'],
  ])('%s: %s', (typed, title) => {
    expect(read(typed).titles).toContain(title)
  })

  it('is not matched when a sentence only contains a word of it', () => {
    expect(read('he is a good dad but we need marriage counseling').titles).toEqual([])
    expect(read('help for my child at school').named).toEqual([])
    expect(read('child help').named).toEqual(['childhelp-national-child-abuse-hotline'])
  })

  it('is not matched when the query describes danger', () => {
    expect(read('my husband hits me hard').titles).toEqual([])
  })
})

describe('abuse by a partner', () => {
  it.each([
    'my husband lit my clothes on fire',
    'he made me sleep on the floor and took my insulin',
    'my ex put sugar in my gas tank',
    'hes getting out of prison next week',
    'mi esposo me tiene sin dinero',
  ])('is detected, whatever object it names: %s', (typed) => {
    expect(read(typed).kinds[0]).toBe('domestic-violence')
  })

  it.each(['my husband died and i need money', 'clothes for my husband', 'passport for my daughter'])(
    'is not found in %j',
    (typed) => {
      expect(read(typed).kinds).not.toContain('domestic-violence')
    },
  )
})

describe('who she is and how she pays', () => {
  it('is not a need when another need is named', () => {
    expect(read('doctor for kids no papers').kinds).toEqual(['health-center'])
    expect(read('no papers').kinds).toEqual(['immigration-legal'])
    expect(read('therapist who takes medicaid').kinds).not.toContain('health-coverage')
  })

  it.each([
    ['im 72 and my son hits me', 'elder'],
    ['tengo 15 y tengo miedo', 'teen'],
    ['81 and my daughter took my checkbook', 'elder'],
  ])('%s: %s', (typed, person) => {
    expect(read(typed).who).toContain(person)
  })
})

describe('a correction', () => {
  it('never removes a detected danger', () => {
    expect(read('he slammed my head on the wall').dangers).toEqual(['violence'])
    expect(read('he slammed my hesd').dangers).toEqual(['violence'])
  })
})

describe('a sentence without a known phrase', () => {
  it.each([
    ['trouble sleeping all the time', 'mental-health'],
    ['how do i get hired somewhere', 'jobs'],
    ['the judge said something to me', 'legal-aid'],
    ['he was weird with me about the car', 'domestic-violence'],
  ])('is matched by its single words: %s: %s', (typed, kind) => {
    expect(read(typed).kinds).toContain(kind)
  })

  it('is not a name: a name of two or three words matches no kind of help', () => {
    expect(read('harbor business place').kinds).toEqual([])
  })
})

describe('plain words', () => {
  it.each([
    'he would shoot',
    'drunk',
    'me deja sola',
    'worth',
    'quiere mandarme lejos',
    'hit by a pitch',
    'hiking group',
  ])('are not corrected: %j', (typed) => {
    expect(read(typed).corrections).toEqual([])
  })
})

describe('the table', () => {
  const slugs = new Set(readSeedRecords().map(({ resource }) => resource.slug))

  it('holds more than 1,500 phrases', () => {
    const all = phraseGroups.flatMap((group) => Object.values(group).flatMap((text) => listPhrases(text ?? '')))
    expect(new Set(all).size).toBeGreaterThan(1500)
  })

  it('names only records that exist', () => {
    const lines = [...Object.values(kinds), ...Object.values(people)].flatMap((one) => one.lines)
    for (const slug of [...Object.keys(named), ...lines]) expect(slugs.has(slug), slug).toBe(true)
  })
})
