import type { PhraseGroup } from '../phrase-group'

/** Food, bills, children's things, benefits, school, work, a ride. */
export const money: PhraseGroup = {
  'food-pantry': `
    food
    food pantry
    food pantries
    pantry
    pantries
    food shelf
    food help
    food assistance
    help with food
    need food
    free food
    free meals
    free groceries
    groceries
    grocery help
    emergency food
    food box
    food boxes
    food for my kids
    feed my kids
    feed my family
    cant feed my kids
    hungry
    im hungry
    kids are hungry
    my kids are hungry
    nothing to eat
    no food
    no food in the house
    starving
    hunger
    soup kitchen
    soup kitchens
    hot meal
    hot meals
    meals
    meals on wheels
    food bank near me
    food giveaway
    food distribution
    comida
    comida gratis
    comida gratuita
    ayuda con comida
    ayuda de comida
    ayuda para comida
    necesito comida
    comida para mis hijos
    no tengo comida
    no tengo que comer
    no tenemos que comer
    tengo hambre
    hambre
    mis hijos tienen hambre
    alimentos
    alimentos gratis
    despensa
    despensas
    despensa de alimentos
    comedor
    comedor popular
    mandado
    donde dan comida
    donde regalan comida
    free lunch
    free lunch for kids
    summer meals
    kids hungry
    food stamps ran out
    need groceries
    despensa gratis
    comida para mis ninos
  `,
  'food-bank': `
    food bank
    food banks
    foodbank
    foodbanks
    banco de alimentos
    bancos de alimentos
    banco de comida
    bancos de comida
  `,
  snap: `
    snap
    snap benefits
    snap food
    apply for snap
    food stamps
    food stamp
    foodstamps
    foodstamp
    apply for food stamps
    ebt
    ebt card
    calfresh
    stamps
    foodstamps office
    cupones
    cupones de alimentos
    cupones de comida
    estampillas
    estampillas de comida
    estampillas de alimentos
    estampias
    tarjeta ebt
    aplicar para cupones
  `,
  wic: `
    wic
    wic office
    wic clinic
    w i c
    women infants children
    women infants and children
    baby formula
    formula
    formula for my baby
    infant formula
    milk for my baby
    baby food
    baby milk
    oficina de wic
    programa wic
    formula para bebe
    formula de bebe
    leche de formula
    leche para mi bebe
    leche para bebe
    comida para bebe
    similac
    enfamil
    formula shortage
    need formula
    milk for baby
  `,
  diapers: `
    diaper
    diapers
    diaper bank
    free diapers
    baby wipes
    wipes
    baby clothes
    baby stuff
    baby supplies
    baby things
    car seat
    carseat
    crib
    stroller
    baby items
    pads and tampons
    period products
    tampons
    menstrual pads
    panales
    panales gratis
    ropa de bebe
    cosas para bebe
    cosas para mi bebe
    cuna
    asiento de carro para bebe
    toallas sanitarias
    toallitas
    pads
    baby stroller
  `,
  'utility-help': `
    utility
    utilities
    utility bill
    utility bills
    utility bill help
    utility help
    utility assistance
    help with utilities
    electric bill
    electric bill help
    pay electric bill
    pay my electric
    electricity
    electricity bill
    electricity shut off
    electric shut off
    electric cut off
    lights cut off
    lights shut off
    lights turned off
    lights got cut off
    keep the lights on
    light bill
    power bill
    power shut off
    power cut off
    power off
    power turned off
    gas bill
    gas shut off
    gas turned off
    water bill
    water shut off
    water turned off
    heating bill
    heat bill
    heating help
    heating assistance
    heating oil
    heating
    heat my house
    propane
    energy bill
    energy assistance
    fuel assistance
    shut off notice
    shutoff notice
    shutoff
    disconnect notice
    liheap
    heap
    pay my bills
    pay bills
    help with bills
    help paying bills
    bills
    air conditioner
    bil de luz
    recibo de luz
    recibo de la luz
    cuenta de luz
    pagar la luz
    pagar luz
    me cortaron la luz
    cortaron la luz
    me cortaron el gas
    me cortaron el agua
    sin luz
    sin calefaccion
    calefaccion
    recibo de gas
    recibo del agua
    pagar el agua
    electricidad
    biles
    ayuda con los biles
    pagar los biles
    servicios publicos
    ayuda con la luz
    facturas
    shutting off my lights
    shut off my lights
    shutting off my power
    cut off my lights
    cut off my power
    cutting off my power
    disconnection notice
    no heat
    fuel oil
    cortar la luz
    cortar el gas
    cortar el agua
    me van a cortar la luz
    me van a cortar el gas
    recibo del gas
    electric
    electricity is off
    power is off
  `,
  'phone-internet': `
    free phone
    free cell phone
    cell phone
    government phone
    obama phone
    lifeline phone
    lifeline program
    phone bill
    need a phone
    low cost internet
    cheap internet
    free internet
    internet
    wifi
    telefono gratis
    celular gratis
    internet barato
    internet gratis
    safelink
    assurance wireless
    new phone number
    get off his phone plan
    family plan phone
    phone plan he controls
  `,
  'child-care': `
    child care
    childcare
    child care help
    child care assistance
    childcare assistance
    childcare help
    help with childcare
    cant afford childcare
    daycare
    day care
    daycare cost
    daycare help
    daycare assistance
    pay for daycare
    cant afford daycare
    babysitter
    baby sitter
    babysitting
    after school program
    after school
    summer camp
    someone to watch my kids
    watch my kids while i work
    cuidado de ninos
    cuidado infantil
    guarderia
    guarderias
    guarderia gratis
    ninera
    quien cuide a mis hijos
    pagar guarderia
    daycare voucher
    after school care
    free preschool
    child care subsidy
  `,
  'head-start': `
    head start
    headstart
    early head start
    preschool
    pre school
    pre k
    prek
    prekindergarten
    early learning
    preescolar
    prekinder
    kinder
  `,
  'cash-help': `
    money
    need money
    money help
    help with money
    money now
    emergency money
    emergency cash
    emergency funds
    emergency fund
    emergency assistance
    financial help
    financial assistance
    financial support
    financial aid for women
    cash
    cash now
    quick cash
    broke
    im broke
    no money
    poor
    poverty
    one time help
    grant
    grants
    grants for women
    grants for single mothers
    grants for single moms
    hardship grant
    gas money
    gas card
    gas voucher
    car repair
    fix my car
    clothes
    clothing
    free clothes
    free clothing
    winter coat
    coats
    shoes for my kids
    school supplies
    christmas toys
    christmas help
    toys for my kids
    furniture
    free furniture
    bed for my kids
    charity
    charities
    money to leave
    money to leave him
    money to get away
    money to escape
    dinero
    necesito dinero
    ayuda economica
    ayuda financiera
    ayuda de dinero
    no tengo dinero
    sin dinero
    ayuda monetaria
    dinero de emergencia
    ropa
    ropa gratis
    ropa para ninos
    muebles
    muebles gratis
    juguetes
    zapatos
    subvenciones
    caridad
    single mom help
    help for single moms
    help for single mothers
    single mother
    single mom
    bus money
    back to school supplies
    madre soltera
  `,
  benefits: `
    tanf
    welfare
    welfare office
    cash aid
    cash assistance
    public assistance
    government assistance
    government help
    government benefits
    public benefits
    benefits
    apply for benefits
    what benefits can i get
    calworks
    social services
    department of social services
    dhs office
    ssi
    ssdi
    disability check
    disability benefits
    disability income
    social security
    social security disability
    widow benefits
    widows benefits
    survivor benefits
    my husband died
    unemployment
    unemployment benefits
    file for unemployment
    lost my job
    laid off
    ayuda del gobierno
    asistencia publica
    beneficios
    beneficios publicos
    servicios sociales
    seguro social
    desempleo
    seguro de desempleo
    perdi mi trabajo
    me quede sin trabajo
    beneficios por discapacidad
    viuda
    soy viuda
    bienestar social
    apply for ssdi
  `,
  taxes: `
    tax
    taxes
    tax help
    tax credit
    free tax help
    file my taxes
    file taxes
    irs
    earned income tax credit
    eitc
    child tax credit
    tax refund
    innocent spouse
    innocent spouse relief
    he took my refund
    impuestos
    ayuda con impuestos
    hacer mis impuestos
    credito por hijos
    reembolso de impuestos
    tax prep
    vita taxes
  `,
  'credit-debt': `
    debt
    debts
    debt help
    credit
    bad credit
    credit score
    fix my credit
    build credit
    ruined my credit
    credit counseling
    credit card debt
    bankruptcy
    bankrupt
    collections
    debt relief
    loan
    personal loan
    car loan
    budget help
    budgeting
    open a bank account
    bank account
    deuda
    deudas
    tengo muchas deudas
    credito
    mal credito
    arreglar mi credito
    bancarrota
    prestamo
    cuenta de banco
    cuenta bancaria
    loans in my name
    took out loans in my name
    debt collectors
    debt collector
    garnish my wages
  `,
  scholarships: `
    scholarship
    scholarships
    scholarships for women
    scholarships for moms
    scholarships for single moms
    pell grant
    pell
    fafsa
    student aid
    student loan
    student loans
    financial aid
    college money
    pay for college
    college
    go back to school
    back to school
    finish school
    school money
    tuition
    ged
    high school diploma
    get my ged
    english classes
    esl
    esl classes
    learn english
    work study
    fellowship
    beca
    becas
    becas para mujeres
    ayuda para estudiar
    pagar la universidad
    universidad
    prestamo estudiantil
    volver a estudiar
    clases de ingles
    aprender ingles
    nursing school
    nursing school money
    cna classes
    ged classes
    college grants
  `,
  'small-business': `
    small business
    small business loan
    small business loans
    small business grant
    small business grants
    small business help
    business loan
    business loans
    business grant
    business grants
    business grants for women
    start a business
    starting a business
    start my own business
    start my business
    own business
    women owned business
    woman owned business
    minority owned business
    startup
    start up money
    entrepreneur
    microloan
    microloans
    micro loan
    sba
    sba loan
    business plan
    negocio
    negocio propio
    abrir un negocio
    empezar un negocio
    pequeno negocio
    pequena empresa
    prestamo para negocio
    prestamos para negocios
    microprestamo
    emprendedora
    start a bakery
    grant to start
    open a daycare
    open my own business
    small biz
    small biz loan
    small biz loans
    biz grant
    certification women owned
    side business
  `,
  jobs: `
    job
    jobs
    job training
    job help
    job search
    find a job
    find work
    get a job
    need a job
    need work
    looking for work
    work from home
    career
    career help
    resume
    resume help
    interview clothes
    employment
    job corps
    training program
    trade school
    job center
    unemployed
    second chance jobs
    jobs for felons
    trabajo
    trabajos
    empleo
    empleos
    busco trabajo
    necesito trabajo
    buscar trabajo
    encontrar trabajo
    capacitacion
    curriculum
    entrenamiento de trabajo
    job asap
    laid off
    got laid off
    unemployment
  `,
  transportation: `
    transportation
    transport
    ride
    rides
    need a ride
    ride to shelter
    ride to the doctor
    bus pass
    bus ticket
    bus tickets
    greyhound ticket
    train ticket
    plane ticket
    bus fare
    no car
    dont have a car
    transporte
    boleto de autobus
    boleto de camion
    pase de autobus
    no tengo carro
    no tengo transporte
    greyhound
    ride to court
    car repair
  `,
  disaster: `
    disaster
    disaster help
    disaster relief
    fema
    hurricane
    tornado
    flood
    flooded
    wildfire
    house fire
    house burned down
    my house burned
    red cross
    earthquake
    desastre
    huracan
    inundacion
    incendio
    se quemo mi casa
    terremoto
    cruz roja
    apartment fire
  `,
}
