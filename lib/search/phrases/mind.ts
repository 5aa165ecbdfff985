import type { PhraseGroup } from '../phrase-group'

/** The mind: a crisis, counseling, drugs and alcohol. 'Self harm' is no self-help center, counseling is not about houses. */
export const mind: PhraseGroup = {
  'suicide-crisis': `
    suicide
    suicidal
    suicidal thoughts
    suicide hotline
    suicide prevention
    suiside
    sucide
    suicde
    feeling suicidal
    kill myself
    killing myself
    kms
    unalive
    unalive myself
    cant do this anymore
    cant take it anymore
    hopeless
    feel hopeless
    mental health crisis
    mental breakdown
    psych ward
    crisis
    crisis line
    crisis hotline
    hotline
    self harm
    self harming
    selfharm
    cutting myself
    cut myself
    hurt myself
    hurting myself
    harm myself
    harming myself
    overdose on pills
    jump off a bridge
    988
    suicidio
    suicida
    suicidarme
    quiero morir
    quiero morirme
    quiero matarme
    matarme
    no puedo mas
    ya no puedo mas
    no aguanto mas
    ya no aguanto
    me corto
    me quiero cortar
    cortarme
    hacerme dano
    autolesion
    linea de crisis
    not worth living
    cant keep going
    cant keep living
    swallowed pills
    hate my life
    sewerslide
    sucidal
    kill herself
    kill himself
    pensamientos suicidas
    thoughts of death
    thinking of death
    think about death
    quitar la vida
    no quiero estar aqui
    ya no quiero estar
    ready to give up
    goodbye note
    cutting again
    urge to cut
    burn myself
    hate myself
    hate living
    life is pointless
    life has no meaning
    no point anymore
    no will to live
    dont care if i live
    dont care if i die
    wish i wasnt here
    wish i wasnt born
    tired of everything
    cant cope
    cant cope anymore
    cant handle it anymore
    cant handle life
    jump in front of
    drive off a bridge
    gun to my head
    suicide note
    suicide plan
    suicidal teen
    suicidal daughter
    suicidal son
    suicidal friend
    attempted suicide
    suicide attempt
    suicide loss
    mental crisis
    mobile crisis
    in crisis
    emotional crisis
    crisis counselor
    crisis text
    crisis chat
    better off gone
    end my suffering
    want to sleep forever
    ideas suicidas
    me quiero ir de este mundo
    quiero desaparecer
    quiero hacerme dano
    me hago dano
    hacerse dano
    mi hija se corta
    mi hijo se quiere matar
    intente suicidarme
    intente matarme
    la vida no vale
    estoy harta de vivir
    cansada de vivir
    cansada de la vida
    crisis nerviosa
    crisis emocional
    tome pastillas
    no quiero seguir
    crisis center
    ending things
    end things tonight
    end my pain
    harta de todo
    cansada de todo
  `,
  'mental-health': `
    behavior problems
    tantrums
    hits other kids
    bites other kids
    acting out
    berrinches
    se porta mal
    pega a otros ninos
    pega a sus companeros
    mental health
    mental illness
    mental help
    counseling
    counselling
    counselor
    free counseling
    couples counseling
    marriage counseling
    family counseling
    grief
    grief counseling
    grieving
    bereavement
    loss of my husband
    therapy
    therapist
    free therapy
    cheap therapy
    psychologist
    psychiatrist
    psychiatric
    psychiatry
    depression
    depressed
    depre
    aguitada
    aguitado
    bajoneada
    achicopalada
    apachurrada
    tristeada
    me siento triste
    ando triste
    depressed and alone
    anxiety
    anxious
    panic attack
    ptsd
    bipolar
    schizophrenia
    hearing voices
    insomnia
    cant sleep
    stress
    stressed
    overwhelmed
    anger management
    salud mental
    consejeria
    consejera
    consejero
    consejeria gratis
    terapia
    terapia gratis
    terapeuta
    psicologa
    psicologo
    psicologia
    psiquiatra
    depresion
    deprimida
    ansiedad
    ataque de panico
    estres
    duelo
    tristeza
    ocd
    adhd
    borderline
    sad all the time
    always crying
    cant stop crying
    nervous breakdown
    breakdown
    mental hospital
    therapy no insurance
    low cost therapy
    lost my baby
    miscarriage support
    ayuda psicologica
    estoy triste
    no puedo dormir
    nervios
    anger issues
    burnout
    lonely
    so alone
    i feel numb
    miscarriage grief
    hear voices
    voices in my head
    paranoid
    hallucinations
    hallucinating
    manic
    mania
    bpd
    intrusive thoughts
    mental breakdown
    nightmares
    flashbacks
    dissociation
    medication for depression
    antidepressants
    zoloft
    lexapro
    adhd meds
    self esteem
    low self esteem
    burned out
    stressed out
    ataque de nervios
    autoestima
    mental evaluation
    psych eval
    psychiatric hospital
    psych help
    crying every day
    cry every day
    cry every night
    cant get out of bed
    cant eat or sleep
    cant function
    cant focus
    cant think straight
    heart racing
    panic
    panicking
    panic disorder
    social anxiety
    anxiety attack
    anxiety meds
    depressed teen
    depressed mom
    feel worthless
    feel empty
    feel nothing
    feel lost
    feeling down
    feeling low
    feeling alone
    feeling numb
    mood swings
    losing my mind
    going crazy
    dbt
    cbt therapy
    group therapy
    online therapy
    telehealth therapy
    virtual therapy
    therapist who takes medicaid
    therapy medicaid
    therapy for my daughter
    therapy for my son
    therapy for my kid
    child therapist
    child therapy
    child psychologist
    kid counseling
    counseling for kids
    counseling for my daughter
    counseling for my son
    counseling for children
    play therapy
    teen therapist
    family therapy
    marriage therapy
    couples therapy
    spanish therapist
    black therapist
    christian counseling
    christian counselor
    grief support
    grief group
    lost my mom
    lost my husband
    lost my son
    lost my daughter
    lost a child
    husband passed away
    mom passed away
    widow support
    my husband passed
    divorce support
    caregiver stress
    hoarding
    behavioral health
    outpatient mental health
    mental health clinic
    mental health services
    sad and tired
    mentally ill son
    mentally ill daughter
    sleep problems
    sleeping pills
    lithium
    seroquel
    prozac
    consejera gratis
    consejero gratis
    psicologa gratis
    psiquiatra gratis
    psicologo barato
    terapeuta en espanol
    terapia en espanol
    terapia de pareja
    terapia familiar
    terapia para mi hija
    terapia para mi hijo
    terapia para ninos
    psicologo para ninos
    psicologo infantil
    consejeria para ninos
    consejeria familiar
    consejeria de pareja
    consejeria en espanol
    me siento triste
    me siento mal
    me siento deprimida
    me siento vacia
    me siento desesperada
    lloro todo el tiempo
    lloro todos los dias
    lloro mucho
    no paro de llorar
    ganas de llorar
    no duermo
    insomnio
    ataques de ansiedad
    mucha ansiedad
    mucha depresion
    angustia
    angustiada
    desesperada
    estresada
    mucho estres
    trastorno bipolar
    bipolaridad
    esquizofrenia
    oye voces
    escucho voces
    enfermedad mental
    problemas mentales
    salud emocional
    se murio mi esposo
    se murio mi mama
    se murio mi hijo
    perdi a mi esposo
    perdi a mi mama
    perdi a mi hijo
    grief group for widows
    widows grief group
  `,
  'peer-support': `
    someone to talk to
    need to vent
    lonely
    alone
    i feel alone
    all alone
    no one to talk to
    no friends
    warmline
    warm line
    support group
    peer support
    chat with someone
    alguien con quien hablar
    me siento sola
    estoy sola
    grupo de apoyo
    apoyo emocional
    nobody to talk to
    womens group
    womens support group
    mom friends
    someone to listen
    someone to listen to me
    talk to a woman
    chat line
    talk line
    listening line
    online support group
    support for moms
    moms group
    mothers group
    single mom group
    single moms support
    meet other moms
    make friends
    isolated
    feeling lonely
    feel lonely
    no family here
    no one here
    womens circle
    support for women
    survivors group
    widows group
    no tengo con quien hablar
    no tengo a nadie
    no tengo amigas
    no tengo familia aqui
    sentirme sola
    platicar con alguien
    quiero hablar con alguien
    quiero platicar
    alguien que me escuche
    grupo de mujeres
    grupo de mamas
    soledad
  `,
  'trauma-care': `
    trauma
    trauma therapy
    trauma therapist
    trauma counseling
    trauma informed
    flashbacks
    nightmares
    emdr
    therapy after abuse
    counseling after abuse
    counseling for abuse
    therapy for rape
    childhood trauma
    terapia de trauma
    trauma por abuso
    pesadillas
  `,
  'eating-disorders': `
    eating disorder
    anorexia
    anorexic
    bulimia
    bulimic
    binge eating
    throwing up after eating
    not eating
    trastorno alimenticio
    desorden alimenticio
    cant stop eating
    stop eating
    binge
    binging
    purging
    starve myself
    starving myself
    vomito despues de comer
    bulemia
    anerexia
    anorexic daughter
    daughter wont eat
    wont eat
    make myself throw up
    making myself throw up
    throw up my food
    throw up after i eat
    purge
    binge eat
    overeating
    compulsive eating
    body image
    afraid of food
    scared to eat
    atracones
    vomito la comida
    me provoco el vomito
    no quiero comer
    dejo de comer
    mi hija no come
    bulimica
    anorexica
  `,
  'substance-use': `
    addiction
    addict
    addicted
    drug addiction
    drug addict
    drug abuse
    drug problem
    drug use
    drug treatment
    drug rehab
    drug help
    rehab
    rehab for women
    detox
    detox center
    get clean
    get sober
    sobriety
    recovery
    relapse
    relapsed
    withdrawal
    opioid
    opiate
    heroin
    fentanyl
    meth
    crack
    cocaine
    coke addiction
    pills addiction
    pain pills
    oxy
    suboxone
    methadone
    methadone clinic
    narcan
    naloxone
    needle exchange
    substance abuse
    substance use
    substance abuse treatment
    alcohol
    alcoholic
    alcoholism
    alcohol treatment
    drinking problem
    drinking too much
    drink too much
    quit drinking
    stop drinking
    stop using
    husband drinks
    aa meeting
    na meeting
    al anon
    alanon
    gambling
    smoking
    quit smoking
    vaping
    pregnant and using
    using while pregnant
    adiccion
    adicciones
    adicta
    drogas
    drogadiccion
    drogadicta
    alcoholismo
    alcoholica
    alcoholicos anonimos
    centro de rehabilitacion
    rehabilitacion
    desintoxicacion
    dejar las drogas
    dejar de beber
    dejar de tomar
    tomo mucho
    marido borracho
    esposo borracho
    esposo alcoholico
    abuso de sustancias
    abuso de drogas
    sober living
    sober house
    sober home
    alcoholics anonymous
    husband is an addict
    husband is an alcoholic
    adicto
    alcoholic husband
    codependent
    marijuana
    pot addiction
    xanax
    percocet
    oxycodone
    benzos
    relapsing
    crack addiction
    addicted to pills
    smoking crack
    detox no insurance
    detox medicaid
    detox free
    free detox
    free rehab
    free drug rehab
    free treatment
    rehab no insurance
    rehab medicaid
    rehab that takes medicaid
    rehab state funded
    state funded rehab
    rehab for moms
    rehab near me
    rehab program
    rehab center
    womens rehab
    women only rehab
    faith based rehab
    christian rehab
    teen rehab
    drug treatment for my daughter
    drug treatment for my son
    daughter on drugs
    son on drugs
    husband on drugs
    my husband uses drugs
    my mom is on drugs
    boyfriend on drugs
    addicted son
    addicted daughter
    addict husband
    addiction treatment
    addiction counseling
    addiction recovery
    recovery program
    recovery meeting
    recovery coach
    recovery group
    mat program
    mat clinic
    vivitrol
    sublocade
    subutex
    suboxone clinic
    suboxone doctor
    methadone near me
    off heroin
    off drugs
    off pills
    off meth
    off fentanyl
    quit drugs
    quit meth
    quit heroin
    quit pills
    stop drugs
    stop meth
    stop taking pills
    quit weed
    stop smoking weed
    weed addiction
    drink every day
    drinking every day
    drinking every night
    drinking again
    cant stop drinking
    cant stop using
    cant stop smoking
    strung out
    dope sick
    dopesick
    kicking dope
    kratom
    tranq
    adderall addiction
    coke
    crystal meth
    ice addiction
    clean needles
    clean syringes
    safe injection
    fentanyl strips
    test strips
    narcan free
    free narcan
    overdose training
    outpatient treatment
    outpatient rehab
    iop
    intensive outpatient
    drug court
    drug test help
    dui class
    baby born addicted
    drug use in pregnancy
    addicted and pregnant
    pregnant and addicted
    pregnant on drugs
    pregnant on meth
    pregnant on methadone
    quit vaping
    stop smoking
    stop vaping
    nicotine patches
    gamblers anonymous
    gambling problem
    gambling addiction
    nar anon
    naranon
    celebrate recovery
    smart recovery
    dejar el alcohol
    dejar la bebida
    dejar el vicio
    dejar de drogarme
    dejar de fumar
    adicta a las drogas
    adicta a las pastillas
    adiccion a las drogas
    alcoholicos
    grupo de alcoholicos
    problema de alcohol
    problema de drogas
    toma mucho
    mi esposo toma mucho
    mi marido toma mucho
    mi esposo toma
    mi marido toma
    mi hijo usa drogas
    mi hija usa drogas
    mi hijo se droga
    mi hija se droga
    mi esposo se droga
    mi esposo usa drogas
    hijo drogadicto
    hijo en drogas
    esposo drogadicto
    rehabilitacion gratis
    rehabilitacion para mujeres
    rehabilitacion de drogas
    centro de rehabilitacion gratis
    anexo
    tratamiento para drogas
    tratamiento para alcohol
    tratamiento de adicciones
    desintoxicarme
    desintoxicar
    sobria
    mantenerme sobria
    recaida
    recai
    metadona
    heroina
    cocaina
    fentanilo
    metanfetamina
    cristal
    marihuana
    mota
    fent
    percs
    perc 30
    blues
    xans
    molly
    tweaking
    tweaker
    using again
    started using again
    shooting up
    nodding out
    high all the time
    high every day
    smoking meth
    shooting heroin
    doing drugs
    hooked on
    hooked on pills
    junkie
    crackhead
    12 step
    twelve step
    12 step meeting
    12 step program
    step program
    big book
    sponsor aa
    women for sobriety
    salir de las drogas
    doce pasos
    salir del alcohol
  `,
  'residential-treatment': `
    inpatient
    inpatient rehab
    residential treatment
    residential rehab
    residential program
    live in rehab
    live in treatment
    rehab with kids
    rehab that takes children
    rehab for pregnant women
    rehab for moms
    long term rehab
    tratamiento residencial
    centro residencial
    internacion
    30 day program
    60 day program
    90 day program
    28 day program
    28 day rehab
    90 day rehab
    6 month program
    long term program
  `,
}
