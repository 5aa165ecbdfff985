import type { PhraseGroup } from '../phrase-group'

/** The body: clinics, women's care, pregnancy, teeth, cover. */
export const health: PhraseGroup = {
  'health-center': `
    clinic
    clinics
    health center
    health centers
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
    doctors
    dr
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
    vaccine
    vaccines
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
    clinicas
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
    estoy enferma
    pediatra
    urgent care no insurance
    doctor for free
    doctor barato
    clinica sin seguro
    medico barato
  `,
  'free-clinic': `
    free clinic
    free clinics
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
    cant afford a doctor
    cant afford hospital
    medical bills
    hospital bill
    medical debt
    clinica gratis
    clinicas gratis
    clinica gratuita
    medico gratis
    doctor gratis
    sin seguro
    sin seguro medico
    no tengo seguro
  `,
  'womens-care': `
    womens health
    womans health
    women health
    womens clinic
    womens care
    obgyn
    ob gyn
    obgyns
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
    periods
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
  `,
  'reproductive-health': `
    birth control
    birth control pills
    contraception
    contraceptive
    contraceptives
    iud
    the pill
    depo shot
    depo
    nexplanon
    condom
    condoms
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
    stds
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
    get my tubes tied
    he pokes holes in condoms
    wont let me use birth control
    hides my birth control
    infertility
    fertility
    anticonceptivo
    anticonceptivos
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
  `,
  abortion: `
    abortion
    abortions
    abortion clinic
    abortion clinics
    abortion pill
    abortion pills
    abortion fund
    abortion funds
    get an abortion
    pay for an abortion
    pay for abortion
    help paying for abortion
    medication abortion
    mifepristone
    misoprostol
    plan c pills
    terminate pregnancy
    terminate a pregnancy
    termination
    end my pregnancy
    end a pregnancy
    dont want to be pregnant
    dont want this baby
    dont want the baby
    unwanted pregnancy
    unplanned pregnancy
    pregnant and dont want
    pregnant dont want it
    travel for abortion
    abortoin
    aborto
    abortar
    quiero abortar
    pastilla para abortar
    pastillas para abortar
    pastillas abortivas
    clinica de aborto
    interrumpir el embarazo
    interrupcion del embarazo
    no quiero tener el bebe
    no quiero estar embarazada
    embarazo no deseado
    terminate my pregnancy
    embarazada y no quiero tenerlo
    aborto gratis
  `,
  prenatal: `
    pregnancy
    pregnant
    im pregnant
    i think im pregnant
    might be pregnant
    pregnancy test
    pregnancy tests
    free pregnancy test
    pregnancy help
    pregnancy center
    prenatal
    prenatal care
    prenatal vitamins
    ultrasound
    sonogram
    midwife
    midwives
    doula
    doulas
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
    estoy embarazada
    creo que estoy embarazada
    prueba de embarazo
    cuidado prenatal
    control prenatal
    partera
    comadrona
    maternidad
    perdi a mi bebe
    aborto espontaneo
  `,
  postpartum: `
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
    had a baby and cry
    just had a baby and cry
    cry all day
    crying all day baby
    hate being a mom
    regret having my baby
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
    lactancia
    lactancia materna
    amamantar
    dar pecho
    leche materna
    sacaleches
  `,
  'cancer-screening': `
    mammogram
    mammograms
    mamogram
    free mammogram
    breast cancer
    breast lump
    lump in my breast
    lump in breast
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
    cancer del seno
    cancer cervical
    bolita en el seno
    bulto en el seno
  `,
  dental: `
    dental
    dental care
    dental clinic
    dentist
    dentists
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
    dentistas
    dentista gratis
    dientes
    muela
    dolor de muela
    dolor de muelas
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
  `,
  'medicine-help': `
    medicine
    medication
    medications
    prescription
    prescriptions
    prescription help
    pay for medicine
    pay for my meds
    pay for meds
    cant afford my medicine
    cant afford medication
    cant afford my meds
    insulin
    pharmacy
    medicinas
    medicamentos
    receta medica
    no puedo pagar mis medicinas
    farmacia
    insulina
  `,
}
