import type { PhraseGroup } from '../phrase-group'

/** Violence at home, sexual violence, stalking, trafficking, and the fear of them. */
export const violence: PhraseGroup = {
  'domestic-violence': `
    ojo morado
    ojos morados
    linea de ayuda para mujeres
    linea para mujeres maltratadas
    domestic violence
    domestic abuse
    domestic violence shelter
    domestic violence hotline
    domestic assault
    domestic
    dv
    dv shelter
    dv hotline
    ipv
    intimate partner violence
    partner violence
    family violence
    violence
    abuse
    abused
    abuse hotline
    abuser
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
    hits me
    hurts me
    hurting me
    chokes me
    choked me
    strangled me
    strangled
    punched me
    punches me
    slapped me
    slaps me
    pushes me
    pushed me
    shoves me
    grabs me
    throws things at me
    threatens me
    threatened me
    threatening me
    gonna kill me
    will kill me
    trying to kill me
    try to kill me
    scared at home
    unsafe at home
    dont feel safe
    locks me in
    controls everything
    takes my money
    takes my paycheck
    takes my phone
    took my phone
    checks my phone
    hides my keys
    isolates me
    jealous husband
    jealous boyfriend
    gaslighting
    gaslights me
    leave my husband
    leaving my husband
    leave him
    leaving him
    leave my boyfriend
    escape abuse
    escaping abuse
    fleeing
    fleeing abuse
    flee
    get out of a bad relationship
    signs of abuse
    dating violence
    dating abuse
    teen dating violence
    girlfriend abusive
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
    genital cutting
    female circumcision
    fgm
    violencia
    violencia domestica
    violencia familiar
    violencia intrafamiliar
    violencia de genero
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
    me ahorca
    me ahorco
    me empuja
    me insulta
    me grita
    me humilla
    me controla
    me encierra
    esposo celoso
    salir de una relacion
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
    help me leave
    take the kids if i leave
    help a friend in abuse
    survivor of abuse
    trauma bond
    child bride
    female genital mutilation
    controls my money
    stonewalling
    blow up at me
    rage at me
    black eye
    strangulation
    choked out
    me cela
    quiero dejarlo
    me cachetea
    me patea
    hombre violento
    running from my husband
    put me in the hospital
    smacked me
    mujeres golpeadas
    miedo de ir a mi casa
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
    getting out of jail soon
    he broke into my apartment
    mean husband
    husband is mean
    mean drunk
    drunk husband
    makes me ask for money
    ask him for money
    gives me an allowance
    wont give me money
    cut off my phone
    cut me off from money
    cut off my money
    took my phone away
    he emptied our account
    emptied our bank account
    emptied joint account
    drained our account
    get out of my marriage
    leaving tonight
    leaving him tonight
    go bag
    documents to take
    code word
    escape plan
    exit plan
    son steals from me
    ruins my things
    kills my pets
    hurt my dog
    threatens my dog
    took pictures of me naked
    spanks me
    reproductive coercion
    hid my birth control
    sabotaged my birth control
    me quiero ir de mi casa
    quiero irme de mi casa
    planear mi salida
    texting threats
    sends me threats
    threatening texts
    threatening messages
    salir de mi casa sin que
    irme sin que se entere
    escaparme
    sin que se de cuenta
    flips out
    punches walls
    silent treatment
    threw me out
    put me out
    slammed my head
    slammed me
    dragged me
    pulled my hair
    pulls my hair
    bit me
    bites me
    burned me
    spit on me
    headbutted me
    twisted my arm
    broke my arm
    broke my nose
    broke my rib
    broke my phone
    smashed my phone
    destroyed my phone
    punched the wall
    punched a hole
    knocked me out
    knocked me down
    swung at me
    pointed a gun
    pulled a gun
    pulled a knife
    held a knife
    hands around my neck
    around my neck
    sat on me
    pinned me down
    tied me up
    locked me outside
    locks me outside
    made me quit my job
    cut me off from my family
    turns my kids against me
    threatens to kill himself
    threatens suicide if i leave
    threatens to out me
    accuses me of cheating
    always accusing me
    tells me what to wear
    tracks my money
    monitors everything
    follows me to work
    cusses me out
    screams at me
    yells at me
    yelled at me
    throws stuff
    breaks things
    killed my dog
    abusive dad
    abusive father
    abusive mom
    abusive mother
    abusive parents
    abusive brother
    abusive son
    abusive roommate
    abusive spouse
    get away safely
    get out safely
    get out tonight
    leave safely
    leave tonight
    safe way to leave
    leaving my marriage
    leave my marriage
    leave my wife
    leave my girlfriend
    in hiding
    fresh start after abuse
    survivor help
    survivor services
    dv survivor
    dv counselor
    dv counseling
    dv advocate
    dv program
    dv support group
    domestic violence advocate
    domestic violence program
    domestic violence support group
    domestic violence class
    victim of domestic violence
    victim of abuse
    abuse victim
    domestic dispute
    domestic incident
    domestic battery
    crazy ex
    violent ex
    violent husband
    violent boyfriend
    violent partner
    aggressive husband
    aggressive boyfriend
    scared for my kids
    scared hell kill me
    hell kill me
    kill me and the kids
    kill us
    hurt us
    beats us
    hits us
    threatens us
    protect me from my husband
    protect my kids from him
    secret phone
    escape money
    honor killing
    arranged marriage
    forced to marry
    dowry abuse
    immigrant abuse
    religious abuse
    spiritual abuse
    church says stay with him
    sister in danger
    friend in danger
    mom in danger
    my daughter is being abused by her boyfriend
    help my sister leave
    help my friend leave
    help my daughter leave
    me dio una cachetada
    me dio un golpe
    me dio un punetazo
    me aventó
    me agarro del cuello
    me agarra del cuello
    me apreto el cuello
    me aprieta el cuello
    me tiro al piso
    me escupe
    me mordio
    me amarro
    me encerro
    me esconde las llaves
    me esconde los papeles
    me trata mal
    maltrato psicologico
    maltrato fisico
    maltrato verbal
    maltrato emocional
    violencia psicologica
    violencia economica
    violencia fisica
    violencia emocional
    violencia verbal
    violencia machista
    victima de violencia
    victima de maltrato
    victima de abuso
    sobreviviente de violencia
    mi ex me busca
    quiero escapar
    quiero huir
    quiero irme
    quiero salir de aqui
    quiero separarme
    quiero salirme de mi casa
    necesito escapar
    necesito huir
    ayudenme a salir
    me quiero separar
    me quiero ir
    tengo miedo por mis hijos
    miedo de regresar
    miedo de volver
    no me siento segura
    no estoy segura en mi casa
    estoy en peligro en mi casa
    nos pega
    nos golpea
    nos maltrata
    nos amenaza
    le pega a mi mama
    le pega a mi hermana
    marido celoso
    marido agresivo
    esposo agresivo
    novio agresivo
    novio celoso
    esposo violento
    marido violento
    pareja violenta
    marido golpeador
    golpea a su esposa
    golpea a su mujer
    le pega a su esposa
    le pega a su mujer
    maltrata a su esposa
    maltrata a su mujer
    hombre golpeador
    grupo de apoyo violencia
    esposo controlador
    marido controlador
    casa para mujeres maltratadas
    refugio mujeres maltratadas
    refugio para victimas
    police wont help me with my husband
    come get me from his house
    pick me up from his house
    wife wants out
    crisis center
    womens crisis center
    family crisis center
    cult
    polygamy
    flds
    trapped in my marriage
    feel trapped
    trapped in this house
    stuck with him
    cant leave him
    cant get away
    he found out
    found out im leaving
    escalating
    might snap
    gonna snap
    calls me a whore
    calls me a bitch
    calls me stupid
    calls me fat
    calls me crazy
    keeps me awake
    keeps me up all night
    took the battery
    disabled my car
    took my car keys
    hides my car keys
    slashes my tires
    me dice tonta
    me dice que no sirvo
    me dice que no valgo
    cuando llega tomado
    cuando anda tomado
    llega borracho
    thinking of leaving
    thinking about leaving him
    thinking about leaving my husband
    sin dinero y sin telefono
    no money no phone
    no car no phone abused
    deleted my contacts
    keeps breaking my phones
    breaking my phone
    breaks my phone
    me jalonea
    only when drunk
    prove abuse
    prove emotional abuse
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
    said no but he didnt stop
    said no and he didnt stop
    violaron a mi hija
    violaron
    he filmed me
    filmed me without
    recorded me having sex
    plan b after rape
    assault exam
    didnt say yes
    too drunk to say yes
    woke up naked
    unwanted touching
    unwanted touch
    touching by my doctor
    touched inappropriately
    inappropriate touching
    groping
    felt me up
    coach touched me
    teacher touched me
    doctor touched me
    pastor touched me
    priest touched me
    cousin touched me
    brother touched me
    friend raped me
    friend assaulted me
    coworker raped me
    ex raped me
    husband forces me
    raped by my husband
    raped by my boyfriend
    raped by my boss
    raped at work
    raped at a party
    raped in college
    raped as a child
    raped as a kid
    gang rape
    gang raped
    attempted rape
    tried to rape me
    statutory rape
    sex without consent
    forced oral
    forced to touch
    made me touch him
    coerced sex
    pressured into sex
    guilted into sex
    wont stop when i say no
    sex when i was asleep
    while i was asleep
    passed out and he
    blacked out and he
    got me drunk
    took advantage of me
    sexual assault nurse
    sexual assault counseling
    sexual assault support group
    rape counseling
    rape counselor
    rape support group
    rape victim
    rape survivor
    assault survivor
    survivor of rape
    survivor of sexual abuse
    survivor of incest
    after rape
    evidence collection
    report a rape
    rape exam
    std after rape
    pregnant from rape
    prison rape
    inmate assault
    uber driver assaulted me
    massage therapist touched me
    sexual coercion
    exposed himself to me
    flashed me
    flasher
    molested as a kid
    molested as a child
    abused when i was little
    childhood sexual abuse
    victima de violacion
    sobreviviente de violacion
    abusaron de mi cuando era nina
    abuso en la infancia
    me tocaron cuando era nina
    mi tio me tocaba
    mi tio me toca
    mi primo me toca
    mi hermano me toca
    mi jefe me violo
    mi esposo me viola
    mi esposo me obliga
    mi marido me obliga a tener relaciones
    relaciones a la fuerza
    sexo a la fuerza
    sin mi consentimiento
    me drogaron
    me emborracharon
    me quiso violar
    me quieren violar
    intento de violacion
    intento violarme
    me intento violar
    me manosea
    me manosearon
    me manoseo
    se aprovecho de mi
    se aprovecharon de mi
    me obligo a hacer cosas
    abusan de mi
    abuso de mi
    me obliga a estar con
    me obliga a estar con sus amigos
    obligada a estar con hombres
  `,
  stalking: `
    gps tracker on my car
    airtag in my car
    airtag in my bag
    stalking
    stalked
    stalker
    stalks me
    stalking me
    following me
    follows me
    followed me
    followed home
    watching me
    watches my house
    sits outside my house
    shows up at my work
    shows up at my house
    keeps calling me
    keeps texting me
    keeps messaging me
    harassing me
    harasses me
    ex harassing
    harassment
    peeping tom
    cyberstalking
    acecho
    acechador
    me acecha
    me sigue
    me siguen
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
    watching my house
    outside my house
    showed up at my work
    showing up at my job
    keeps showing up
    showed up at my house
    waits outside my house
    waiting outside my house
    parked outside my house
    drives by my house
    fake accounts
    he found me
    ex stalking me
    watches me
    showing up everywhere
    shows up everywhere
    contacts my family
    contacts my job
    calls my job
    calls my work
    comes to my work
    comes to my job
    came to my job
    sits outside my work
    drives past my house
    driving by my house
    lurking
    found my address
    leaves notes on my car
    leaves gifts
    slashed my tires
    keyed my car
    ex found me
    ex wont stop
    obsessed ex
    obsessed with me
    harassing phone calls
    harassing texts
    threatening calls
    neighbor harassing me
    mi ex no me deja en paz
    mi ex me busca
    me espera afuera del trabajo
    esta afuera de mi casa
    anda afuera de mi casa
    llega a mi trabajo
    va a mi trabajo
    me llama a cada rato
    me manda mensajes
    mensajes amenazantes
    me encontro
    acosador
    hostigador
    acoso de mi ex
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
    pimped
    pimped out
    forced prostitution
    prostitution
    prostitute
    sex work
    sex worker
    selling me
    makes me sleep with men
    makes me have sex for money
    forced labor
    forced to work
    wont pay me and wont let me leave
    took my passport
    keeps my passport
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
    trabajo forzado
    me quitaron el pasaporte
    esclavitud
    explotacion sexual
    sell myself
    escort trapped
    in the life
    survival sex
    domestic servitude
    nanny passport
    took my documents
    trabajando a la fuerza
    trabajar a la fuerza
    prostituirme
    no me dejan salir del trabajo
    me vendieron
    took my papers
    selling girls
    selling women
    locks us in
    locked us in
    pay off a debt with sex
    massage parlor against my will
    held against my will
    escort wants out
    he posts me online
    massage parlor
    massage parlour
    strip club wont let me
    forced to dance
    forced to strip
    forced to work to pay debt
    made to work for free
    forced to sell sex
    bf makes me sleep with people
    works me on the street
    takes the money i make
    takes all my tips
    brought me here and took my passport
    smuggler
    coyote debt
    work off a debt
    paid nothing
    live in maid
    cant leave my job they threaten
    sex slave
    forced marriage and work
    forced to beg
    forced to clean
    forced to cook
    sold me
    sold by my family
    recruited online
    modeling job scam
    brothel
    forced to drink with men
    stripping against my will
    escape my pimp
    leave my pimp
    get away from my pimp
    prostituted
    exploited
    sexually exploited
    labor exploitation
    explotada
    explotacion laboral
    explotacion
    me explotan
    me vende
    me vendio
    me obliga a acostarme con hombres
    me obligan a tener sexo
    me obligan a limpiar
    me tienen encerrada trabajando
    no me pagan y no me dejan ir
    no me dejan ir
    coyote
    pollero
    me quitaron mis documentos
    me quitaron los papeles
    me quito el pasaporte
    trata de mujeres
    vendo mi cuerpo
    vender mi cuerpo
    trabajadora sexual
    obligada a trabajar
  `,
  'crime-victims': `
    hit and run
    hit by a car
    crime victim
    victim of a crime
    victim
    victim services
    victim assistance
    victim advocate
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
    support for survivors
    victima
    victima de un crimen
    victima de un delito
    delito
    crimen
    asaltada
    me robaron
    sobreviviente
    defensora
    hospital bill after assault
    who pays after a crime
    victim witness
    victim rights
    witness protection
    attacked by a stranger
    attacked on the street
    attacked me
    got attacked
    jumped me
    got jumped
    beaten by strangers
    robbed me
    home invasion
    someone broke in
    break in
    carjacked
    drunk driver hit me
    hit by drunk driver
    murder victim family
    my son was killed
    my daughter was killed
    my son was murdered
    my daughter was murdered
    my husband was killed
    my brother was murdered
    shot my son
    victim impact statement
    victim notification
    notify me if he gets out
    when does he get out
    know when he gets out of jail
    his release date
    release date from jail
    parole hearing
    victim hotline
    hate crime victim
    me asaltaron
    asalto
    me atacaron
    me balearon
    mataron a mi hijo
    mataron a mi hija
    mataron a mi esposo
    mataron a mi hermana
    cuando sale de la carcel
    cuando salga de la carcel
    va a salir de la carcel
    salio de la carcel
    servicios para victimas
    derechos de victimas
    victima de robo
  `,
  'victim-compensation': `
    victim compensation
    crime victim compensation
    victim fund
    money for crime victims
    compensation for victims
    pay for rape exam
    compensacion para victimas
    fondo para victimas
    victims comp
    crime victims comp
    crime victim money
    crime victims fund
    money for victims
    victim money
    pay for counseling after crime
    medical bills after assault
    medical bills from assault
    hospital bills from abuse
    lost wages crime
    dinero para victimas
    compensacion por crimen
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
    confidential address
    hide where i live
    keep him from finding my address
    hide my address from him
    hide my address from my ex
    substitute address
    po box safe
    unlisted address
    new social security number
    change my social
    change my last name
    change my name for safety
    new name
    mi direccion secreta
    esconder donde vivo
    ocultar mi direccion
    que no sepa donde vivo
    cambiar mi apellido
  `,
  'tech-safety': `
    borro lo que busco
    borrar lo que busco
    borrar mi historial
    borrar el historial
    borrar mis busquedas
    hide my search history
    hide my searches
    hide what i search
    password
    tech safety
    phone tracking
    tracking my phone
    track my phone
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
    my phone is hacked
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
    phone tapped
    phone monitored
    delete history
    clear history
    delete browser history
    check my phone for trackers
    logs into my email
    log into my account
    post my nudes
    leak my nudes
    sent my nudes
    share my pictures
    naked pictures
    only fans
    onlyfans
    safe phone
    burner phone
    code on my phone
    app on my phone
    installed an app
    installed something on my phone
    watches me through
    nanny cam
    sees my messages
    reads all my messages
    reading my messages
    remove my pics
    remove my pictures
    take down my pictures
    remove photos from internet
    remove my photos
    tracker in my car
    tracking device
    tracking device on my car
    track device
    trackers
    car tracker
    tile tracker
    life360
    shares my location
    sharing my location
    stop sharing location
    knows my location
    always knows where i am
    seeing my texts
    see my texts
    goes through my phone
    looks through my phone
    checks my texts
    cloned my phone
    mirrored my phone
    bugged my phone
    phone bugged
    bugged my house
    bugged
    listening device
    recording device
    recording me
    records me
    filming me
    videos of me
    private video
    private pictures
    private photos
    intimate pictures
    intimate video
    intimate photos
    sex tape
    sex video
    sends my nudes
    sending my nudes
    posting my nudes
    post my pictures
    threatens to post pictures
    threatens to post my nudes
    threatens to send my nudes
    nudes online
    fake profile
    fake account of me
    impersonating me
    pretending to be me online
    cyber stalking
    cyber bully
    cyberbullied
    online stalker
    online stalking
    online threats
    online abuse
    harassed online
    internet harassment
    hacker
    hacking me
    hacks my phone
    hacks my accounts
    password changed
    changed my passwords
    change my passwords
    secure my phone
    safe browsing
    private browsing
    is my phone safe
    ring camera
    watches me on camera
    smart home
    alexa
    apple id
    icloud
    gps
    rastreador en mi carro
    gps en mi carro
    rastrea mi celular
    me rastrea el celular
    revisa mi celular
    revisa mi telefono
    lee mis mensajes
    ve mis mensajes
    me clono el telefono
    me clono el celular
    hackeo mi celular
    hackeo mi facebook
    hackeo mi cuenta
    hackearon mi cuenta
    me hackearon
    sabe mi ubicacion
    compartir ubicacion
    mi ubicacion
    fotos privadas
    videos privados
    video intimo
    video sexual
    publicar mis fotos
    amenaza con publicar
    amenaza con publicar mis fotos
    subio mis fotos
    subio fotos mias
    manda mis fotos
    mando mis fotos
    fotos mias desnuda
    me extorsiona
    extorsion
    me extorsionan
    acoso por internet
    acoso en linea
    acoso cibernetico
    ciberacoso
    perfil falso
    camaras en la casa
    celular intervenido
    telefono intervenido
    intervenido
    telefono espiado
    me estan espiando
    espiando mi celular
    espiando mi telefono
    my phone has a virus
    phone acting weird
    phone is being watched
  `,
}
