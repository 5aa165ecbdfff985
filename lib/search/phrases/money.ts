import type { PhraseGroup } from '../phrase-group'

/** Food, bills, children's things, benefits, school, work, a ride. */
export const money: PhraseGroup = {
  'food-pantry': `
    food
    food pantry
    pantry
    food shelf
    food assistance
    free food
    free meals
    free groceries
    groceries
    emergency food
    food box
    food for my kids
    feed my kids
    feed my family
    cant feed my kids
    hungry
    kids are hungry
    nothing to eat
    no food
    no food in the house
    starving
    hunger
    soup kitchen
    hot meal
    meals
    meals on wheels
    food bank near me
    food giveaway
    food distribution
    comida
    comida gratis
    comida gratuita
    comida para mis hijos
    no tengo comida
    no tengo que comer
    no tenemos que comer
    tengo hambre
    mis hijos tienen hambre
    alimentos
    alimentos gratis
    despensa
    despensa de alimentos
    comedor
    comedor popular
    mandado
    donde dan comida
    donde regalan comida
    free lunch
    free lunch for kids
    summer meals
    food stamps ran out
    despensa gratis
    comida para mis ninos
    pet food
    brown bag
    despensa de comida
    fridge is empty
    empty fridge
    out of food
    ran out of food
    hungry kids
    hijo tiene hambre
    food near me
    food now
    food today
    food tonight
    food for the week
    food for the weekend
    food for my family
    food for my baby and me
    food for seniors
    food delivery for seniors
    food delivered
    food drive
    food closet
    food cupboard
    food ministry
    food program
    food boxes near me
    free food near me
    free food today
    free food boxes
    free dinner
    free breakfast
    free thanksgiving
    thanksgiving food
    thanksgiving basket
    thanksgiving dinner
    turkey giveaway
    christmas dinner
    holiday food
    holiday meals
    church food
    churches giving food
    churches giving out food
    church pantry
    mobile pantry
    mobile food pantry
    drive through pantry
    grocery card
    grocery gift card
    grocery money
    grocery voucher
    groceries for my kids
    groceries for my family
    afford food
    afford groceries
    cant afford food
    cant afford groceries
    no groceries
    no money for food
    no money for groceries
    nothing in the fridge
    nothing to feed my kids
    cant feed my baby
    cant eat
    havent eaten
    havent eaten in
    didnt eat
    kids havent eaten
    kids need food
    baby needs food
    need to eat
    need something to eat
    hungry tonight
    low on food
    running out of food
    run out of food
    short on food
    meal program
    meals for kids
    meals for seniors
    kids meals
    kids eat free
    school lunches
    summer food
    community fridge
    community meal
    community kitchen
    halal food pantry
    kosher food pantry
    dog food
    cat food
    pet pantry
    fresh produce
    food no id
    sack lunch
    foodpantry
    food pantery
    food pantrie
    comida cerca
    comida hoy
    comida para bebes
    comida para la semana
    comida para mi familia
    comida para mi hija
    comida en la iglesia
    comida iglesia
    caja de comida
    canasta basica
    ayuda alimentaria
    ayuda para comprar comida
    donde dan despensa
    donde regalan despensa
    donde dan comida gratis
    reparten comida
    reparten despensas
    no hay comida en casa
    no tengo nada de comer
    no tengo para la comida
    no tengo que darles de comer
    dar de comer a mis hijos
    dar de comer
    darle de comer a mis hijos
    darles de comer
    mis ninos tienen hambre
    mis hijos no han comido
    no hemos comido
    no he comido
    tenemos hambre
    pasando hambre
    sin comida
    sin que comer
    se acabo la comida
    mandado gratis
    viveres
    pantry en espanol
    fud pantry
    desayuno gratis
    almuerzo gratis
    comida caliente
  `,
  'food-bank': `
    food bank
    foodbank
    banco de alimentos
    banco de comida
  `,
  snap: `
    snap
    snap benefits
    snap food
    apply for snap
    food stamps
    foodstamps
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
    school lunch
    free lunch
    summer ebt
    snap application
    apply for ebt
    snap office
    snap card
    snap denied
    denied snap
    denied food stamps
    food stamp office
    food stamp application
    food stamps denied
    food stamps cut
    food stamps cut off
    food stamps stopped
    lost food stamps
    lost my snap
    lost ebt card
    stolen ebt
    ebt stolen
    ebt skimmed
    ebt office
    ebt application
    emergency food stamps
    expedited food stamps
    expedited snap
    renew food stamps
    renew snap
    recertify
    recertification snap
    snap interview
    fs benefits
    link card
    quest card
    lone star card
    foodshare
    food share
    basic food
    food assistance program
    food assistance card
    p ebt
    pebt
    food satmps
    estampillas aplicar
    aplicar estampillas
    aplicar para snap
    solicitar estampillas
    solicitar cupones
    solicitar snap
    pedir estampillas
    pedir cupones
    cupones de comida aplicar
    sacar estampillas
    renovar estampillas
    renovar cupones
    me quitaron las estampillas
    me quitaron los cupones
    me quitaron el ebt
    ebt aplicar
    oficina de estampillas
    oficina de cupones
    bonos de comida
    programa de cupones
    snap en espanol
    tarjeta de comida
    asistencia nutricional
    pan puerto rico
  `,
  wic: `
    wic
    wic office
    wic clinic
    w i c
    women infants children
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
    leche de formula
    leche para mi bebe
    comida para bebe
    similac
    enfamil
    formula shortage
    wick
    wick office
    wick program
    wic appointment
    wic application
    apply for wic
    wic near me
    wic benefits
    wic card
    wic food
    wic vouchers
    sign up for wic
    wic formula
    free formula
    formula free
    formula samples
    cant afford formula
    cant find formula
    no formula
    out of formula
    ran out of formula
    baby has no formula
    baby has no milk
    no milk for baby
    infant milk
    milk for my newborn
    baby cereal
    gerber
    special formula
    nutramigen
    alimentum
    formula bank
    toddler milk
    wic cerca de mi
    cita de wic
    aplicar para wic
    clinica wic
    formula gratis
    formula gratis para bebe
    no tengo leche
    no tengo leche para mi bebe
    leche gratis
    leche gratis para bebe
    leche para mi hijo
    leche para mi hija
    leche para ninos
    leche en polvo
    se acabo la leche
    mujeres infantes y ninos
    comida para embarazadas
  `,
  diapers: `
    diaper
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
    cuna
    asiento de carro para bebe
    toallas sanitarias
    toallitas
    pads
    baby stroller
    carriola
    dipers
    dipaers
    diapers near me
    diaper assistance
    diaper program
    diaper pantry
    diapers for baby
    diapers and wipes
    diapers wipes formula
    diapers free
    no diapers
    out of diapers
    ran out of diapers
    cant afford diapers
    pull ups
    pullups
    newborn diapers
    size 4 diapers
    adult diapers
    baby bed
    baby bassinet
    bassinet
    baby crib
    free crib
    pack n play
    baby car seat
    free car seat
    carseat free
    infant car seat
    booster seat
    high chair
    baby monitor
    baby bottles
    bottles
    baby shower
    layette
    baby gear
    baby essentials
    baby items free
    newborn stuff
    newborn clothes
    newborn things
    newborn supplies
    things for my baby
    stuff for my baby
    supplies for baby
    free stroller
    free baby stuff
    free baby clothes
    maternity clothes
    tampons and pads
    free pads
    free tampons
    free period products
    menstrual products
    menstrual supplies
    feminine products
    feminine hygiene
    hygiene products
    hygiene kit
    hygiene items
    toiletries
    period pads
    period stuff
    sanitary napkins
    sanitary pads
    shampoo and soap
    potty training
    panal
    panales y toallitas
    panales para bebe
    panales para mi hijo
    panales para adultos
    panales recien nacido
    no tengo panales
    sin panales
    regalan panales
    donde dan panales
    banco de panales
    pamper
    pampers gratis
    huggies
    articulos de bebe
    cosas de recien nacido
    ropita de bebe
    cuna gratis
    cuna para bebe
    carreola
    carriola gratis
    coche de bebe
    silla de carro
    silla de bebe
    asiento de carro
    asiento para bebe
    car seat gratis
    toallas femeninas
    toallas higienicas
    productos de higiene
    productos menstruales
    articulos de higiene
  `,
  'utility-help': `
    lights cut
    lights get cut
    pay the heat
    heat is off
    no heat
    no lights
    no power
    no running water
    utility
    utility bill
    utility assistance
    electric bill
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
    help with bills
    help paying bills
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
    fuel oil
    cortar la luz
    cortar el gas
    cortar el agua
    me van a cortar la luz
    me van a cortar el gas
    electric
    electricity is off
    lights are off
    lights out
    power is out
    heater broke
    heater is broken
    no electricity
    no hot water
    no water
    cut my water off
    cut off my water
    cut my lights off
    firewood
    oil tank
    ac broke
    aire acondicionado
    sin agua
    electric is off
    electricity cut off
    electric bill past due
    electric bill too high
    high electric bill
    light bill past due
    lights going off
    light company
    lights back on
    turn my lights back on
    power back on
    turn my power back on
    power shutoff
    power disconnected
    electricity disconnected
    gas disconnected
    gas cut off
    gas off
    gas company
    heat shut off
    heat turned off
    no gas in house
    water is off
    water cut off
    water disconnected
    water bill past due
    sewer bill
    trash bill
    pge bill
    pg and e
    con ed bill
    duke energy bill
    comed bill
    fpl bill
    entergy bill
    edison bill
    utilities past due
    utilities shut off
    utility shutoff
    utility cut off
    utility grant
    past due bill
    behind on bills
    behind on utilities
    behind on electric
    cant pay bills
    cant pay electric
    cant pay light bill
    cant pay gas bill
    cant pay water bill
    pay light bill
    pay gas bill
    pay water bill
    pay heating bill
    pay utilities
    heat assistance
    heating assist
    winter heat
    kerosene
    wood for heat
    wood stove
    pellets
    propane tank
    oil for furnace
    space heater
    free heater
    fan for summer
    free fan
    free ac
    ac unit
    window unit
    cooling assistance
    cooling help
    too hot no ac
    leap program
    eap
    wrap program
    crisis heating
    ayuda con luz
    ayuda con agua
    ayuda con el gas
    ayuda con utilidades
    ayuda para pagar el gas
    pagar bil
    pagar recibo
    recibos
    recibo atrasado
    bil atrasado
    bil del agua
    bil del gas
    bil de la luz
    bill de luz
    bill de la luz
    bill del agua
    biles de luz
    debo la luz
    debo luz
    debo el agua
    debo el gas
    no puedo pagar la luz
    no puedo pagar el gas
    no puedo pagar el agua
    no puedo pagar los biles
    no tengo luz
    no tengo gas
    no tengo agua
    no tengo calefaccion
    no tengo para la luz
    no tengo para los biles
    me quitaron la luz
    quitaron la luz
    me quitaron el agua
    me cortan la luz
    me cortan el agua
    me cortan el gas
    van a cortar la luz
    nos cortaron la luz
    nos van a cortar la luz
    corte de luz
    aviso de corte
    calenton
    calentador
    factura de luz
    cuenta del agua
    cuenta del gas
    lena
  `,
  'phone-internet': `
    laptop for school
    free laptop
    cheap laptop
    laptop for my kid
    computer for school
    computadora para la escuela
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
    phone cut off
    free government phone
    free smartphone
    free cell
    free cellphone
    cell phone free
    cellphone
    cheap phone
    cheap phone plan
    phone for survivors
    phone for dv victims
    phone for domestic violence
    phone service
    phone got shut off
    phone turned off
    phone is off
    no phone
    dont have a phone
    lost my phone
    prepaid phone
    prepaid minutes
    phone minutes
    minutes for my phone
    tracfone
    qlink
    affordable connectivity
    acp internet
    internet bill
    internet for school
    low income internet
    free wifi
    hotspot
    get my own phone plan
    off the family plan
    leave family plan
    separate phone line
    telefono del gobierno
    celular del gobierno
    telefono gratis del gobierno
    telefono barato
    celular barato
    necesito telefono
    necesito celular
    no tengo telefono
    no tengo celular
    sin telefono
    internet de bajo costo
    internet economico
    wifi gratis
    pagar telefono
    bil del telefono
    minutos
    minutos gratis
    salirme de su plan
    plan de telefono
    line off his account
    off his account
    phone off his account
    number off his account
  `,
  'child-care': `
    con quien dejar a mis hijos
    con quien dejar a mi bebe
    quien cuide a mis hijos
    quien me cuide a los ninos
    someone to watch my kids
    watch my baby
    child care
    childcare
    child care assistance
    childcare assistance
    cant afford childcare
    daycare
    day care
    daycare cost
    daycare assistance
    pay for daycare
    cant afford daycare
    babysitter
    baby sitter
    babysitting
    after school program
    after school
    summer camp
    watch my kids while i work
    cuidado de ninos
    cuidado infantil
    guarderia
    guarderia gratis
    ninera
    pagar guarderia
    daycare voucher
    after school care
    free preschool
    child care subsidy
    parenting class
    affordable childcare
    affordable daycare
    affordable day care
    childcare voucher
    childcare subsidy
    childcare for work
    childcare while i work
    childcare while i go to school
    childcare near me
    child care voucher
    child care near me
    child care for infants
    child care at night
    child care low income
    daycare subsidy
    daycare near me
    daycare for baby
    daycare for my kids
    daycare for newborn
    daycare that takes
    daycare free
    daycare money
    daycare so i can work
    cheap daycare
    cheap day care
    cheap childcare
    free daycare
    free day care
    free childcare
    free child care
    help paying daycare
    help paying for childcare
    overnight daycare
    overnight child care
    night daycare
    night child care
    24 hour daycare
    infant care
    infant daycare
    no babysitter
    need a sitter
    nobody to watch my kids
    no one to watch my kids
    no one to watch my baby
    watch my baby while i work
    afterschool
    afterschool program
    before school care
    summer program for kids
    camp for kids
    ccap
    cccap
    ccdf
    wv child care
    nanny help
    cuidado de ninos barato
    cuidado de ninos gratis
    cuidado de bebe
    cuidado de mis hijos
    cuidar a mis hijos
    cuidar a mi hija
    cuidar ninos
    cuide a mi hija
    cuide a mis ninos
    cuiden a mis hijos
    quien me cuide
    quien cuide a mi bebe
    guarderia barata
    guarderia para mi hijo
    guarderia para mi hija
    guarderia para mi bebe
    guarderia economica
    guarderia cerca
    guarderia de bajo costo
    pagar la guarderia
    ayuda para la guarderia
    babysitter en espanol
    daycare barato
    daycare gratis
    campamento de verano
    despues de la escuela
    programa despues de escuela
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
    headstart near me
    head start application
    apply for head start
    free pre k
    free prek
    free pre school
    preschool free
    preschool for my son
    preschool for my daughter
    preschool for 3 year old
    3k
    vpk
    universal pre k
    school for my 4 year old
    school for 3 year old
    hed start
    jedstart
    preescolar gratis
    escuela para mi hijo de 4
    escuela para nino de 4
    kinder gratis
    programa head start
    inscribo a mi nino
    inscribir a mi hijo
    inscribir a mi nino
    inscribir a mi hija
    escuela para nino de 3
    escuela gratis nino de 3
    escuela nino 3 anos
    nino de 3 anos
    nina de 3 anos
    nino de 4 anos
    nina de 4 anos
    3 year old school
    4 year old school
    my 3 year old
    my 4 year old
  `,
  'cash-help': `
    money
    money now
    emergency money
    emergency cash
    emergency funds
    emergency assistance
    financial help
    financial assistance
    financial support
    financial aid for women
    cash
    cash now
    quick cash
    broke
    no money
    poor
    poverty
    one time help
    grant
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
    bra
    bras
    underwear
    panties
    socks
    winter coat
    winter coats
    school clothes
    kids clothes
    ropa interior
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
    money to leave
    money to leave him
    money to get away
    money to escape
    dinero
    ayuda economica
    ayuda financiera
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
    help for single mothers
    bus money
    back to school supplies
    madre soltera
    toys
    christmas gifts
    christmas for my kids
    angel tree
    laundry
    mattress
    household items
    dishes and pots
    free laptop
    free computer
    relocation help
    bail
    bail money
    storage unit
    stimulus
    church help
    clothes closet
    clothing closet
    interview clothes
    clothes for interview
    enterrar
    enterrarlo
    enterrarla
    entierro
    sepelio
    snow boots
    boots
    prom dress
    no income
    no income of my own
    funeral
    burial
    car payment
    car note
    car insurance
    young mom
    help me pay
    funeral costs
    tires
    phone bill
    money asap
    money today
    money for food and rent
    money for bills
    money for gas
    need cash fast
    emergency financial help
    emergency financial assistance
    emergency grant
    emergency relief
    emergency loan
    hardship
    financial hardship
    financial crisis
    single mom grants
    single mother grants
    single mom assistance
    single mother assistance
    single parent help
    single mom bills
    single mom struggling
    single mom broke
    struggling mom
    struggling single mom
    low income mom
    low income help
    church assistance
    churches that help with bills
    st vincent help
    gift cards
    visa gift card
    gas for my car
    gas to get to work
    tank of gas
    car fixed
    car broke
    car broke down
    car wont start
    car battery
    car tires
    new tires
    broken car
    help fixing car
    auto repair
    mechanic free
    brakes fixed
    transmission
    flat tire
    car registration
    car tags
    impounded car
    car impounded
    towed my car
    car got towed
    free car
    donated car
    cars for moms
    cars for single moms
    car to get to work
    car loan help
    work clothes
    work boots
    work shoes
    work uniform
    scrubs for work
    uniforms
    school uniforms
    school clothes
    kids clothes
    kids clothing
    clothes for my kids
    clothes for work
    clothes for school
    clothes for court
    coat for my kid
    winter clothes
    winter boots
    school shoes
    underwear and socks
    free shoes
    free coats
    thrift store voucher
    clothing voucher
    clothing bank
    backpack
    backpacks for school
    christmas presents
    christmas presents for kids
    christmas assistance
    toys for tots
    birthday gift for my kid
    gifts for kids
    holiday help
    free bed
    bed for my son
    bed for my daughter
    free mattress
    furniture bank
    furniture voucher
    couch
    fridge
    refrigerator
    washer
    washing machine
    stove
    appliances
    free appliances
    pots and pans
    blankets
    bedding
    household goods
    home goods
    starting over with nothing
    lost everything
    storage
    storage fees
    storage bill
    storage for my stuff
    storage for my things
    place to store my things
    somewhere to store my things
    somewhere to put my stuff
    place for my stuff
    pay for storage
    free storage
    laundromat
    laundry money
    wash my clothes
    pay for funeral
    pay for cremation
    cremation
    bury my husband
    bury my mom
    bury my son
    bury my baby
    burial costs
    bail out of jail
    bail fund
    bond money
    post bail
    moving to another state
    relocate
    relocating
    relocate to another state
    relocation money
    relocation assistance
    dinero rapido
    dinero urgente
    dinero para la renta
    dinero para biles
    dinero para comida
    dinero para gasolina
    dinero para irme
    dinero para escapar
    dinero para salir
    dinero para mudarme
    ayuda para pagar
    ayuda de emergencia
    ayuda para mamas solteras
    ayuda para mujeres solteras
    ayuda de la iglesia
    iglesia que ayuda
    iglesias que ayudan
    apoyo economico
    apoyo para madres solteras
    apoyo para mujeres
    no me alcanza
    no me alcanza el dinero
    no completo
    gasolina
    gas para el carro
    arreglar mi carro
    reparar mi carro
    se descompuso mi carro
    se me descompuso el carro
    carro descompuesto
    mi carro no sirve
    se rompio mi carro
    se me rompio el carro
    llantas
    pago del carro
    pagar el carro
    aseguranza de carro
    seguro de carro
    ropa de invierno
    ropa para mis hijos
    ropa para mi hija
    ropa para trabajar
    ropa para trabajo
    ropa usada
    regalan ropa
    abrigo
    chamarra
    cobijas
    zapatos para mis hijos
    zapatos para ninos
    utiles escolares
    utiles de escuela
    uniforme de escuela
    uniformes
    mochila
    juguetes para mis hijos
    juguetes de navidad
    regalos de navidad
    regalos para mis hijos
    ayuda de navidad
    ayuda en navidad
    cama para mi hijo
    cama para mi hija
    camas
    colchon
    colchones
    muebles para apartamento
    muebles para mi casa
    estufa
    refrigerador
    lavadora
    lavanderia
    lavar ropa
    guardar mis cosas
    guardar mis muebles
    bodega para mis cosas
    almacenar mis cosas
    gastos funerarios
    gastos de funeral
    pagar funeral
    enterrar a mi
    cremacion
    fianza
    pagar la fianza
    prom dress
    graduation gown
    cap and gown
    quinceanera
    wedding help
    birthday party
    formal dress
    interview outfit
    glasses help
    bike
    bicycle
    haircut
    free haircut
    gym
    party dress
    vestido de graduacion
    vet for my dog
    vet for my cat
    low cost vet
    vet bill
    cheap vet
    free vet
    veterinarian
    veterinario
    veterinaria
    spay
    neuter
    spay and neuter
    dog surgery
    sick dog
    sick cat
    moms funeral
    dads funeral
    funeral for my mom
    juguetes para reyes
    dia de reyes
    id card
    state id card
    free id card
    id card replacement
    replace my id
    replacement id
    lost my id
    birth certificate
    lost birth certificate
    replace birth certificate
    acta de nacimiento
    certificado de nacimiento
    efectivo
    ayuda en efectivo
    dinero en efectivo
    husband in prison
    esposo en la carcel
    esposo preso
    marido preso
    partner incarcerated
    husband incarcerated
    family of inmates
    families of prisoners
    wheelchair
    silla de ruedas
    hearing aids
    me robaron los papeles
    sofa
    sofas
    dresser
    mattresses
    beds for kids
    free stuff for house
  `,
  benefits: `
    life insurance
    seguro de vida
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
    bienestar social
    apply for ssdi
    lost my id
    lost my documents
    get an id
    ssn card
    social security card
    replace my id
    state id
    acta de nacimiento
    kinship care
    kinship
    raising my grandkids
    raising my grandchildren
    grandparents raising grandchildren
    tanif
    tanf application
    apply for tanf
    apply for welfare
    temporary assistance
    temporary cash assistance
    cash benefits
    cash aid for moms
    aid for families
    government aid
    government money
    government programs
    apply for assistance
    apply for benefits online
    benefits office
    benefits denied
    benefits cut off
    benefits stopped
    denied benefits
    denied ssi
    denied disability
    denied unemployment
    ssi denied
    disability denied
    disability appeal
    disability lawyer
    disability application
    disability for my child
    ssi for my child
    ssi for my son
    ssi for my daughter
    ssi for kids
    ssi application
    apply for ssi
    apply for disability
    apply for social security
    apply for unemployment
    unemployment denied
    unemployment claim
    unemployment office
    social security benefits
    social security for divorced
    social security office
    ss office
    ss card
    ssi office
    replace social security card
    replacement social security card
    new social security card
    lost social security card
    lost my social
    lost my wallet
    lost my license
    lost all my documents
    lost all my papers
    lost my papers
    lost all my id
    free id
    get my documents back
    get a new id
    no id
    no identification
    stole my id
    he took my id
    took my birth certificate
    wont give me my documents
    wont give me my birth certificate
    he burned my documents
    burned my papers
    voter id
    dmv
    drivers license
    drivers license undocumented
    get my license
    husband passed away benefits
    widowed
    widow help
    grandparent raising
    raising my niece
    raising my nephew
    raising my sister
    taking care of my mom pay
    paid caregiver
    paid to take care of
    ihss
    county office
    county assistance
    county welfare
    general assistance
    general relief
    relief check
    family services office
    human services
    department of human services
    dss office
    dcf office
    hhs office
    hhsc
    access florida
    2 1 1 benefits
    cant work
    too sick to work
    too disabled to work
    ayuda publica
    ayuda de cash
    cash aid en espanol
    aplicar para beneficios
    aplicar para desempleo
    aplicar para tanf
    aplicar para welfare
    aplicar seguro social
    oficina del seguro social
    oficina de servicios sociales
    trabajadora social
    beneficios del gobierno
    beneficios para ninos
    beneficios para mis hijos
    beneficios sin papeles
    programas del gobierno
    programas de ayuda
    incapacidad
    incapacitada
    beneficios de incapacidad
    discapacidad beneficios
    no puedo trabajar
    ssi para mi hijo
    ssi para mi hija
    me quede sin empleo
    me quedo sin trabajo
    perdi mi empleo
    sin trabajo
    no tengo trabajo
    se murio mi esposo beneficios
    perdi mi id
    perdi mis papeles
    perdi mis documentos
    perdi mi acta
    perdi mi identificacion
    perdi mi licencia
    perdi mi cartera
    perdi mi pasaporte
    me robaron mis papeles
    me robaron mis documentos
    me robaron la cartera
    reponer mi id
    reponer documentos
    reponer mi acta
    sacar id
    sacar identificacion
    sacar licencia
    licencia de manejar
    licencia de conducir
    identificacion
    no tengo identificacion
    partida de nacimiento
    certificado de nacimiento
    tarjeta de seguro social
    pasaporte mexicano
    matricula consular
    consulado
    criar a mis nietos
    cuido a mis nietos
    mis nietos viven conmigo
    nietos
    foster parent
    foster parents
    become a foster parent
    foster parenting
    foster licensing
    padres de acogida
    ser madre de acogida
  `,
  taxes: `
    tax
    tax credit
    free tax help
    file my taxes
    irs
    earned income tax credit
    eitc
    child tax credit
    tax refund
    innocent spouse
    innocent spouse relief
    he took my refund
    impuestos
    hacer mis impuestos
    credito por hijos
    reembolso de impuestos
    tax prep
    vita taxes
    tax return
    tax preparation
    free tax prep
    free tax filing
    file taxes free
    filing taxes
    back taxes
    owe taxes
    owe the irs
    tax debt
    irs letter
    irs debt
    stole my refund
    stole my tax refund
    took my tax refund
    took my tax return
    claimed my kids on taxes
    claimed my kids
    ex claimed my kids
    claim my kids
    head of household
    child credit
    w2
    stimulus check
    economic impact payment
    joint taxes
    joint tax return
    taxes married separate
    taxes gratis
    hacer los taxes
    declarar impuestos
    declaracion de impuestos
    preparar impuestos
    impuestos gratis
    reembolso
    debo impuestos
    debo al irs
    debo taxes
    credito de ninos
    credito tributario
  `,
  'credit-debt': `
    debt
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
    garnish my wages
    bad debt
    in debt
    so much debt
    drowning in debt
    get out of debt
    pay off debt
    pay debt
    pay off credit cards
    credit cards
    credit cards maxed
    credit repair
    credit report
    credit counselor
    debt counselor
    debt management
    debt consolidation
    consolidate debt
    debts from ex
    ex ruined my credit
    ex left me with debt
    husbands debt
    joint debt
    joint credit card
    collections lawsuit
    sued for debt
    wages garnished
    garnished wages
    wage garnishment
    garnishment
    chapter 7
    chapter 13
    file bankruptcy
    bankruptcy lawyer
    free bankruptcy
    low interest loan
    small loan
    loan with bad credit
    emergency loan bad credit
    no credit
    rebuild credit
    raise my credit score
    improve my credit
    open my own bank account
    own bank account
    bank account without husband knowing
    secret bank account
    joint account
    joint bank account
    chexsystems
    second chance banking
    financial literacy
    financial coach
    financial counseling
    financial advice
    money management
    saving money
    pagar deudas
    salir de deudas
    estoy endeudada
    consolidar deudas
    tarjetas de credito
    reparar credito
    mejorar credito
    no tengo credito
    construir credito
    abrir cuenta
    abrir cuenta de banco
    prestamo personal
    colecciones
    me embargan el sueldo
    presupuesto
  `,
  scholarships: `
    scholarship
    scholarships for women
    scholarships for moms
    scholarships for single moms
    pell grant
    pell
    fafsa
    student aid
    student loan
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
    english classes
    esl
    esl classes
    learn english
    work study
    fellowship
    beca
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
    scholarship for survivors
    scholarship for nursing
    scholarships for latinas
    scholarships for black women
    scholarships for native
    scholarships for older women
    scholarships for immigrants
    scholarships for undocumented
    money for college
    money for nursing school
    money to go to college
    pay tuition
    tuition assistance
    college for moms
    college for free
    free college
    community college
    go to college
    going back to college
    going back to school
    back to college
    return to school
    go to school
    school grants
    education grants
    education money
    grants for college
    grants for school
    college for undocumented
    daca scholarship
    fasfa
    student debt
    student loan debt
    student loan forgiveness
    loan forgiveness
    free classes
    online classes
    online college
    finish college
    finish degree
    finish high school
    hs diploma
    high school equivalency
    hiset
    ged online
    ged free
    ged program
    ged test
    adult education
    adult school
    learn to read
    free english classes
    classes to learn english
    nursing program
    lpn program
    lvn program
    medical assistant program
    dental assistant program
    becas para madres solteras
    becas para madres
    becas para latinas
    becas para estudiar
    becas universitarias
    becas para indocumentados
    dinero para estudiar
    dinero para la escuela
    dinero para la universidad
    pagar mis estudios
    pagar el colegio
    pagar la escuela
    terminar la escuela
    terminar mis estudios
    terminar la high school
    ged en espanol
    ged gratis
    clases de ged
    sacar el ged
    estudiar ingles
    cursos de ingles
    clases gratis
    clases de ingles gratis
    escuela de ingles
    escuela para adultos
    educacion para adultos
    ir a la universidad
    colegio comunitario
    quiero estudiar
    seguir estudiando
    regresar a la escuela
    estudiar enfermeria
  `,
  'small-business': `
    small business
    small business loan
    small business grant
    business loan
    business grant
    business grants for women
    start a business
    starting a business
    start my own business
    own business
    women owned business
    minority owned business
    startup
    start up money
    entrepreneur
    microloan
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
    microprestamo
    emprendedora
    start a bakery
    grant to start
    open a daycare
    open my own business
    small biz
    small biz loan
    biz grant
    certification women owned
    side business
    start my own
    cleaning business
    food truck
    open a business
    open a store
    open a shop
    open a restaurant
    open a salon
    start a daycare
    start a cleaning business
    start a salon
    start an online business
    starting my own business
    biz loan
    business funding
    business money
    business money for women
    business help for women
    business mentor
    business coach
    business license
    business classes
    business training
    women in business
    women business loans
    women business grants
    loan for my business
    loan to start business
    money to start a business
    money for my business
    grant for business
    grants for women business
    grants for small business
    minority business
    black owned business
    latina business
    latina owned
    native owned business
    veteran owned business
    woman owned
    wosb
    home business
    home based business
    sell food from home
    sell tamales
    sell online
    self employed
    self employment
    freelance
    food cart
    food truck loan
    hair salon
    nail salon
    beauty shop
    bakery business
    farm loan
    loan for farm
    woman farmer
    rancher
    micro grant
    abrir mi propio negocio
    abrir un restaurante
    abrir un salon
    abrir una guarderia
    abrir una tienda
    capital para negocio
    comenzar un negocio
    dinero para negocio
    emprender
    iniciar un negocio
    licencia de negocio
    mujeres emprendedoras
    negocio pequeno
    negocio de comida
    negocio de limpieza
    poner un negocio
    prestamos para mujeres
    vender comida
    vender tamales
    open a hair shop
    hair shop
    nail shop
    barber shop
    open my own shop
    lash business
    cleaning company
    puesto de comida
    puesto
    poner un puesto
    food stand
    food booth
    sell my food
    sell my art
    sell crafts
    catering business
    cottage food
    vender en la calle
    carrito de comida
  `,
  jobs: `
    ged
    ged test
    ged classes
    high school equivalency
    night classes
    adult education
    clases de ged
    clases de ingles
    english classes
    esl classes
    job
    job training
    find work
    work from home
    career
    resume
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
    empleo
    encontrar trabajo
    capacitacion
    curriculum
    entrenamiento de trabajo
    job asap
    laid off
    unemployment
    reentry
    re entry
    computer class
    wioa
    learn a trade
    trade school for women
    jobs near me
    jobs hiring
    jobs hiring now
    jobs for women
    jobs for moms
    jobs for single moms
    jobs for teens
    jobs for seniors
    jobs for older women
    jobs with no experience
    jobs with a record
    jobs with felony
    jobs for ex cons
    felon friendly
    felony jobs
    hire felons
    who hires felons near me
    job for 16 year old
    job fair
    job placement
    job program
    job readiness
    job skills
    job coach
    job counselor
    job interview
    job resume
    job without papers
    work training
    work program
    work clothes and training
    work from home jobs
    remote job
    part time job
    night job
    temp agency
    temp work
    staffing agency
    day labor
    hiring near me
    get hired
    get a better job
    new job
    first job
    second job
    start working
    go back to work
    returning to work
    back to work
    stay at home mom job
    career change
    career training
    career school
    career coach
    resume writing
    write a resume
    make a resume
    interview help
    certificate program
    free certification
    free training
    free trade school
    free job training
    free cna
    free cna classes
    cna training
    cna class
    free cna training
    cna program
    cna school
    become a cna
    cdl training
    cdl school
    truck driving school
    welding school
    phlebotomy
    phlebotomy training
    medical assistant training
    cosmetology school
    beauty school
    hair school
    apprenticeship
    women in trades
    trades for women
    construction for women
    coding bootcamp
    learn computers
    learn computer skills
    computer skills
    vocational rehab
    vocational training
    voc rehab
    workforce
    workforce development
    workforce office
    work force
    work source
    worksource
    snap e and t
    employment office
    employment services
    employment training
    employment program
    ged and job training
    ged classes
    ged
    esl classes
    english classes
    summer job
    summer youth employment
    americorps
    lost job
    unemployed mom
    trabajo para mujeres
    trabajo para madres
    trabajo sin papeles
    trabajo sin experiencia
    trabajo desde casa
    trabajo de limpieza
    trabajo de medio tiempo
    trabajo de noche
    trabajo urgente
    trabajos cerca
    bolsa de trabajo
    conseguir trabajo
    conseguir empleo
    agencia de empleo
    agencias de trabajo
    oficina de empleo
    feria de trabajo
    entrevista de trabajo
    hacer mi curriculum
    hacer resume
    resume en espanol
    capacitacion laboral
    capacitacion de trabajo
    entrenamiento laboral
    entrenamiento gratis
    cursos gratis
    cursos para trabajar
    cursos de computacion
    clases de computacion
    clases de computadora
    aprender computacion
    aprender un oficio
    oficio
    certificacion gratis
    curso de cna
    curso de enfermeria
    cursos de ingles
    clases de ingles
    aprender ingles
    clases de ged
    no encuentro trabajo
    necesito trabajar
    quiero trabajar
    donde contratan
    estan contratando
    cna clases
    welding
    welding class
    hvac training
    electrician training
    carpentry
    plumbing class
    forklift
    forklift certification
    cdl
    cdl license
    security guard training
    caregiver training
    hha training
    home health aide training
    barber school
    culinary training
    cooking classes for work
    typing class
    office skills
    excel class
    trade classes
    tech training
    women in construction
    medical assistant school
    medical assistant
    medical assistant classes
    dental assistant school
    nursing school free
    nurse aide
    nurse aide training
    pharmacy tech
    pharmacy tech training
    childcare certification
    teacher training
    real estate license
    notary training
    bus driver job
    school bus driver
    warehouse job
    amazon job
    cleaning job
    housekeeping job
    caregiver job
    restaurant job
    cashier job
    factory job
    call center job
    data entry
    data entry job
    typing job
    survey jobs
    side hustle
    gig work
    doordash
    uber driving job
    night shift job
    weekend job
    babysitting job
    nanny job
    primaria para adultos
    secundaria para adultos
    terminar la primaria
    terminar la secundaria
    escuela para adultos
    adult school
    adult education
    school for adults
    learn to read
    literacy class
  `,
  transportation: `
    towed my car
    car got towed
    car impounded
    impound
    transportation
    transport
    ride
    ride to shelter
    ride to the doctor
    bus pass
    bus ticket
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
    bus ticket home
    plane ticket to leave
    uber to shelter
    ride to work
    ride to doctors appointment
    ride to appointment
    ride to hospital
    rides for seniors
    rides for disabled
    ride home
    ride out of town
    ride to safety
    ride tonight
    medical ride
    medical transportation
    medicaid ride
    medicaid transportation
    non emergency medical transportation
    dial a ride
    paratransit
    access a ride
    bus card
    bus help
    bus money
    bus pass free
    bus schedule
    bus voucher
    bus tokens
    free bus
    free bus pass
    free bus ticket
    free greyhound
    free greyhound ticket
    free ride
    free transportation
    free uber
    free lyft
    greyhound bus ticket
    train fare
    metro card
    metrocard
    orca card
    subway card
    flight home
    flight to leave
    fly home
    ticket home
    ticket to go home
    ticket to my moms
    ticket out of state
    get out of town
    get out of state
    gas voucher
    gas cards
    car broke down
    car wont start
    uber voucher
    uber ride
    lyft ride
    taxi voucher
    cab voucher
    no ride
    no way to get there
    no way to get to work
    no way to get to court
    way to get to work
    transportation to work
    transportation to court
    transportation to doctor
    transportation for seniors
    transportation to shelter
    transportation assistance
    drive me to
    aventon
    boleto de bus
    boleto de camion gratis
    boleto de avion
    boleto para irme
    pase de bus
    pase de camion
    no tengo como ir
    no tengo como llegar
    no tengo en que ir
    no tengo en que moverme
    ride gratis
    raite
    rait
    transporte gratis
    transporte medico
    transporte al doctor
    transporte al trabajo
    transporte para citas
    llevar al doctor
    llevarme al doctor
    me lleve al doctor
    que me lleve
  `,
  disaster: `
    disaster
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
    burned out of our house
    fire victim
    lost everything in a fire
    evacuated
    evacuation
    house burnt down
    home burned
    apartment burned
    apartment burned down
    fire burned our house
    lost home in fire
    lost house in fire
    lost everything in flood
    home destroyed
    flooding
    my house flooded
    basement flooded
    storm damage
    tornado damage
    hurricane damage
    hurricane victims
    disaster assistance
    disaster unemployment
    evacuation shelter
    wild fire
    fema application
    fema denied
    mudslide
    power outage storm
    blizzard
    ice storm
    se inundo mi casa
    se inundo la casa
    mi casa se inundo
    mi casa se quemo
    se quemo la casa
    se quemo el apartamento
    perdi todo en el incendio
    perdi todo en la inundacion
    perdimos todo
    desastre natural
    tormenta
  `,
}
