import { describe, expect, it } from 'vitest'
import { readTold } from '@/bench/relevance'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import type { Danger } from './danger-list'
import { understand } from './understand'

/** None of these teaches the weights: they are not in data/reader. */
const calm = `
  hey there so my family and i relocated from arizona in august and my youngest needs his school shots but we have not found a pediatrician yet who takes our plan
  good afternoon, i clean houses for a living and my back is not what it was, i was wondering if there is any training for something i can do sitting down
  we adopted two brothers last year and they are doing wonderful but they both outgrew their bikes and i would love to find used ones before summer
  i had my gallbladder out three weeks ago and the hospital sent a bill for nine thousand dollars and i make fourteen an hour at the pharmacy
  my fiance and i are planning a small wedding in my parents backyard and we need to know where you get the marriage license and what it costs
  hello, my mother is 79 and still drives but her eyes are getting worse and she would like somebody to take her to the grocery store on thursdays
  i run a tiny daycare out of my home with five little ones and the city says i need a new fence, are there grants for people like me
  my husband got transferred to a base in georgia and i will have to find a new teaching job there and a preschool for our three year old
  so my daughter got accepted at the state university and we are thrilled but the deposit is due friday and i do not get paid until the week after
  i never finished high school because i had my first son at sixteen, now he is grown and i want to walk across that stage myself
  the heater in our trailer quit and the man who came said it needs a part that costs four hundred, we have been using blankets and it is fine so far
  i am going through the change and i get so hot at night that i throw the covers off and my poor husband wakes up freezing, is there a doctor who understands this
  my sister and i inherited our grandmothers farm and neither of us knows the first thing about property taxes or what we have to sign
  my little boy lines up his cars all day and does not talk much yet, his teacher thinks we should have him tested and i want to know where to go
  i started a new job at the airport in june and they do not have a private room for me to express milk, hr keeps telling me to use the family restroom
  we have a landlord who lives upstairs and is very sweet, but she wants to put the place on the market and we would have until march to find another one
  i retired from the post office two years back and time goes slowly, i would enjoy reading to children or helping in a garden a few mornings a week
  my partner works offshore two weeks on and two weeks off, so i need someone to watch our twins on the nights when i have class
  i have about six boxes of baby clothes, a swing and a stroller in good shape and i would rather hand them to a mother who needs them than sell them
  my car was towed because i parked on the wrong side for street sweeping and now they want three hundred fifty dollars to get it back
  i sing in the choir and bake for every funeral in town, but this month i am the one who came up short and i need food until the first
  our son plays linebacker and got his bell rung on friday, the trainer says he is okay but i would like him checked by someone who does not charge much
  i have been with the same company for nineteen years and they just told us that the office will close, i am 56 and do not know how to look for work online
  my best friend from church lost her husband in the fall and she is so quiet now, i would like to find a widows group that she could go to with me
  my water bill tripled and the city says there is a leak under the yard, who helps people with plumbing when they rent their home out to nobody and live on social security
  i got my first apartment, yay, but i have nothing in it except a mattress and a lamp, does anyone give away tables or pots and pans
  i want to learn to sew so i can make dresses for my girls the way my nana did for me, is there a class that is cheap or free
  my ex and i share custody and it works well, but his schedule changed and we need to file the new plan with the court without paying a lawyer
  i am pregnant with number three and my feet look like balloons, my regular clinic shut its doors and i need prenatal visits somewhere close to garland
  my dog ate a whole sock and the vet wants twelve hundred dollars for the operation, i will do anything for him but i only have half
  i am a college sophomore and i have been homesick since september, i would like to talk to a counselor a couple of times before finals
  we were in a fender bender on the interstate and nobody was injured, but the other drivers insurance will not return my calls about the rental car
  my husband was diagnosed with kidney disease and goes to dialysis three times a week, i drive him but i am going to lose my job if i keep missing mornings
  i came here as a refugee with my parents when i was nine, i have my green card and i would like to study for the citizenship test with other people
  i got a letter that says i owe the state for unemployment that i was paid in 2021 and i do not understand a word of it
  my teenage daughter wants to shave half her head and we argue about it at dinner, but really i want to ask where she can volunteer with animals
  i quit drinking in 2019 and life is good, i am looking for a womens meeting on weekends because the one at st marks ended
  the twins turned one and i still have forty pounds of baby weight, is there a walking club or a gym with child care that does not cost a fortune
  my kitchen flooded when the dishwasher broke and the floor is ruined, we have no insurance for that and my husband can do the work if we get the wood
  i work the late shift at a hotel desk and the bus stops running at eleven, so i spend my whole tip money on rides home
  buenas noches, mi nina acaba de cumplir quince y quisieramos hacerle una fiestecita en el salon de la iglesia, alguien presta vestidos o decoraciones
  hola, mi marido se lastimo la espalda en la obra y no ha podido trabajar en dos meses, queremos saber si le toca alguna compensacion
  tengo un puestecito de tamales y me gustaria sacar el permiso de la ciudad para vender en el parque los domingos sin problema
  mi mama tiene azucar y presion alta, vive conmigo y necesitamos una clinica donde hablen espanol y no cobren tan caro
  soy de oaxaca y llevo veinte anos en fresno, mis hijos ya son grandes y ahora si quiero aprender a leer y escribir bien
  el casero es muy buena gente pero ya esta grande y va a vender la casa, tenemos hasta abril para encontrar otra donde acepten dos gatos
  estoy amamantando a mi bebe y regreso a trabajar en la empacadora la semana que entra, no se donde me puedo sacar la leche en el descanso
  se me perdio la mica en la lavanderia y tengo un viaje a ver a mi papa en enero, como le hago para sacar otra rapido
  mi hijo el mas chico no quiere hacer la tarea y la maestra dice que le hace falta un tutor, hay alguno que no cobre
  acabamos de comprar una casita y el techo gotea cuando llueve, mi esposo sabe de construccion pero el material esta carisimo
  trabajo en casa cuidando a una senora muy linda y mi horario es largo, quisiera clases de computacion los sabados en la manana
  me operaron de la matriz hace un mes y todavia me canso mucho, quien me puede ayudar con la limpieza y las compras
  nos llego un recibo de gas de seiscientos dolares y creemos que esta mal, a quien se le pide que lo revise
  mi suegro vino de visita y se enfermo del pulmon, estuvo cuatro dias en el hospital y ahora nos cobran una fortuna
  me voy a casar por lo civil en mayo y quiero cambiarme el apellido en la licencia y en el seguro social
  desde que mis hijas se fueron a la universidad la casa se siente muy callada, quisiera un grupo de senoras para tejer o platicar
  tengo menopausia y ando de mal humor con los calores, mi doctor nomas me dice que aguante y quiero otra opinion
  mi nieto vive con nosotros y es un nino muy tranquilo, busco un equipo de futbol que no cobre tanto por el uniforme
  a mi perrita la atropello una bicicleta y trae la patita hinchada, hay algun veterinario economico por aqui
  quede embarazada otra vez y estamos muy contentos pero el carro ya no nos alcanza, necesitamos una silla para bebe y otra para el grande
  perdone que moleste, solo quiero saber a que hora abre la biblioteca y si tienen cuentos en espanol para los ninos el sabado
  le presto mi carro a mi hermana para que vaya a la escuela y ahora las dos necesitamos seguro barato, con quien se saca
`

