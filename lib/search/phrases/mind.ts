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
    want to die
    wanna die
    i want to die
    wish i was dead
    wish i were dead
    wish i could disappear
    rather be dead
    better off dead
    better off without me
    kill myself
    killing myself
    kms
    unalive
    unalive myself
    end my life
    ending it all
    ending my life
    take my life
    take my own life
    taking my own life
    dont want to live
    dont want to live anymore
    dont want to be alive
    dont want to be here anymore
    dont want to exist
    dont want to wake up
    cant do this anymore
    cant take it anymore
    no reason to live
    nothing to live for
    tired of living
    tired of life
    give up on life
    giving up on life
    hopeless
    feel hopeless
    mental health crisis
    mental breakdown
    breakdown
    psych ward
    crisis
    crisis line
    crisis hotline
    hotline
    hotlines
    self harm
    self harming
    selfharm
    cutting
    cutting myself
    cut myself
    hurt myself
    hurting myself
    harm myself
    harming myself
    overdose on pills
    took too many pills
    jump off a bridge
    988
    suicidio
    suicida
    suicidarme
    quiero morir
    quiero morirme
    me quiero morir
    me quiero matar
    quiero matarme
    matarme
    no quiero vivir
    no quiero vivir mas
    no quiero seguir viviendo
    ya no quiero vivir
    no puedo mas
    ya no puedo mas
    no aguanto mas
    ya no aguanto
    quitarme la vida
    acabar con mi vida
    terminar con mi vida
    me corto
    me quiero cortar
    cortarme
    hacerme dano
    autolesion
    linea de crisis
    linea de ayuda
    end it all
    wanna end it
    better without me
    not worth living
    life not worth living
    cant keep going
    cant keep living
    swallowed pills
    want to disappear
    hate my life
    sewerslide
    feel like hurting myself
    sucidal
    kill herself
    kill himself
    daughter is suicidal
    son is suicidal
    my friend is suicidal
    pensamientos suicidas
    me quiero suicidar
    linea de suicidio
    done with life
    not wake up
    go to sleep and not wake up
    write a goodbye note
    kill my self
    no one would miss me
    nobody would miss me
    thoughts of death
    thinking of death
    think about death
    quitar la vida
    no quiero estar aqui
    ya no quiero estar
  `,
  'mental-health': `
    mental health
    mental health help
    mental illness
    mental help
    counseling
    counselling
    counselor
    counselors
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
    therapists
    free therapy
    cheap therapy
    psychologist
    psychiatrist
    psychiatric
    psychiatry
    depression
    depressed
    im depressed
    so depressed
    depressed and alone
    anxiety
    anxious
    panic attack
    panic attacks
    ptsd
    bipolar
    schizophrenia
    hearing voices
    insomnia
    cant sleep
    stress
    stressed
    overwhelmed
    im so tired
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
    estoy deprimida
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
    estoy muy triste
    ataques de panico
    no puedo dormir
    nervios
  `,
  'peer-support': `
    someone to talk to
    somebody to talk to
    talk to someone
    talk to somebody
    need to talk
    just need to talk
    need to vent
    lonely
    im lonely
    alone
    so alone
    i feel alone
    all alone
    no one to talk to
    no friends
    warmline
    warm line
    support group
    support groups
    peer support
    chat with someone
    alguien con quien hablar
    hablar con alguien
    necesito hablar
    me siento sola
    estoy sola
    muy sola
    grupo de apoyo
    grupos de apoyo
    apoyo emocional
    nobody to talk to
    vent to someone
    necesito hablar con alguien
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
    eating disorders
    anorexia
    anorexic
    bulimia
    bulimic
    binge eating
    throwing up after eating
    not eating
    trastorno alimenticio
    trastornos alimenticios
    desorden alimenticio
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
    drugs
    rehab
    rehabs
    rehab for women
    detox
    detox center
    get clean
    get sober
    getting sober
    sober
    sobriety
    recovery
    relapse
    relapsed
    withdrawal
    withdrawals
    opioid
    opioids
    opiate
    opiates
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
    alcohol help
    drinking problem
    drinking too much
    drink too much
    quit drinking
    stop drinking
    stop using
    husband drinks
    aa meeting
    aa meetings
    na meeting
    na meetings
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
    mi esposo es alcoholico
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
    rehab with my kids
    rehab that takes children
    rehab for pregnant women
    rehab for moms
    long term rehab
    tratamiento residencial
    centro residencial
    internacion
  `,
}
