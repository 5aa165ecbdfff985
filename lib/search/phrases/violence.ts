import type { PhraseGroup } from '../phrase-group'

/** Violence at home, sexual violence, stalking, trafficking, and the fear of them. */
export const violence: PhraseGroup = {
  'domestic-violence': `
    domestic violence
    domestic abuse
    domestic violence shelter
    domestic violence hotline
    domestic violence help
    domestic assault
    domestic
    dv
    dv shelter
    dv help
    dv hotline
    ipv
    intimate partner violence
    partner violence
    family violence
    violence
    abuse
    abused
    abuse help
    abuse hotline
    abuser
    my abuser
    abusive
    abusive husband
    abusive boyfriend
    abusive relationship
    abusive marriage
    abusive partner
    abusive ex
    abusive wife
    abusive girlfriend
    abusive home
    abusive family
    bad relationship
    toxic relationship
    toxic husband
    toxic boyfriend
    unhealthy relationship
    controlling husband
    controlling boyfriend
    controlling relationship
    controlling partner
    emotional abuse
    emotionally abusive
    verbal abuse
    verbally abusive
    mental abuse
    mentally abusive
    psychological abuse
    physical abuse
    physically abusive
    financial abuse
    economic abuse
    spousal abuse
    spouse abuse
    wife beating
    battered
    battered women
    battered womens shelter
    battered wife
    beaten
    beat up
    beating me
    beats me
    hits me
    hit me
    hitting me
    hurts me
    hurt me
    hurting me
    chokes me
    choked me
    strangled me
    strangled
    punched me
    punches me
    slapped me
    slaps me
    kicked me in
    pushes me
    pushed me
    shoves me
    grabs me
    throws things at me
    threatened to kill me
    threatens to kill me
    threatens me
    threatened me
    threatening me
    gonna kill me
    going to kill me
    will kill me
    trying to kill me
    try to kill me
    afraid of my husband
    afraid of my boyfriend
    afraid of my partner
    afraid of my ex
    afraid of him
    afraid to go home
    hit
    got hit
    killed
    he will kill me
    he hits
    hurt by my husband
    scared of my husband
    scared of my boyfriend
    scared of my partner
    scared of my ex
    scared of him
    scared to go home
    scared at home
    fear for my life
    not safe at home
    unsafe at home
    dont feel safe
    dont feel safe at home
    he has a gun
    he has a knife
    wont let me leave
    wont let me go
    not let me leave
    doesnt let me leave
    locks me in
    locked me in
    he controls my money
    controls everything
    takes my money
    takes my paycheck
    takes my phone
    took my phone
    checks my phone
    hides my keys
    isolates me
    he is jealous
    jealous husband
    jealous boyfriend
    gaslighting
    gaslights me
    walking on eggshells
    leave my husband
    leaving my husband
    leave him
    leaving him
    leave my boyfriend
    leaving an abusive relationship
    leave an abusive relationship
    get away from him
    get away from my husband
    get away from my ex
    escape my husband
    escape from my husband
    escape abuse
    escape an abusive
    escaping abuse
    fleeing
    fleeing abuse
    fleeing domestic violence
    flee
    get out of a bad relationship
    am i being abused
    is this abuse
    signs of abuse
    dating violence
    dating abuse
    teen dating violence
    boyfriend hits me
    husband hits me
    husband beats me
    wife hits me
    girlfriend hits me
    girlfriend abusive
    my son hits me
    my dad hits my mom
    dad hits mom
    safe house
    safehouse
    safe home
    womens refuge
    family justice center
    batterer
    order of protection violated
    safety plan
    safety planning
    domestik violence
    domestic violance
    honor violence
    forced marriage
    child marriage
    genital mutilation
    fgm
    violencia
    violencia domestica
    violencia familiar
    violencia intrafamiliar
    violencia de genero
    violencia de pareja
    violencia en casa
    violencia contra la mujer
    abuso domestico
    abuso
    abuso emocional
    abuso fisico
    abuso verbal
    abuso psicologico
    abusada
    abusador
    abusivo
    esposo abusivo
    novio abusivo
    marido abusivo
    pareja abusiva
    relacion toxica
    relacion abusiva
    maltrato
    maltratada
    maltratador
    me maltrata
    me pega
    me pego
    me golpea
    me golpeo
    me golpean
    golpeada
    me amenaza
    me amenazo
    me quiere matar
    amenaza con matarme
    me va a matar
    me ahorca
    me ahorco
    me empuja
    me insulta
    me grita
    me humilla
    me controla
    me encierra
    no me deja salir
    no me deja ir
    no me deja trabajar
    me quita el dinero
    me quito el telefono
    me revisa el telefono
    esposo celoso
    tengo miedo
    tengo miedo de mi esposo
    tengo miedo de mi pareja
    miedo a mi esposo
    miedo de mi marido
    dejar a mi esposo
    dejar a mi marido
    salir de una relacion
    escapar de mi esposo
    huir de mi esposo
    mujer maltratada
    mujeres maltratadas
    mujer golpeada
    casa segura
    plan de seguridad
    machista
    matrimonio forzado
    narcissist
    narcissistic husband
    coercive control
    love bombing
    scared to leave
    afraid to leave
    get away from my boyfriend
    leaving an abuser
    help me leave
    how do i leave
    he will take the kids if i leave
    take the kids if i leave
    he will kill me if i leave
    friend is being abused
    sister is being abused
    help a friend in abuse
    survivor of abuse
    trauma bond
    child bride
    female genital mutilation
    he controls the money
    controls my money
    wont let me work
    wont let me see my family
    stonewalling
    blow up at me
    rage at me
    black eye
    bruises
    strangulation
    choked out
    put hands on me
    lays hands on me
    laid hands on me
    puts his hands on me
    me jala el pelo
    me jalo del pelo
    me tiene encerrada
    me cela
    me avienta cosas
    quiero dejar a mi esposo
    quiero dejar a mi marido
    quiero dejarlo
    dejar a mi pareja
    le tengo miedo
    me amenaza con quitarme a los ninos
    me da miedo mi esposo
    me cachetea
    me patea
    moretones
    hombre violento
    hiding from my ex
    hiding from my husband
    hiding from him
    running from my husband
    put me in the hospital
    put me in hospital
    in laws abuse
    smacked me
    my wife is abusive
    me quiere pegar
    mujeres golpeadas
    me pega cuando toma
    miedo de ir a mi casa
    gets physical
    get physical
    ran away from my husband
    ran away from my boyfriend
    ran away from him
    left my husband
    left my abuser
    calls me names
    puts me down
    belittles me
    keeps my debit card
    keeps my id
    takes my id
  `,
  'sexual-assault': `
    sexual assault
    sexually assaulted
    sexual assault hotline
    assaulted
    assault
    rape
    raped
    rape crisis
    rape crisis center
    rape kit
    i was raped
    got raped
    date rape
    date raped
    marital rape
    husband raped me
    boyfriend raped me
    forced me to have sex
    forced to have sex
    forces me to have sex
    forces sex
    made me have sex
    wont take no for an answer in bed
    sexual abuse
    sexually abused
    sexual violence
    molested
    molest
    molestation
    i was molested
    touched me
    uncle touched me
    touched me when i was little
    touched me when i was a child
    touched me as a child
    abused as a child
    touches me
    groped
    grabbed me down there
    incest
    drugged
    i was drugged
    roofied
    roofie
    someone drugged my drink
    drink spiked
    metoo
    sex abuse
    sex assault
    sane nurse
    forensic exam
    campus rape
    campus sexual assault
    college rape
    military sexual trauma
    mst
    stealthing
    abuso sexual
    abusaron de mi
    abuso sexualmente
    agresion sexual
    asalto sexual
    acoso y abuso sexual
    violacion
    violada
    me violaron
    me violo
    fui violada
    me tocaron
    me toco sin permiso
    me forzo
    me toco
    me toca
    me tocaba
    tio me toco
    me forzaron
    me obliga a tener sexo
    me obligo a tener relaciones
    me obliga a tener relaciones
    ataque sexual
    manoseada
    forced himself on me
    forced himself on
    touched me without my consent
    without my consent
    without consent
    non consensual
    nonconsensual
    condom off
    took off the condom
    removed the condom
    sa survivor
    csa survivor
    fondled
    spiked drink
    drugged and raped
    sane exam
    hotline for rape
    sexual trauma
    abuso sexual infantil
    me tocaron sin permiso
    abusaron sexualmente
    something in my drink
    put something in my drink
    spiked my drink
    said no but he didnt stop
    said no and he didnt stop
    violaron a mi hija
    violaron
  `,
  stalking: `
    put a tracker on my car
    gps tracker on my car
    airtag in my car
    airtag in my bag
    stalking
    stalked
    stalker
    stalks me
    stalking me
    being stalked
    being followed
    someone following me
    someone is following me
    following me
    follows me
    followed me
    followed home
    watching me
    watches my house
    sits outside my house
    shows up at my work
    shows up at my house
    wont leave me alone
    wont stop calling
    keeps calling me
    keeps texting me
    keeps messaging me
    harassing me
    harasses me
    ex harassing
    ex wont leave me alone
    harassment
    peeping tom
    cyberstalking
    acecho
    acechador
    me acecha
    me sigue
    me siguen
    me esta siguiendo
    alguien me sigue
    me persigue
    me vigila
    acoso
    me acosa
    me acosan
    no me deja en paz
    hostigamiento
    me hostiga
    keeps showing up at my job
    shows up at my job
    showing up at my house
    follows me home
    wont stop calling me
    wont stop texting me
    keeps following me
    watching my house
    outside my house
    me anda siguiendo
  `,
  trafficking: `
    trafficking
    trafficked
    human trafficking
    sex trafficking
    labor trafficking
    trafficker
    traffiked
    pimp
    my pimp
    pimped
    pimped out
    forced prostitution
    forced into prostitution
    prostitution
    prostitute
    sex work
    sex worker
    sold for sex
    selling me
    selling my body
    make me sell myself
    makes me sleep with men
    makes me have sex for money
    forced labor
    forced to work
    forces me to work
    wont pay me and wont let me leave
    took my passport
    keeps my passport
    has my passport
    holding my papers
    modern slavery
    slavery
    debt bondage
    get out of the life
    sextrafficking
    trata
    trata de personas
    trata de blancas
    trafico humano
    trafico de personas
    prostitucion
    prostituta
    proxeneta
    padrote
    me obliga a prostituirme
    me obligan a prostituirme
    me obligan a trabajar
    trabajo forzado
    me quitaron el pasaporte
    tiene mi pasaporte
    esclavitud
    explotacion sexual
    sell my body
    sells my body
    sell my self
    sell myself
    being sold
    escort trapped
    madam
    in the life
    survival sex
    sex for rent money
    wont pay me and i cant leave
    work without pay and cant leave
    they wont let me leave work
    domestic servitude
    nanny passport
    took my documents
    trabajando a la fuerza
    trabajar a la fuerza
    prostituirme
    no me dejan salir del trabajo
    me vendieron
    took my papers
    took my documents and make me work
    make me clean houses
    selling girls
    selling women
    have to have sex
    locks us in
    locked us in
    pay off a debt with sex
    against my will
    massage parlor against my will
    held against my will
  `,
  'crime-victims': `
    hit and run
    hit by a car
    crime victim
    crime victims
    victim of a crime
    victim of crime
    victim
    victims
    victim services
    victim assistance
    victim advocate
    victims advocate
    advocate
    robbed
    mugged
    burglary
    hate crime
    murdered
    my sister was murdered
    homicide
    vine
    notify me when he gets out
    when he gets out of jail
    he got out of jail
    custody status of offender
    survivor
    survivors
    support for survivors
    victima
    victimas
    victima de un crimen
    victima de un delito
    victima de crimen
    delito
    crimen
    asaltada
    me robaron
    sobreviviente
    defensora
    victims of crime
    hospital bill after assault
    who pays after a crime
    victim witness
    victim rights
  `,
  'victim-compensation': `
    victim compensation
    victims compensation
    crime victim compensation
    crime victims compensation
    victim fund
    money for crime victims
    compensation for victims
    pay for rape exam
    funeral costs
    help with funeral
    compensacion para victimas
    compensacion de victimas
    fondo para victimas
  `,
  'address-confidentiality': `
    address confidentiality
    address confidentiality program
    acp program
    safe at home program
    hide my address
    keep my address secret
    keep my address private
    private address
    new identity
    change my name
    name change
    change my social security number
    direccion confidencial
    esconder mi direccion
    mi direccion privada
    cambiar mi nombre
  `,
  'tech-safety': `
    tech safety
    phone tracking
    tracking my phone
    track my phone
    tracks my phone
    tracking me
    tracks me
    phone tracker
    gps tracker
    gps on my car
    tracker on my car
    airtag
    air tag
    spyware
    stalkerware
    spy app
    spying on me
    spies on me
    hacked
    hacked my phone
    hacked my account
    hacked phone
    my phone is hacked
    phone hacked
    reading my texts
    reads my messages
    reads my texts
    hidden camera
    camera in my house
    location sharing
    turn off location
    revenge porn
    nude photos
    nudes
    leaked nudes
    posted my nudes
    posted my pictures
    shared my pictures
    intimate images
    sextortion
    blackmail
    blackmailing me
    deepfake
    online harassment
    cyberbullying
    doxxed
    doxed
    catfished
    catfish
    separate my phone line
    phone line separation
    family plan phone
    rastrea mi telefono
    me rastrea
    rastreador
    rastreo
    me espia
    espia mi telefono
    hackeo mi telefono
    hackearon
    fotos intimas
    fotos desnuda
    publico mis fotos
    pornografia de venganza
    chantaje
    me chantajea
    sextorsion
    camara escondida
    spy camera
    hacked my email
    hacked my facebook
    hacked my instagram
    tracks my location
    deep fake
    fake nudes
    doxing
    nude photos shared
    me hackeo
    phone tracked
    phone being tracked
    phone tapped
    phone monitored
  `,
}