const danger: [Danger | `${Danger}|${Danger}`, string][] = [
  [
    'violence',
    'we moved here in the spring for his job and at first it was nice, the kids like the school and i found part time work, but last weekend he pushed me down the porch steps',
  ],
  [
    'violence',
    'i am writing because i need help with my rent, i work at a grocery store and i have two girls in elementary, and to be honest my boyfriend punches me when he drinks',
  ],
  [
    'violence',
    'my friends think we are the perfect couple, we go to church every sunday and he coaches little league, and nobody knows that at home he slaps me if dinner is late',
  ],
  [
    'violence',
    'i would like to go back to school for nursing and my sister says she can watch the baby, the only thing is my husband says he will kill me if i ever leave the house again',
  ],
  [
    'violence',
    'hi, i have a question about the lease, both our names are on it and the rent is paid, can i change the locks because he choked me on tuesday',
  ],
  [
    'violence',
    'i am 27 and i do nails in a salon downtown, i like my job and my customers are nice, i just need to know what to do because my ex keeps threatening to shoot me',
  ],
  [
    'violence',
    'we have three kids and a mortgage and i have not worked since 2015, he handles all the money and now he hits me in front of them',
  ],
  [
    'violence',
    'my mother came to live with us in october and everybody was happy about it, then my husband started to grab me by the hair when she is asleep',
  ],
  [
    'violence',
    'it has been a long winter and the heating bill was high, we argued about it and then he threw a chair at me and my arm is swollen',
  ],
  [
    'violence',
    'i just got my citizenship and i was so proud, we had a party and cake, and after the guests left he beat me until my neighbor knocked',
  ],
  [
    'violence',
    'i need a divorce lawyer that takes payments, i have been married twelve years, i sell insurance, and i am scared of him because he has a gun and says he will use it',
  ],
  [
    'violence',
    'my phone broke so i am using the one at the library, we live out by the lake and i do not drive, and he locks me in when he goes to work',
  ],
  [
    'violence',
    'i was looking for a dentist because i have a broken tooth, it happened on saturday after the game when my boyfriend hit me in the mouth',
  ],
  [
    'violence',
    'sorry for my english, i come from brazil four years ago with my husband, he works in construction and i clean houses, every night he beats me and says no one will help me',
  ],
  [
    'suicide',
    'i have a good job at the bank and a nice apartment, my cat and my plants, and people say i am lucky, but every night i think about how to kill myself',
  ],
  [
    'suicide',
    'my divorce was final in may and the kids are with me every other week, i keep busy with work and the garden, and lately i just want to die',
  ],
  [
    'suicide',
    'school started again and i am in tenth grade, my mom works nights and my dad lives in ohio, nobody would even notice if i was dead',
  ],
  [
    'suicide',
    'i came to ask about my student loans, i owe forty thousand and i lost my job in july, and i have started to think that my family is better off without me',
  ],
  [
    'suicide',
    'we lost the baby in june and everyone was so kind and brought food, then they stopped coming, and i dont want to be alive anymore',
  ],
  [
    'suicide',
    'my daughter is fifteen and she plays the violin, she was always such a happy girl, and today i found a note that says she wants to end her life',
  ],
  [
    'suicide',
    'i retired last year and moved close to the beach like i always wanted, i have my books, and i have been saving my pills so i can go to sleep and not wake up',
  ],
  [
    'assault',
    'i started a job at a restaurant in the summer and i was happy because the tips are good, but on friday the manager locked the office door and raped me',
  ],
  [
    'assault',
    'my roommate and i share a place near campus and we get along fine, her cousin stayed over on saturday and i woke up with him on top of me',
  ],
  [
    'assault',
    'i went to a party for my birthday with girls from work and we were dancing, somebody put something in my drink and i woke up without my clothes',
  ],
  [
    'assault',
    'we have been together since high school and he is good to the kids, he never yells, but when i say no to sex he forces me anyway',
  ],
  [
    'assault',
    'i clean rooms at a hotel by the highway and i need the hours, last week a guest pushed me on the bed and put his hands under my uniform',
  ],
  [
    'assault',
    'i go to physical therapy for my knee twice a week and it has been helping, but yesterday the therapist touched my breasts and told me to keep quiet',
  ],
  [
    'child',
    'i run the after school program at our church and we have about twenty kids, one of the little boys told me that his stepfather burns him with cigarettes',
  ],
  [
    'child',
    'my sister asked me to keep my niece for the summer and she is a sweet girl of seven, when i gave her a bath she said that uncle ray touches her private parts',
  ],
  [
    'child',
    'we live in a duplex and the walls are thin, the family next door seems nice when you see them outside, but every night i hear them beating their little boy',
  ],
  [
    'child',
    'i share custody with my ex and my son goes to him on weekends, this sunday he came back with belt marks all over his legs',
  ],
  [
    'child',
    'i am in eighth grade and i like art class, my mom has a new boyfriend since christmas and he comes in my room at night',
  ],
  [
    'trafficking',
    'a lady from my town told me there was work in a hotel in florida and i was happy to go, now she has my passport and i sleep in the laundry room and she wont pay me',
  ],
  [
    'trafficking',
    'i met him online and he was so sweet, he paid for my nails and my phone, then he said i owed him and he makes me have sex with men for money',
  ],
  [
    'trafficking',
    'i came on a visa to take care of two children for a family with a big house, they were friendly at the airport, but they took my papers and i am not allowed to go out',
  ],
  [
    'followed',
    'i broke up with my boyfriend in september and we agreed to stay friends, i changed jobs and moved across town, and now his car is outside my building every single night',
  ],
  [
    'followed',
    'i work at a gym at the front desk and i talk to everybody, one of the members found my address and he follows me home after my shift',
  ],
  [
    'followed',
    'i got a new phone for my birthday from my husband, it takes great pictures, and i found out that he put an app on it to track everywhere i go',
  ],
  [
    'dying',
    'my grandmother came for dinner and we were all laughing at the table, and now she fell down and she is not breathing',
  ],
  [
    'dying',
    'we are on vacation at a cabin by the river with my sisters family, the kids were swimming and my nephew is unconscious and his lips are blue',
  ],
  [
    'dying',
    'i babysit for my neighbor on wednesdays, the little girl is two and gets into everything, she just drank the drain cleaner under the sink',
  ],
  [
    'dying',
    'my roommate has been sad since her breakup so i came home early to cook for her, and i found out she swallowed a whole bottle of tylenol',
  ],
  [
    'tonight',
    'i had a job at the cannery until it closed for the season and i was staying with a friend, she moved away today and i have nowhere to sleep tonight',
  ],
  [
    'tonight',
    'my cousin let us stay in her basement since august and we are grateful, but her landlord found out and now me and my kids are sleeping in the car',
  ],
  [
    'violence',
    'hola, busco una escuela de ingles cerca de mi casa porque quiero superarme, tengo dos ninas y vendo comida, pero mi esposo me pega si salgo',
  ],
  [
    'violence',
    'buenas tardes, llevamos ocho anos juntos y tenemos una casita, el trabaja mucho y yo cuido a los ninos, y anoche me agarro del cuello y no podia respirar',
  ],
  [
    'violence',
    'necesito ayuda para pagar la luz, mi marido maneja el dinero y no me da nada, y cuando le pido me golpea',
  ],
  [
    'violence',
    'soy de guatemala y vivo en un pueblo chiquito donde no conozco a nadie, mi pareja no me deja salir y dice que me va a matar',
  ],
  [
    'violence',
    'mi suegra nos presto un cuarto y estamos agradecidos, mis hijos van a la escuela de la esquina, pero el papa de mis hijos me avienta cosas y me insulta todos los dias',
  ],
  [
    'suicide',
    'hace un mes perdi mi trabajo y mis hijos estan con su papa, trato de estar ocupada y limpio la casa, pero ya no quiero vivir',
  ],
  [
    'suicide',
    'soy enfermera y todos dicen que soy muy fuerte, trabajo de noche y duermo de dia, y ultimamente nomas pienso en matarme',
  ],
  [
    'suicide',
    'mi hija esta en la preparatoria y siempre fue muy alegre, le gusta dibujar, y ayer me dijo que se quiere morir',
  ],
  [
    'assault',
    'trabajo en una lecheria desde hace dos anos y el trabajo es pesado pero pagan bien, el sabado el hijo del patron me violo',
  ],
  [
    'assault',
    'fui a una fiesta con mis primas y la pasamos bien, alguien me dio una bebida, y amaneci desnuda en un cuarto que no conozco',
  ],
  [
    'child',
    'mi hermana trabaja de noche y yo le cuido a la nina, tiene cinco anos y es muy despierta, me dijo que el novio de su mama la toca',
  ],
  ['child', 'tengo doce anos y me gusta el futbol, vivo con mi papa y mi madrastra, y ella me pega con un cable'],
  [
    'trafficking',
    'me trajeron para trabajar en un restaurante y me dijeron que iba a ganar bien, ahora me tienen encerrada y me quitaron mi pasaporte',
  ],
  [
    'followed',
    'deje a mi novio en enero y cambie de trabajo, ya estaba mas tranquila, pero ahora me sigue en su carro cuando voy por mis hijos',
  ],
  [
    'dying',
    'estabamos comiendo en casa de mi abuela y todos muy contentos, y de repente mi bebe se atraganto y no respira',
  ],
  [
    'tonight',
    'vivia con una amiga que me rentaba un cuarto y todo iba bien, hoy me saco mis cosas a la calle y no tengo donde dormir esta noche con mis hijos',
  ],
  [
    'violence',
    'i am a deputy sheriffs wife and we live on a quiet street, i volunteer at the library, and he beats me with his belt and says no one will come',
  ],
  [
    'violence|child',
    'my mother in law is 84 and she lives with my brother in law, she used to call me every day, and when i visited she had bruises and told me he hits her',
  ],
]

