import type { PhraseGroup } from '../phrase-group'

/** Words that indicate a need only if nothing else in the sentence does. One phrase a line; none is common in names. */
export const hints: PhraseGroup = {
  'domestic-violence': `
    controlling
    jealous
    possessive
    escape
    afraid
    scared
    terrified
    hurts me
    bruise
    yells
    yelling
    screaming
    cheats
    cheating
    marriage
    relationship
    toxic
    divorcing
    asustada
    celoso
    miedo
    maltrato
    grita
    gritos
    moretes
  `,
  'mental-health': `
    sleep
    sleeping
    insomnia
    crying
    cry
    tears
    sad
    lonely
    alone
    empty
    numb
    stressed
    stress
    overwhelmed
    hopeless
    worthless
    exhausted
    nightmares
    mood
    emotional
    feelings
    grieving
    triste
    tristeza
    llorar
    lloro
    ansiedad
    dormir
    sola
    estres
  `,
  'health-center': `
    sick
    fever
    pain
    hurts
    rash
    cough
    infection
    swollen
    swelling
    dizzy
    vomiting
    headaches
    migraines
    surgery
    specialist
    symptoms
    nurse
    diagnosis
    checkup
    enferma
    dolor
    fiebre
    doctora
    hospital
  `,
  'reproductive-health': `
    pill
  `,
  'womens-care': `
    pee
    peeing
    burning when i pee
    itchy
    itching
    vagina
    vaginal
    uterus
    ovary
    cyst
    bleeding
    period
    hormones
    regla
    sangrado
    ovarios
  `,
  'cash-help': `
    money
    payment
    afford
    broke
    poor
    struggling
    bills
    fees
    paycheck
    financial
    dinero
    pagar
    pobre
    deudas
    nothing
    nada
  `,
  jobs: `
    trade
    career
    hire
    hiring
    hired
    skills
    apprenticeship
    cna
    resume
    employer
    training
    work
    empleo
    trabajo
    carrera
  `,
  'small-business': `
    business
    llc
    startup
    etsy
    salon
    entrepreneur
    negocio
    emprender
  `,
  scholarships: `
    college
    degree
    tuition
    semester
    study
    studying
    classes
    school
    universidad
    estudiar
    escuela
    clases
  `,
  'legal-aid': `
    my rights
    court
    judge
    law
    sue
    lawsuit
    rights
    police
    arrested
    charges
    contract
    sign
    signed
    papers
    corte
    juez
    ley
    leyes
    policia
    demanda
    demandar
    firmar
  `,
  'immigration-legal': `
    visa
    immigrant
    border
    sponsor
    country
    citizen
    frontera
    pais
    ciudadana
  `,
  'public-housing': `
    apartment
    landlord
    lease
    evicted
    move
    moving
    place to live
    departamento
    apartamento
    mudarme
    mudar
  `,
  'family-law': `
    co parent
    coparenting
    ex husband
    visits
    stepchildren
    papa de mis hijos
  `,
  'food-pantry': `
    eat
    eating
    meal
    dinner
    cena
    almuerzo
    desayuno
    sopa
    cook
    starving
    groceries
    hambre
    comer
  `,
  transportation: `
    ride
    car
    bus
    drive
    license
    carro
    autobus
  `,
  'tech-safety': `
    app
    hacked
    location
    gps
    tracking
    camera
    spying
    aplicacion
    celular
    ubicacion
  `,
  'child-care': `
    babysitting
    preschooler
    toddler
    kindergarten
    kinder
  `,
  'crime-victims': `
    police
    the police
    police officer
    cop
    cops
    officer
    sheriff
    deputy
    detective
    policia
    la policia
    patrulla
    oficial
    attacked
    jumped
    mugged
    stolen
    stole
    robbed
    me robaron
  `,
}
