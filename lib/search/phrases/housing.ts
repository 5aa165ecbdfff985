import type { PhraseGroup } from '../phrase-group'

/** A roof: tonight, for a while, or for good. One phrase a line. */
export const housing: PhraseGroup = {
  'emergency-shelter': `
    crib to crash
    place to crash
    somewhere to crash
    couch to crash
    shelter
    emergency shelter
    night shelter
    overnight shelter
    warming center
    warming shelter
    cooling center
    family shelter
    shelter for women
    womens shelter
    ladies shelter
    shelter for women and children
    shelter for me and my kids
    shelter for moms
    shelter for single women
    homeless shelter
    shelter bed
    bed for tonight
    beds available
    safe house
    safehouse
    safe home
    place to sleep
    place to stay
    somewhere to stay
    somewhere to sleep
    someplace to stay
    need a bed
    roof over my head
    safe place
    safe place to stay
    safe place to sleep
    crash somewhere
    emergency housing
    emergency hotel
    hotel voucher
    motel voucher
    hotel for the night
    motel for the night
    free hotel
    free motel
    pay for a hotel
    pay for motel
    day shelter
    drop in center
    shelter with pets
    pet friendly shelter
    shelter that takes dogs
    shelter that takes boys
    shelter with teenage son
    shelter no id
    refuge
    safe haven
    sheltar
    sheltor
    shelther
    refugio
    refugio para mujeres
    refugio de emergencia
    refugio para familias
    albergue
    albergue para mujeres
    casa de acogida
    casa refugio
    hogar de paso
    lugar para dormir
    lugar para quedarme
    lugar seguro
    un techo
    donde dormir
    donde quedarme
    cama para esta noche
    alojamiento
    alojamiento de emergencia
    posada
    where can i sleep
    locked out of my house
    put me out
    put out of my house
    kicked out
    thrown out
    kicked me out
    me corrieron
    me corrio
    me echo de la casa
    somewhere to go
    somewhere safe to go
    shower
    emergency place to stay
    emergency lodging
    emergency motel
    emergency room to stay
    free room
    free room for tonight
    free bed
    cot
    place for tonight
    place to crash
    place to stay with my kids
    place to go
    safe place to go
    safe place for me and my kids
    safe place for women
    shelter for moms and kids
    shelter for mothers and children
    shelter with kids
    shelter with children
    shelter for families
    shelter for couples
    shelter with my son
    shelter teenage boy
    shelter that allows pets
    shelter that takes pets
    shelter that takes cats
    shelter with my dog
    pet shelter dv
    women only shelter
    female shelter
    shelters for abused women
    battered women shelter
    shelter open now
    shelters open tonight
    shelters with space
    shelter openings
    shelter availability
    shelter intake
    shelter number
    shelter hotline
    shelter list
    walk in shelter
    no room at shelter
    shelter is full
    all shelters full
    cold weather shelter
    winter shelter
    cold tonight
    overflow shelter
    hurricane shelter
    room for the night
    room tonight
    stay the night
    spend the night
    stay tonight
    sleep tonight
    sleep inside
    get off the street
    motel help
    hotel help
    motel assistance
    hotel assistance
    motel bill
    hotel bill
    cant pay motel
    cant pay hotel
    kicked out of motel
    weekly motel
    airbnb help
    hotel for domestic violence
    hotel for dv
    hotel stay
    motel stay
    refugio con ninos
    refugio con hijos
    refugio para madres
    refugio para mujeres con hijos
    refugio para mamas
    refugio que acepte ninos
    refugio que acepte mascotas
    refugio con mascotas
    refugio con mi perro
    refugio gratis
    refugio abierto
    refugio cerca de mi
    refugio para desamparados
    refugio para mujeres golpeadas
    refugio para mujeres maltratadas
    refujio
    refugo
    albergue para familias
    albergue para mujeres con ninos
    albergue cerca
    alvergue
    lugar para quedarse
    lugar para quedarnos
    lugar para pasar la noche
    lugar para vivir hoy
    donde pasar la noche
    donde me puedo quedar
    donde quedarme con mis hijos
    donde dormir con mis hijos
    un lugar para mi y mis hijos
    un cuarto para esta noche
    cuarto de hotel
    hotel gratis
    pagar hotel
    vale de hotel
    motel gratis
    hospedaje
    hospedaje gratis
    hospedaje de emergencia
    casa de mujeres
    techo para mis hijos
  `,
  'homeless-help': `
    homeless
    homelessness
    unhoused
    houseless
    no home
    lost my home
    lost my house
    lost my apartment
    nowhere to live
    no place to live
    no where to live
    going to be homeless
    sleeping in my car
    sleep in my car
    living in my car
    live in my car
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
    durmiendo en la calle
    vivo en la calle
    en la calle con mis hijos
    me echaron de la casa
    me corrieron de la casa
    me corrio de la casa
    me saco de la casa
    tent
    en la calle
    homeless with kids
    homeless with a baby
    homeless with children
    homeless family
    homeless mom
    homeless mother
    homeless woman
    homeless and sick
    homeless services
    homeless outreach
    homeless assistance
    homeless hotline
    homeless prevention
    homeless program
    homeless resources
    living outside
    live outside
    camping because homeless
    staying in my car
    stay in my car
    stuck in my car
    me and my kids in the car
    in my car with my kids
    sleeping in a van
    living in my van
    living in a shed
    living in a storage unit
    living in the woods
    staying with friends
    staying on couches
    friends couch
    doubled up
    no address
    no permanent address
    no stable housing
    no housing
    need housing asap
    losing housing
    housing crisis
    safe parking
    parking lot overnight
    place to park overnight
    place to shower
    shower and laundry
    showers for homeless
    mailing address for homeless
    housing first
    family homeless
    runaway mom
    asked to leave
    told me to leave
    has to leave by tomorrow
    have to leave my house
    kicked us out
    kicked out with my kids
    kicked out of my home
    mother in law kicked me out
    sister kicked me out
    boyfriend kicked me out
    evicted and homeless
    evicted nowhere to go
    desamparados
    desalojada con mis hijos
    sin vivienda
    sin un lugar donde vivir
    vivo en la calle con mis hijos
    vivimos en el carro
    viviendo en la calle
    dormimos en el carro
    dormimos en la calle
    durmiendo en mi carro
    estamos en la calle
    me quede en la calle
    me quede sin casa
    nos quedamos sin casa
    nos quedamos en la calle
    perdi mi casa
    perdi mi apartamento
    perdimos la casa
    nos echaron
    nos corrieron
    nos sacaron de la casa
    nos sacaron del apartamento
    me echaron
    me echo mi esposo
    me echo mi marido
    me corrio mi mama
    me corrio mi esposo
    me corrieron de mi casa
    mi familia me corrio
    me saco de su casa
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
    just got out of prison
    just got out of jail
    released from prison
    released from jail
    prison release
    prison release women
    coming home from prison
    after prison
    formerly incarcerated
    felony housing
    sali de la carcel
    coming out of jail
    coming out of prison
    longer stay shelter
    long term shelter
    housing program for women
    housing program for moms
    housing for survivors
    housing for abuse survivors
    housing for dv survivors
    housing after abuse
    housing after domestic violence
    safe housing
    safe apartment
    survivor housing
    program with housing
    recovery house
    recovery housing
    recovery home
    womens sober living
    sober living for women
    sober living with kids
    halfway house for women
    room for recovering
    reentry program
    women reentry
    on parole housing
    on probation housing
    housing after jail
    housing after prison
    left prison
    coming out of rehab
    casa de recuperacion
    vivienda para sobrevivientes
    vivienda despues de la violencia
    recien salida de la carcel
    salgo de la carcel
    sober living toddler
  `,
  'youth-shelter': `
    se escapo de la casa
    se escapo de casa
    hija se escapo
    hijo se escapo
    ran away from home
    runaway
    run away
    ran away
    runaway teen
    teen runaway
    i ran away from home
    running away
    teen shelter
    youth shelter
    shelter for teens
    shelter for youth
    homeless teen
    homeless youth
    young and homeless
    parents kicked me out
    my parents threw me out
    kicked out for being gay
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
    thinking about running away
    want to leave home teen
    leave home at
    kicked out by my parents
    kicked out of my house teen
    dad kicked me out
    stepdad kicked me out
    kicked out at 15
    kicked out at 18
    im 18 and homeless
    17 and homeless
    16 and homeless
    19 and homeless
    homeless student
    homeless in college
    homeless high school
    homeless kid
    street kid
    street youth
    youth hostel free
    young adult shelter
    shelter under 18
    shelter for minors
    shelter for 17 year old
    shelter for lgbt youth
    emancipated
    emancipation
    aged out
    foster care aging out
    left foster care
    group home ran away
    me fui de la casa
    mis padres me corrieron
    mis papas me corrieron
    mis papas me echaron
    mi papa me corrio
    mi mama me echo
    joven sin casa
    jovenes sin casa
    tengo 17 y no tengo donde
    refugio para adolescentes
    teen mom no family
    teen mom alone
    teen mom nowhere
  `,
  'maternity-home': `
    maternity home
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
    pregnant and kicked out
    kicked out because im pregnant
    pregnant living in my car
    pregnant in a shelter
    pregnant sleeping in car
    pregnant with no home
    pregnant need housing
    pregnant need a place
    pregnant teen housing
    housing for pregnant
    housing for pregnant women
    housing for new moms
    pregnancy shelter
    pregnant shelter
    mom and baby housing
    mother baby shelter
    mommy and me housing
    embarazada en la calle
    embarazada sin donde vivir
    embarazada me corrieron
    casa para embarazadas
    hogar para madres
    hogar para madres solteras
  `,
  'public-housing': `
    public housing
    housing authority
    low income housing
    low income apartments
    affordable housing
    affordable apartment
    subsidized housing
    income based apartments
    income based housing
    cheap apartment
    cheap rent
    hud housing
    hud apartments
    senior housing
    senior apartments
    find an apartment
    find a home
    find a place to live
    find a place to rent
    rooms for rent
    housing
    housing assistance
    housing for women
    housing for single moms
    housing for felons
    housing for disabled
    housing with a felony
    vivienda
    vivienda publica
    vivienda de bajo costo
    vivienda economica
    apartamento barato
    apartamentos
    departamento barato
    apartamentos de bajos ingresos
    donde vivir
    buscar casa
    subsidized apartments
    apartamentos de bajos recursos
    afordable housing
    low rent
    low rent apartments
    cheap place to live
    cheap place
    cheap room
    cheap housing
    need a place of my own
    own place
    apartment with eviction
    apartment with bad credit
    apartments that accept evictions
    no credit check apartment
    second chance apartment
    rentals for low income
    houses for rent low income
    housing list
    housing waitlist
    waiting list
    wait list housing
    housing application
    apply for housing
    housing office
    government housing
    projects apartments
    section 42
    tax credit apartments
    rent based on income
    sliding rent
    income restricted
    55 plus apartments
    apartments for seniors
    apartments for disabled
    accessible apartment
    handicap apartment
    housing for seniors
    housing for single mothers
    housing for veterans
    housing for survivors
    housing for teachers
    farmworker housing
    rural housing
    trailer
    mobile home
    tiny home
    renting a room
    rent a room
    apartamento economico
    apartamento para familia
    apartamentos del gobierno
    casa barata
    casa del gobierno
    renta barata
    renta baja
    cuarto en renta
    cuarto barato
    rentar un cuarto
    rentar un apartamento
    busco cuarto
    lista de espera de vivienda
    aplicar para vivienda
    vivienda de bajos ingresos
    vivienda barata
    vivienda asequible
    vivienda para madres solteras
    departamento economico
    bad credit apartment
  `,
  'housing-vouchers': `
    section 8
    section eight
    sec 8
    section8
    seccion 8
    seccion ocho
    housing voucher
    housing choice voucher
    housing choice
    rent voucher
    hcv
    emergency housing voucher
    voucher waiting list
    section 8 waiting list
    vale de vivienda
    bono de vivienda
    plan 8
    sec8
    section 8 application
    section 8 apply
    apply section 8
    section 8 list
    section 8 open
    section 8 waitlist
    section 8 landlords
    section 8 houses
    section 8 transfer
    port my voucher
    porting section 8
    vouchers for housing
    vash
    hud vash
    hud voucher
    rental voucher
    voucher for apartment
    voucher for rent
    aplicar seccion 8
    lista de seccion 8
    cupon de vivienda
    cupones de vivienda
    vale de renta
  `,
  'rent-help': `
    rent
    help paying rent
    help me pay rent
    help pay rent
    cant pay rent
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
    mortgage help
    homeless prevention
    renta
    la renta
    ayuda con el alquiler
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
    notice to pay rent
    3 day notice
    pay or quit
    deposito de apartamento
    deposit
    owe back rent
    rent due
    no tengo para la renta
    rent assistence
    rent asistance
    rental help
    rental aid
    rent aid
    rent grant
    rent program
    rent support
    rent due tomorrow
    rent past due
    rent late
    months behind
    2 months behind
    behind in rent
    cant cover rent
    short on rent
    no money for rent
    rent money fast
    rent went up
    rent increase
    who helps with rent
    churches that help with rent
    charities that help with rent
    agency that pays rent
    one time rent help
    lot rent
    help getting an apartment
    help moving into apartment
    move in help
    move in assistance
    moving expenses
    moving assistance
    moving truck
    u haul
    application fee
    apartment deposit
    pay deposit
    security deposit assistance
    deposit assistance
    first month
    utility deposit
    housing stability
    prevent eviction
    stop eviction pay
    ayuda para pagar renta
    ayuda pagando renta
    no tengo dinero para la renta
    no alcanzo a pagar la renta
    no completo la renta
    me falta para la renta
    me subieron la renta
    subio la renta
    debo dos meses de renta
    debo tres meses de renta
    debo meses de renta
    atrasada en la renta
    atrasada en el alquiler
    renta atrasada
    alquiler atrasado
    programa de renta
    iglesias que ayudan con la renta
    ayuda con el deposito
    ayuda para mudarme
    mudanza
  `,
  'housing-counseling': `
    housing counseling
    housing counselor
    hud counselor
    foreclosure
    foreclosed
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
    asesoria de vivienda
    mortgage payment
    house payment
    cant pay my mortgage
    behind on house payments
    save my house
    saving my home
    lose my home
    losing my home
    bank taking my house
    house auction
    first time buyer
    first time homebuyer
    buying first home
    property taxes
    habitat for humanity
    pago de la casa
    no puedo pagar la casa
    no puedo pagar la hipoteca
    atrasada con la hipoteca
    me van a quitar la casa
    comprar mi primera casa
    habitat para la humanidad
  `,
  'home-repair': `
    home repair
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
    leaky roof
    leaking roof
    roof leak
    plumbing repair
    plumbing help
    broken pipes
    pipes froze
    pipes burst
    septic
    hot water heater
    water heater
    window repair
    fix my furnace
    fix my heater
    house falling apart
    home modification
    ramp for wheelchair
    lead paint
    repair my home
    home repair grant
    electrical repair
    new roof
    well pump
    locks changed for free
    change locks
    new locks
    reparar el techo
    arreglar el techo
    gotera
    techo roto
    reparaciones del hogar
  `,
}