const stories = calm
  .trim()
  .split('\n')
  .map((line) => line.trim())
const read = (typed: string) => understand(typed, getGazetteer())

describe('a story', () => {
  it('about an ordinary need shows no danger answer, in nine of ten', () => {
    const wrong = stories.filter((typed) => read(typed).dangers.length > 0)
    expect(stories.length).toBeGreaterThanOrEqual(60)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(stories.length / 10)
  }, 180_000)

  it('that ends with danger shows the answer to that danger first, in nine of ten', () => {
    const wrong = danger.filter(([wanted, typed]) => !wanted.split('|').includes(read(typed).dangers[0] ?? ''))
    expect(danger.length).toBeGreaterThanOrEqual(60)
    expect(wrong.length, wrong.map(([, typed]) => typed).join('\n')).toBeLessThanOrEqual(danger.length / 10)
  }, 180_000)

  it('is not among the training sentences', () => {
    const taught = new Set(readTold().map(({ q }) => q))
    expect([...stories, ...danger.map(([, typed]) => typed)].filter((typed) => taught.has(typed))).toEqual([])
  })
})

it('who is hurt is recognized, in five stories of seven', () => {
  const stories = [
    [
      'child',
      'i teach second grade and one of my boys comes in with marks on his arms every monday, today he told me his stepdad burns him when he wets the bed',
    ],
    [
      'elder',
      'my neighbor is 82 and lives with her grandson, she used to bring us tomatoes, now he takes her checks and i hear him hitting her through the wall at night',
    ],
    [
      'other',
      'me and my best friend work the same shift at the hospital, she came in with her arm in a sling again and told me her husband twists it when she talks back',
    ],
    [
      'young',
      'i am in ninth grade and i get good grades, when my mom works nights her boyfriend comes in my room and touches me and says nobody will believe me',
    ],
    [
      'self',
      'we have been married nine years and live on a farm, he keeps the keys and last night he held a knife to my neck because supper was cold',
    ],
    [
      'child',
      'soy maestra de kinder y una niña de mi salon llega con los brazos quemados, hoy me dijo que su padrastro la castiga con la plancha cuando llora',
    ],
    [
      'elder',
      'mi vecina es una señora de ochenta años que vive con su hijo, antes saliamos a caminar, ahora oigo que le pega por las noches y le quita su cheque',
    ],
  ]
  const wrong = stories.filter(([hurt, typed = '']) => understand(typed, getGazetteer()).hurt !== hurt)
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(2)
})

describe('a story that may be about danger', () => {
  it('is not treated as danger, but shows a line with whom to call', () => {
    const { dangers, mayBeDanger } = understand(
      'he does not like it when i see my friends so i stopped, he says we have each other and that is enough, i am lonely but he works hard for us',
      getGazetteer(),
    )
    expect(dangers).toEqual([])
    expect(mayBeDanger).toBe(true)
  })

  it('is not a story about a bill', () => {
    const { mayBeDanger } = understand(
      'i had my gallbladder out three weeks ago and the hospital sent a bill for nine thousand dollars and i make fourteen an hour at the pharmacy',
      getGazetteer(),
    )
    expect(mayBeDanger).toBe(false)
  })
})
