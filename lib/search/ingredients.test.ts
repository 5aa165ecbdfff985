import { describe, expect, it } from 'vitest'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { understand } from './understand'

const detect = (typed: string) => understand(typed, getGazetteer()).dangers

describe('danger in words that no single pattern covers', () => {
  it.each([
    ['i have to be home before he is or else', 'violence'],
    ['my kids go quiet when daddys truck pulls up', 'violence'],
    ['i keep makeup in my car for the marks', 'violence'],
    ['hid a bag at my neighbors for when i go', 'violence'],
    ['no friends left he ran them all off', 'violence'],
    ['me revisa hasta la bolsa cuando llego', 'violence'],
    ['dice que si me voy no vuelvo a ver a mis hijos', 'violence'],
    ['i have to lie about where i was', 'violence'],
    ['si no contesto rapido se pone como loco', 'violence'],
    ['me corto el telefono y no puedo llamar a mi familia', 'violence'],
    ['he checks my gas receipts', 'violence'],
    ['i hear a child next door getting beat', 'child'],
    ['im forced to do nails 7 days a week and sleep at the shop', 'trafficking'],
    ['im a vet and the gun is in my lap', 'suicide'],
    ['he wont give me the car seat so i cant take the baby anywhere', 'violence'],
    ['siempre me dice que sin el no soy nada', 'violence'],
    ['therapist kissed me', 'assault'],
    ['nos tienen en una casa y no podemos salir hasta pagar', 'trafficking'],
    ['my kid found a camera in the vent', 'followed'],
    ['i keep picturing my funeral', 'suicide'],
    ['car got towed we were living in it', 'tonight'],
    ['i feel like a prisoner in my own house', 'violence'],
    ['hes been texting my boss to get me fired', 'violence'],
    ['someone put something in my cup', 'assault'],
    ['a strange man keeps walking behind me to the bus', 'followed'],
    ['i packed the kids and left while he was at work', 'violence'],
    ['he makes jokes about killing me', 'violence'],
    ['my nephew sleeps in a dog crate', 'child'],
    ['he put an app on my phone', 'followed'],
    ['whats a painless way to go', 'suicide'],
    ['im at the hospital and they are discharging me to the street', 'tonight'],
    ['older guy at church keeps hugging my daughter too long', 'child'],
    ['he took out loans in my name', 'violence'],
    ['my roommate climbed in my bed drunk', 'assault'],
    ['my husband broke my finger and told the er i slammed it in a door', 'violence'],
    ['my photographer locked the door and told me to strip', 'assault'],
    ['my coach says its our secret', 'child'],
    ['my 6 year old knows things about sex she shouldnt', 'child'],
    ['doctor put his hand where it didnt belong', 'assault'],
    ['i didnt want to but he held my arms', 'assault'],
    ['le dije que no y no le importo', 'assault'],
    ['the lady i clean for keeps my papers and i sleep on the floor', 'trafficking'],
    ['he says i owe him so i have to dance at the club', 'trafficking'],
    ['mi patron me dice que le debo el viaje y no me paga', 'trafficking'],
    ['my ex made 10 accounts to message me', 'followed'],
    ['i just want to go to sleep and stay asleep', 'suicide'],
    ['ya no le hallo sentido a nada', 'suicide'],
    ['its 20 degrees and me and my baby are outside', 'tonight'],
  ] as const)('%s: %s', (typed, danger) => {
    expect(detect(typed)).toContain(danger)
  })

  it.each([
    'my mom would kill me if i missed her birthday',
    'he beat me to the parking spot',
    'he whipped up dinner for me',
    'el precio de la renta me ahorca',
    'husband deployed who can i talk to',
    'i need someone to watch my kids at night',
    'i need a ride to the doctor',
    'i feel like a zombie new baby no sleep',
    'he makes me laugh so hard',
    'my boss says i cant leave early',
    'my dad took my kids fishing',
    'mi ex no me da la pension',
    'my husband broke his finger',
    'he asked me out to prom',
    'cramps are stabbing me',
    'my grandpa shot in ww2 benefits',
    'my ex and his new wife are nice to my kids',
    'shot in the dark can anyone help with rent',
    'my boss threw me under the bus',
    'mi hijo me pide mas leche',
    'my ex husband owes me money from the house sale',
    'my toddler hits when he is mad',
    'mi jefe me exploto de risa',
    'he left his phone in my car',
    'he stole my heart',
    'he knocked it out of the park',
    'my son broke his arm at practice',
    'i stalk my crush on instagram',
    'rape kit jobs for nurses',
    'mi esposo me lleva a todas mis citas',
    'mi hermana me va a matar de risa',
    'husband got shot down for a loan',
    'forced to work overtime is it legal',
    'my boyfriend is allergic to my cat',
  ])('is not found in %j', (typed) => {
    expect(detect(typed)).toEqual([])
  })

  it('is reported along with the danger that her words name', () => {
    expect(detect('he hits me and says i owe him so i have to dance at the club')).toEqual(['trafficking', 'violence'])
  })
})
