import type { PhraseGroup } from '../phrase-group'

/** The body: clinics, women's care, pregnancy, teeth, cover. */
export const health: PhraseGroup = {
  'health-center': `
    clinic
    health center
    health clinic
    medical clinic
    community health center
    community clinic
    community health
    fqhc
    sliding scale
    sliding fee
    low cost clinic
    low cost doctor
    cheap doctor
    doctor
    physician
    see a doctor
    medical help
    medical care
    health care
    healthcare
    primary care
    urgent care
    hospital
    nurse
    checkup
    check up
    physical exam
    pediatrician
    kids doctor
    vision test
    vision exam
    eye test
    eye checkup
    hearing test
    school shots
    shots for school
    shots to start school
    shots to start kindergarten
    kindergarten shots
    baby shots
    no deja dormir
    vaccine
    shots for my kids
    immunizations
    flu shot
    eye doctor
    glasses
    eye exam
    blood pressure
    diabetes
    asthma
    hiv
    hiv test
    hiv testing
    aids
    prep
    clinica
    clinica de salud
    centro de salud
    doctora
    medico
    medica
    atencion medica
    hospitales
    vacunas
    cuidado de salud
    salud
    dolor
    enferma
    pediatra
    urgent care no insurance
    doctor for free
    doctor barato
    clinica sin seguro
    medico barato
    er bill
    emergency room bill
    hospital bill
    ambulance bill
    vision exam
    walk in clinic
    vaccines for kids
    high blood pressure
    free physical
    school physical
    sports physical
    blood test
    lab work
    x ray
    covid
    covid test
    tb test
    cholesterol
    thyroid doctor
    arthritis
    lupus
    anemia
    back pain
    chest pain
    stomach pain
    rash
    strep
    ear infection
    sinus
    pediatrica
    family doctor
    doctor de familia
    dolor de espalda
    presion alta
    examen fisico
    physicals
    walk in doctor
    walkin clinic
    clinic near me
    clinic no insurance
    clinic without insurance
    clinic for low income
    cheap clinic
    affordable clinic
    affordable doctor
    affordable health care
    doctor appointment
    doctor for kids
    doctor for my baby
    doctor near me
    doctor that takes medicaid
    doctor that speaks spanish
    kids checkup
    well child visit
    kids vaccines
    kids shots
    baby shots
    school shots
    work physical
    general doctor
    family clinic
    rural clinic
    mobile clinic
    health fair
    sick and no insurance
    sick kid
    sick child
    sick baby
    baby has fever
    kid has fever
    high fever
    broken arm
    broken bone
    stitches
    ear ache
    earache
    sore throat
    cough wont go away
    bronchitis
    pneumonia
    flu
    infection
    skin infection
    skin rash
    eczema
    bad back
    foot doctor
    podiatrist
    dermatologist
    skin doctor
    heart doctor
    cardiologist
    neurologist
    specialist
    headaches
    migraines
    seizure meds
    blood sugar
    high blood sugar
    a1c
    diabetic
    diabetes supplies
    kidney
    hepatitis
    hep c
    tuberculosis
    hiv positive
    hiv meds
    eyeglasses
    eye exam free
    free glasses
    free eye exam
    vision care
    optometrist
    hearing aid
    hearing aids
    hearing test
    physical therapy
    wound care
    nurse line
    nurse hotline
    telehealth
    telehealth doctor
    dv injury doctor
    concussion
    clinica barata
    clinica comunitaria
    clinica familiar
    clinica de bajo costo
    clinica cerca de mi
    clinica para indocumentados
    clinica sin papeles
    clinica para mujeres
    clinica para ninos
    doctor sin seguro
    doctor sin papeles
    doctor economico
    doctor para ninos
    doctor para mi hijo
    doctor para mi hija
    doctor para mi bebe
    doctores
    medico sin seguro
    medico economico
    medico para ninos
    consulta medica
    consulta medica gratis
    consulta gratis
    atencion medica gratis
    atencion medica sin seguro
    ver un doctor
    ir al doctor
    hospital sin seguro
    hospital gratis
    vacunas para ninos
    vacunas gratis
    vacunas para mi bebe
    bebe enfermo
    nino enfermo
    mi hijo esta enfermo
    mi hija esta enferma
    mi hijo tiene fiebre
    fiebre
    tos
    dolor de cabeza
    dolor de estomago
    dolor de garganta
    dolor de oido
    azucar alta
    azucar en la sangre
    diabetica
    asma
    colesterol
    analisis de sangre
    examen de sangre
    examen medico
    examen de la vista
    lentes
    lentes gratis
    anteojos
    infeccion
    alergia
    armpit lump
    swollen face
    dog bite
    bug bite
    me mordio un perro
    hernia
    gallbladder
    gallstones
    broken foot
    sprained ankle
    burn on my hand
    uti doctor
    pink eye
    ringworm
    scabies
    lice
    worms
    allergy
    wegovy
    ozempic
    weight loss
  `,
  'free-clinic': `
    free clinic
    free doctor
    free medical
    free medical care
    free health care
    free healthcare
    charity care
    charitable clinic
    no insurance
    no health insurance
    without insurance
    doctor without insurance
    uninsured
    cant afford doctor
    cant afford hospital
    medical bills
    hospital bill
    medical debt
    clinica gratis
    clinica gratuita
    medico gratis
    doctor gratis
    sin seguro
    sin seguro medico
    no tengo seguro
    free health clinic
    free medical clinic
    free women clinic
    free health screening
    free checkup
    free check up
    free urgent care
    free exam
    free health
    no medical insurance
    no insurance clinic
    no insurance doctor
    lost health insurance
    cant pay hospital bill
    er visit no insurance
    pay medical bills
    hospital financial assistance
    chequeo gratis
    chequeo medico gratis
    examen gratis
    atencion gratis
    no tengo seguro medico
    sin aseguranza
    no tengo aseguranza
    sin seguro de salud
    cuenta del hospital
    bil del hospital
    biles del hospital
    biles medicos
    deuda medica
  `,
  'womens-care': `
    leak when i sneeze
    leaked when i sneeze
    leak when i cough
    leaking pee
    bladder leaks
    se me sale la pipi
    womens health
    womens clinic
    womens care
    obgyn
    ob gyn
    ob
    gyn
    gyno
    gynecologist
    gynecology
    pap smear
    pap test
    pap
    pelvic exam
    pelvic pain
    well woman
    well woman exam
    period
    period pain
    irregular period
    heavy period
    menopause
    endometriosis
    fibroids
    pcos
    yeast infection
    uti
    bladder infection
    vaginal
    vaginal bleeding
    ginecologo
    ginecologa
    ginecologia
    salud de la mujer
    papanicolau
    papanicolaou
    menstruacion
    regla
    menopausia
    fgm
    cut as a girl
    ivf
    infertility
    fertility
    yeast
    bv
    cramps
    missed my period
    hot flashes
    womens doctor
    lady doctor
    female doctor
    annual exam
    bleeding heavy
    heavy bleeding
    burning when i pee
    hurts to pee
    painful sex
    urinary
    urinary infection
    urinary tract infection
    lady parts
    colposcopy
    leep
    abnormal pap
    hysterectomy
    tubes tied
    tubal ligation
    prolapse
    ovarian
    ovarian cyst
    uterine
    cervix
    endometrial
    vulva
    vaginitis
    candida
    infeccion vaginal
    quiste
    thyroid
    hormones
    perimenopause
    osteoporosis
    incontinence
    female problems
    woman problems
    feminine problems
    smells down there
    itching down there
    itchy down there
    burning down there
    bumps down there
    pain down there
    pain during sex
    hurts during sex
    discharge
    weird discharge
    vaginal discharge
    vaginal infection
    vaginal dryness
    spotting
    bleeding between periods
    bleeding after sex
    period wont stop
    period two weeks
    period late
    no period
    lost my period
    skipped period
    painful periods
    bad cramps
    cramping
    pms
    pmdd
    ob doctor
    ob appointment
    obgyn appointment
    obgyn no insurance
    gynecologist no insurance
    free pap
    free pap smear
    free gyno
    free obgyn
    female gynecologist
    womens exam
    womens checkup
    womens wellness
    kidney infection
    ovary cyst
    ovary pain
    uterus
    hpv
    pelvic
    hormone therapy
    change of life
    dryness
    ginecologo gratis
    ginecologa gratis
    ginecologo barato
    ginecologo sin seguro
    doctor de mujeres
    doctora de mujeres
    clinica de mujeres
    clinica de la mujer
    salud femenina
    examen de la mujer
    examen ginecologico
    papanicolau gratis
    papanicolaou gratis
    infeccion de orina
    infeccion urinaria
    infeccion en la orina
    flujo
    flujo vaginal
    comezon
    picazon
    ardor al orinar
    me arde al orinar
    arde al orinar
    dolor al orinar
    dolor de vientre
    dolor en el vientre
    dolor de ovarios
    sangrado
    sangrado vaginal
    mucho sangrado
    regla irregular
    no me baja
    no me baja la regla
    no me ha bajado
    no me ha bajado la regla
    retraso
    colicos
    colicos menstruales
    quistes en los ovarios
    miomas
    matriz
    ovarios
  `,
  'reproductive-health': `
    birth control
    birth control pills
    contraception
    contraceptive
    iud
    depo shot
    depo
    nexplanon
    condom
    morning after pill
    morning after
    plan b
    emergency contraception
    condom broke
    family planning
    planned parenthood
    std
    std test
    std testing
    std clinic
    sti
    sti test
    sti testing
    stis
    chlamydia
    gonorrhea
    syphilis
    herpes
    hpv
    sexual health
    reproductive health
    reproductive
    tubes tied
    he pokes holes in condoms
    wont let me use birth control
    hides my birth control
    infertility
    fertility
    anticonceptivo
    anticoncepcion
    anticonceptiva
    pastillas anticonceptivas
    pastilla del dia despues
    pastilla del dia siguiente
    pildora del dia despues
    planificacion familiar
    control natal
    condones
    prueba de its
    prueba de ets
    enfermedad de transmision sexual
    enfermedades venereas
    prueba de vih
    vih
    sida
    hiv test
    get tested for hiv
    hiv testing
    uti
    yeast infection
    missed period
    late period
    am i pregnant
    prueba de embarazo
    broken condom
    control de natalidad
    mirena
    nuva ring
    vasectomy
    get tested
    prep pill
    trichomoniasis
    trich
    gonorrea
    sifilis
    genital warts
    warts
    birth control free
    free birth control
    birth control without parents
    birth control without parents knowing
    birth control teen
    birth control shot
    birth control patch
    birth control implant
    birth control ring
    birth control no insurance
    switch birth control
    remove iud
    iud removal
    take out iud
    implant removal
    remove nexplanon
    copper iud
    arm implant
    depo provera
    opill
    planb
    plan b free
    had unprotected sex
    condom slipped
    free condoms
    free std test
    free sti test
    std check
    std screening
    tested for std
    test for std
    std treatment
    std symptoms
    std results
    hiv prevention
    pep hiv
    truvada
    tie my tubes
    sterilization
    fertility clinic
    trying to conceive
    cant get pregnant
    anticonceptivos gratis
    metodo anticonceptivo
    inyeccion anticonceptiva
    inyeccion para no embarazarme
    para no embarazarme
    no quedar embarazada
    no quiero quedar embarazada
    pastillas para no embarazarme
    pastillas para no quedar embarazada
    parche anticonceptivo
    implante
    implante anticonceptivo
    diu
    dispositivo
    t de cobre
    quitar el diu
    pastilla de emergencia
    pastilla del dia despues gratis
    pastilla del siguiente dia
    plan b gratis
    pildora
    se rompio el condon
    se rompio el preservativo
    condones gratis
    prueba de enfermedades
    prueba de enfermedades sexuales
    prueba de transmision sexual
    prueba de vih gratis
    examen de vih
    examen de enfermedades
    enfermedad sexual
    enfermedades sexuales
    ligadura
    ligarme
    ligarme las trompas
    operarme para no tener hijos
    clamidia
    papiloma
  `,
  abortion: `
    abortion
    abortion clinic
    abortion pill
    abortion fund
    pay for an abortion
    help paying for abortion
    medication abortion
    mifepristone
    misoprostol
    plan c pills
    terminate pregnancy
    termination
    end my pregnancy
    dont want to be pregnant
    dont want this baby
    unwanted pregnancy
    unplanned pregnancy
    pregnant and dont want
    travel for abortion
    abortoin
    aborto
    abortar
    quiero abortar
    pastilla para abortar
    pastillas abortivas
    clinica de aborto
    interrumpir el embarazo
    interrupcion del embarazo
    no quiero tener el bebe
    no quiero estar embarazada
    embarazo no deseado
    embarazada y no quiero tenerlo
    aborto gratis
    abortion cost
    abortion near me
    abortion in
    abortion laws
    abortion legal
    abortion out of state
    out of state abortion
    abortion info
    abortion information
    abortion appointment
    abortion money
    abortion financial help
    abortion ride
    abortion pills online
    abortion by mail
    pills by mail
    abortion pill by mail
    how far along for abortion
    too far along
    how many weeks abortion
    weeks abortion
    abort
    aborting
    abort my baby
    get rid of pregnancy
    get rid of the baby
    not ready to have a baby
    not keeping the baby
    cant keep the baby
    cant have this baby
    cant have another baby
    dont want another baby
    ending pregnancy
    stop the pregnancy
    pregnancy options
    options counseling
    self managed abortion
    miso
    mife
    hey jane
    aid access
    d and c
    abortion clinics open
    abortar gratis
    abortar en
    abortar legalmente
    aborto legal
    aborto con pastillas
    aborto seguro
    aborto clinica
    aborto costo
    cuanto cuesta un aborto
    cuanto cuesta abortar
    pagar aborto
    donde hacen abortos
    pastillas del aborto
    no quiero tener este bebe
    no quiero a este bebe
    no quiero al bebe
    no quiero este embarazo
    no quiero seguir embarazada
    no puedo tener este bebe
    no puedo tener otro bebe
    terminar mi embarazo
  `,
  prenatal: `
    pregnancy
    pregnant
    i think im pregnant
    might be pregnant
    pregnancy test
    free pregnancy test
    pregnancy center
    prenatal
    prenatal care
    prenatal vitamins
    ultrasound
    sonogram
    midwife
    midwives
    doula
    birth center
    giving birth
    having a baby
    labor and delivery
    maternity
    maternity care
    missed period
    late period
    miscarriage
    miscarried
    stillbirth
    lost my baby
    pregnant teen
    teen pregnancy
    pregnant no insurance
    embarazo
    embarazada
    creo que estoy embarazada
    prueba de embarazo
    cuidado prenatal
    control prenatal
    partera
    comadrona
    maternidad
    perdi a mi bebe
    aborto espontaneo
    ectopic
    ectopic pregnancy
    morning sickness
    high risk pregnancy
    gestational diabetes
    preeclampsia
    twins pregnant
    first trimester
    due date
    ultrasonido
    vitaminas prenatales
    birth plan
    c section
    cesarea
    pregnancy clinic
    pregnancy doctor
    pregnancy care
    pregnant and scared
    pregnant and alone
    pregnant no doctor
    pregnant without insurance
    pregnant uninsured
    pregnant first time
    pregnant again
    pregnant at 16
    pregnant at 15
    pregnant at 17
    just found out im pregnant
    positive test
    positive pregnancy test
    test positive
    pregnancy test free
    free preg test
    preg test
    free ultrasound
    free sonogram
    prenatal clinic
    prenatal classes
    prenatal doctor
    prenatal visit
    prenatal no insurance
    birthing class
    childbirth class
    birthing center
    home birth
    birth doula
    free doula
    black doula
    ob for pregnancy
    baby on the way
    bleeding while pregnant
    spotting while pregnant
    bleeding pregnant
    pregnant and bleeding
    cramping pregnant
    pregnancy complications
    teen mom help
    nurse family partnership
    home visiting nurse
    healthy start
    embarazada sin seguro
    embarazada y no tengo doctor
    embarazada y sin doctor
    embarazada sin doctor
    pregnant and no doctor
    pregnant and have no doctor
    embarazada sin papeles
    embarazada y sola
    embarazada y con miedo
    embarazada primeriza
    embarazo adolescente
    embarazo de alto riesgo
    salio positiva
    prueba positiva
    sali embarazada
    quede embarazada
    me quede embarazada
    cuidado prenatal gratis
    cuidado prenatal sin seguro
    control de embarazo
    doctor para embarazo
    doctor para embarazada
    clinica para embarazadas
    ultrasonido gratis
    prueba de embarazo gratis
    test de embarazo
    examen de embarazo
    sangrado en el embarazo
    sangrado embarazada
    parto
    dar a luz
    partera gratis
    clases prenatales
    knocked up
    got knocked up
  `,
  postpartum: `
    since i had the baby
    since i had my baby
    since having my baby
    since having the baby
    after having my baby
    since the baby was born
    since my baby was born
    desde que tuve a mi bebe
    desde que nacio mi bebe
    postpartum
    post partum
    postpartum depression
    post partum depression
    ppd
    postnatal
    after birth
    after having a baby
    baby blues
    new mom
    new mother
    new mom depression
    new mom crying
    crying all the time since baby
    cant bond with my baby
    scared i will hurt my baby
    depressed after baby
    depressed after having a baby
    sad after baby
    maternal mental health
    perinatal
    depresion posparto
    depresion postparto
    depresion post parto
    posparto
    postparto
    despues del parto
    triste despues del parto
    mama primeriza
    postpartum rage
    bond with my newborn
    bond with my baby
    scary thoughts about my baby
    thoughts of hurting my baby
    new mom overwhelmed
    overwhelmed new mom
    after birth sad
    depresion despues del parto
    tristeza despues del parto
    baby and cry
    cry all day
    crying all day baby
    hate being a mom
    regret having my baby
    baby crying cant cope
    new mom depressed
    miscarriage
    miscarried
    miscarriage support
    lost my baby
    stillborn
    stillbirth
    perdi a mi bebe
    perdi el embarazo
    postpartum psychosis
    depression during pregnancy
    pregnancy depression
    pregnant and depressed
    depressed and pregnant
    prenatal depression
    anxiety during pregnancy
    crying since baby
    crying after baby
    cry since the baby
    sad since baby
    sad since having my baby
    depressed since baby
    depressed since having baby
    depressed new mom
    depression after birth
    depression after baby
    depression after having baby
    anxiety after baby
    anxious after baby
    new baby depression
    new mom anxiety
    new mom support
    newborn overwhelmed
    dont feel love for my baby
    dont love my baby
    feel nothing for my baby
    not bonding
    not bonding with baby
    intrusive thoughts baby
    want to hurt my baby
    afraid of hurting my baby
    hurt my newborn
    rage at baby
    cant sleep since baby
    baby wont stop crying
    colic
    mom burnout
    pregnancy loss
    loss of my baby
    infant loss
    sids
    baby died
    stillborn baby
    nicu
    triste desde que nacio mi bebe
    triste desde que tuve a mi bebe
    lloro desde que nacio mi bebe
    lloro desde que tuve
    desde que nacio mi bebe
    desde que tuve a mi bebe
    desde que di a luz
    despues de tener a mi bebe
    despues de dar a luz
    depresion despues del bebe
    depresion de mama
    no quiero a mi bebe
    no siento amor por mi bebe
    miedo de hacerle dano a mi bebe
    hacerle dano a mi bebe
    mi bebe no para de llorar
    mi bebe murio
    se murio mi bebe
    perdida de embarazo
    perdida gestacional
    hate my baby
    resent my baby
    dont want my baby anymore
    odio a mi bebe
    no aguanto a mi bebe
    depressed during pregnancy
    depressed while pregnant
    anxious during pregnancy
    pregnant and anxious
    pregnant and sad
    sad and pregnant
    crying while pregnant
    deprimida embarazada
    embarazada y deprimida
    embarazada y triste
    depresion en el embarazo
  `,
  breastfeeding: `
    breastfeeding
    breast feeding
    breastfeed
    nursing my baby
    lactation
    lactation consultant
    breast pump
    breastpump
    pump breast milk
    doy pecho
    doy el pecho
    dar pecho
    dar de mamar
    doy de mamar
    le doy pecho
    lactancia
    lactancia materna
    amamantar
    dar pecho
    leche materna
    sacaleches
    breastfeeding support
    breast milk
    low milk supply
    milk supply
    baby wont latch
    latch
    latching
    free breast pump
    breast pump insurance
    mastitis
    sore nipples
    nursing bra
    donor milk
    leche de pecho
    poca leche
    bomba de leche
    extractor de leche
    saca leche
    nipple bleeding
    bleeding nipple
    cracked nipples
    nipple pain nursing
    nursing mom
    nursing
    clogged duct
    wean
    weaning
  `,
  'cancer-screening': `
    mammo
    mammo van
    mammogram van
    mobile mammogram
    free mammo
    mammogram
    mamogram
    free mammogram
    breast cancer
    breast lump
    lump in my breast
    breast screening
    cervical cancer
    cancer
    cancer screening
    ovarian cancer
    mamografia
    mamografia gratis
    mamograma
    cancer de mama
    cancer de seno
    cancer cervical
    bolita en el seno
    bulto en el seno
    breast exam
    breast exam free
    mastectomy
    mastectomy bra
    chemo
    cancer wig
    lump under my arm
    breast biopsy
    breast pain
    nipple
    skin cancer
    colon cancer
    lung cancer
    mammagram
    mamagram
    mammograms free
    mammogram no insurance
    mammogram without insurance
    cheap mammogram
    breast clinic
    breast screening free
    breast check
    breast ultrasound
    something in my breast
    felt a lump
    found a lump
    lump in boob
    lump on my breast
    breast cancer support
    cancer money
    cancer treatment
    cancer treatment no insurance
    cancer support group
    wig for cancer
    wigs
    colonoscopy
    cervical screening
    cervical cancer screening
    free cancer screening
    brca
    reconstruction
    bulto en el pecho
    bolita en el pecho
    bola en el seno
    bola en el pecho
    dolor en el seno
    examen de seno
    examen de mama
    mamografia sin seguro
    mamograma gratis
    cancer de cuello uterino
    cancer de ovario
    cancer de matriz
  `,
  dental: `
    dental
    dental care
    dental clinic
    dentist
    free dentist
    cheap dentist
    low cost dentist
    teeth
    tooth
    toothache
    tooth ache
    broken tooth
    tooth pulled
    dentures
    knocked out my teeth
    dentista
    dentista gratis
    dientes
    muela
    dolor de muela
    braces
    wisdom tooth
    wisdom teeth
    root canal
    cavity
    abscess
    frenos
    dental no insurance
    dental without insurance
    dental work
    dental school
    dental emergency
    emergency dentist
    emergency dental
    dentist for kids
    dentist that takes medicaid
    dentist medicaid
    dentist no insurance
    dentist without insurance
    dentist near me
    low income dentist
    low cost dental
    kids dentist
    teeth pulled
    teeth fixed
    teeth hurt
    teeth knocked out
    tooth hurts
    tooth pain
    tooth infection
    tooth infected
    tooth abcess
    abcess
    abscessed tooth
    abscess tooth
    bad teeth
    bad tooth
    rotten tooth
    rotten teeth
    pull a tooth
    pulled tooth
    missing teeth
    chipped tooth
    gum infection
    gums bleeding
    gums
    implants dental
    teeth cleaning
    free dental
    free dental care
    free dental clinic
    jaw broken
    dentista sin seguro
    dentista economico
    dentista para ninos
    dentista para mi hijo
    dentista de emergencia
    dentista cerca
    me duele la muela
    me duele un diente
    me duelen los dientes
    me duelen las muelas
    dolor de dientes
    sacar una muela
    sacarme una muela
    muela picada
    caries
    diente roto
    dentadura
    encias
    limpieza dental
    clinica dental
    cuidado dental
    molar
    cracked molar
    cracked tooth
    tooth cracked
  `,
  'health-coverage': `
    medicaid
    apply for medicaid
    medicaid application
    chip
    chip insurance
    health insurance
    insurance
    medical insurance
    insurance for my kids
    obamacare
    marketplace insurance
    medicare
    medi cal
    medical card
    lost my insurance
    seguro medico
    seguro de salud
    seguro para mis hijos
    aseguranza
    aseguranza medica
    aca
    chip for kids
    no health insurance
    seguro medico para ninos

    medicaid office
    medicaid for pregnancy
    medicaid pregnant
    pregnancy medicaid
    medicaid for kids
    medicaid renewal
    renew medicaid
    lost medicaid
    medicaid cut off
    medicaid cancelled
    medicaid denied
    medicaid card
    emergency medicaid
    qualify for medicaid
    low income insurance
    cheap insurance
    cheap health insurance
    free insurance
    free health insurance
    kids insurance
    health insurance for kids
    insurance after divorce
    insurance for pregnant
    insurance through marketplace
    marketplace
    open enrollment
    healthcare gov
    sign up for insurance
    apply for insurance
    medicare savings
    part d
    soonercare
    badgercare
    tenncare
    masshealth
    husky insurance
    peachcare
    denali care
    apple health
    ahcccs
    aplicar medicaid
    medicaid para embarazadas
    medicaid para ninos
    medicaid de emergencia
    renovar medicaid
    me quitaron el medicaid
    seguro medico gratis
    seguro medico barato
    seguro medico para mis hijos
    seguro medico economico
    seguro para ninos
    seguro para embarazada
    seguro medico sin papeles
    seguro de salud gratis
    aseguranza para mis hijos
    aseguranza para ninos
    aseguranza barata
    plan de salud
    takes medicaid
    accepts medicaid
    acepta medicaid
    acepte medicaid
  `,
  'medicine-help': `
    medicine
    medication
    prescription
    pay for medicine
    cant afford my medicine
    cant afford medication
    insulin
    pharmacy
    medicinas
    medicamentos
    receta medica
    no puedo pagar mis medicinas
    farmacia
    insulina
    insulin cost
    epipen
    inhaler
    free medicine
    free medication
    free prescriptions
    free insulin
    afford my meds
    cant get my meds
    ran out of meds
    out of my meds
    out of medication
    out of insulin
    meds without insurance
    meds no insurance
    medicine for my child
    prescription discount
    prescription card
    prescription cost
    pay for prescription
    pay for medication
    goodrx
    refill
    discount pharmacy
    free pharmacy
    drug discount card
    psych meds
    medicina gratis
    medicamentos gratis
    medicinas sin seguro
    medicina para mi hijo
    pagar medicina
    pagar la medicina
    no puedo comprar medicina
    no puedo pagar la medicina
    recetas
    se me acabo la medicina
  `,
}
