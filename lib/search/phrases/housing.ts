import type { PhraseGroup } from '../phrase-group'

/** A roof: tonight, for a while, or for good. One phrase a line. */
export const housing: PhraseGroup = {
  'emergency-shelter': `
    shelter
    shelters
    emergency shelter
    night shelter
    overnight shelter
    warming center
    warming shelter
    cooling center
    family shelter
    shelter for women
    womens shelter
    women shelter
    womans shelter
    ladies shelter
    shelter for women and children
    shelter for me and my kids
    shelter for moms
    shelter for single women
    homeless shelter
    shelter bed
    bed for tonight
    bed tonight
    beds available
    place to sleep
    place to stay
    somewhere to stay
    somewhere to sleep
    someplace to stay
    need a place to stay
    need a bed
    roof over my head
    safe place
    safe place to stay
    safe place to sleep
    crash somewhere
    emergency housing
    emergency hotel
    hotel voucher
    hotel vouchers
    motel voucher
    motel vouchers
    hotel for the night
    motel for the night
    free hotel
    free motel
    pay for a hotel
    pay for motel
    rescue mission
    day shelter
    drop in center
    shelter with pets
    pet friendly shelter
    shelter that takes dogs
    shelter that takes boys
    shelter with teenage son
    shelter no id
    salvation army shelter
    refuge
    safe haven
    sheltar
    sheltor
    shelther
    refugio
    refugios
    refugio para mujeres
    refugio de mujeres
    refugio de emergencia
    refugio para familias
    albergue
    albergues
    albergue para mujeres
    casa de acogida
    casa refugio
    hogar de paso
    lugar para dormir
    lugar donde dormir
    lugar para quedarme
    lugar seguro
    un techo
    donde dormir
    donde quedarme
    cama para esta noche
    alojamiento
    alojamiento de emergencia
    posada
    casa de refugio
    where can i sleep
    where can i stay
    locked out of my house
    put me out
    put out of my house
    kicked out
    thrown out
    kicked me out
    me corrieron
    me corrio
    me echo de la casa
    donde puedo dormir
    somewhere to go
    somewhere safe to go
    need somewhere to go
  `,
  'homeless-help': `
    homeless
    im homeless
    homelessness
    unhoused
    houseless
    homless
    no home
    lost my home
    lost my house
    lost my apartment
    nowhere to live
    no place to live
    no where to live
    about to be homeless
    going to be homeless
    sleeping in my car
    sleep in my car
    living in my car
    live in my car
    living in a car
    living in car
    car with my kids
    living out of my car
    sleeping outside
    sleep outside
    sleeping on the street
    on the streets
    living on the street
    living in a motel
    living in a hotel
    living in a tent
    couch surfing
    couchsurfing
    sleeping on couches
    kicked out
    got kicked out
    kicked me out
    thrown out
    threw me out
    put me out
    mom kicked me out
    husband kicked me out
    street outreach
    rapid rehousing
    rapid re housing
    coordinated entry
    sin hogar
    sin casa
    sin techo
    desamparada
    no tengo casa
    no tengo hogar
    no tengo donde vivir
    vivo en mi carro
    viviendo en el carro
    duermo en mi carro
    duermo en el carro
    durmiendo en la calle
    vivo en la calle
    en la calle con mis hijos
    me echaron de la casa
    me corrieron de la casa
    me corrio de la casa
    me saco de la casa
    on the street
    tent
    en la calle
  `,
  'transitional-housing': `
    transitional housing
    transitional living
    transitional home
    second stage housing
    temporary housing
    short term housing
    bridge housing
    halfway house
    sober living
    sober house
    sober home
    oxford house
    supportive housing
    group home
    housing after shelter
    after the shelter
    reentry housing
    vivienda de transicion
    vivienda temporal
    casa temporal
    hogar temporal
  `,
  'youth-shelter': `
    runaway
    run away
    ran away
    runaway teen
    teen runaway
    runaways
    i ran away from home
    want to run away
    running away
    teen shelter
    youth shelter
    shelter for teens
    shelter for youth
    homeless teen
    homeless teens
    homeless youth
    young and homeless
    parents kicked me out
    my parents threw me out
    kicked out for being gay
    kicked out because im gay
    left home at 16
    left home at 17
    aged out of foster care
    aging out of foster care
    former foster youth
    foster youth
    escape from home
    me escape de mi casa
    me fui de mi casa
    huir de casa
    adolescente sin hogar
    refugio para jovenes
    jovenes sin hogar
    mis padres me echaron
    kicked out at 16
    kicked out at 17
    thrown out at 16
    thrown out at 17
    foster kid
  `,
  'maternity-home': `
    maternity home
    maternity homes
    maternity group home
    homeless and pregnant
    pregnant and homeless
    pregnant nowhere to go
    pregnant no place to go
    shelter for pregnant women
    shelter for pregnant
    home for pregnant women
    house for pregnant women
    home for unwed mothers
    shelter for new moms
    shelter for mothers
    mother and baby home
    place to stay while pregnant
    hogar para embarazadas
    refugio para embarazadas
    casa para madres
    embarazada sin casa
    embarazada y sin hogar
    embarazada sin hogar
  `,
  'public-housing': `
    public housing
    housing authority
    low income housing
    low income apartments
    low income apartment
    affordable housing
    affordable apartment
    affordable apartments
    subsidized housing
    income based apartments
    income based housing
    cheap apartment
    cheap apartments
    cheap rent
    hud housing
    hud apartments
    senior housing
    senior apartments
    find an apartment
    find a home
    find a place to live
    find a place to rent
    apartment
    apartments
    rooms for rent
    housing
    housing help
    housing assistance
    help with housing
    housing for women
    housing for single moms
    housing for felons
    housing for disabled
    housing with a felony
    vivienda
    vivienda publica
    vivienda de bajo costo
    viviendas
    vivienda economica
    ayuda con vivienda
    ayuda para vivienda
    apartamento barato
    apartamentos
    departamento barato
    apartamentos de bajos ingresos
    donde vivir
    buscar casa
    subsidized apartments
    apartamentos de bajos recursos
  `,
  'housing-vouchers': `
    section 8
    section eight
    sec 8
    section8
    seccion 8
    seccion ocho
    housing voucher
    housing vouchers
    housing choice voucher
    housing choice
    rent voucher
    hcv
    emergency housing voucher
    voucher waiting list
    section 8 waiting list
    vale de vivienda
    vales de vivienda
    bono de vivienda
    plan 8
  `,
  'rent-help': `
    rent
    rent help
    help with rent
    help paying rent
    help me pay rent
    help pay rent
    pay rent
    pay my rent
    cant pay rent
    cant pay my rent
    cant make rent
    cant afford rent
    behind on rent
    late on rent
    back rent
    past due rent
    owe rent
    rental assistance
    rent assistance
    rent relief
    rent money
    emergency rent
    erap
    security deposit
    deposit for apartment
    first months rent
    first and last month
    move in costs
    move in money
    moving costs
    moving help
    help moving
    mortgage help
    homeless prevention
    renta
    la renta
    ayuda con la renta
    ayuda para la renta
    ayuda con el alquiler
    alquiler
    pagar la renta
    pagar el alquiler
    no puedo pagar la renta
    no puedo pagar el alquiler
    debo renta
    debo la renta
    atrasada con la renta
    deposito de renta
    asistencia de renta
    asistencia de alquiler
    late rent
    first month rent
    notice to pay rent
    3 day notice
    pay or quit
    deposito de apartamento
    deposit
    help with deposit
    owe back rent
    rent due
    no tengo para la renta
  `,
  'housing-counseling': `
    housing counseling
    housing counselor
    hud counselor
    foreclosure
    foreclosed
    foreclosure help
    losing my house
    lose my house
    mortgage
    behind on mortgage
    mortgage assistance
    first time home buyer
    home buyer
    homebuyer
    buy a house
    buying a house
    buy a home
    home loan
    down payment help
    down payment assistance
    reverse mortgage
    hipoteca
    ejecucion hipotecaria
    embargo de casa
    perder mi casa
    comprar casa
    comprar una casa
    asesoria de vivienda
  `,
  'home-repair': `
    home repair
    home repairs
    house repair
    fix my roof
    roof repair
    fix my house
    weatherization
    insulation
    broken furnace
    furnace repair
    no heat
    mold in my house
    wheelchair ramp
    reparacion de casa
    reparar mi casa
    arreglar mi casa
  `,
}
