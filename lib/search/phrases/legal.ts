import type { PhraseGroup } from '../phrase-group'

/** The law: a lawyer, the courts, the family, the home, work, papers, money lost to a fraud. */
export const legal: PhraseGroup = {
  'legal-aid': `
    traffic tickets
    lost my license
    lost license
    suspended license
    license suspended
    get my license back
    licencia suspendida
    record cleaned
    clean my record
    clear my record
    limpiar mi record
    parking ticket
    traffic ticket
    speeding ticket
    fight a ticket
    multa de trafico
    legal
    legal aid
    legal aide
    legal advice
    legal services
    legal assistance
    legal advocate
    legal question
    legal representation
    free legal
    free legal aid
    free legal advice
    lawyer
    free lawyer
    cheap lawyer
    low cost lawyer
    cant afford a lawyer
    attorney
    free attorney
    pro bono
    pro bono lawyer
    probono
    lawer
    lawyr
    attorny
    law help
    law school clinic
    legal clinic
    court
    court date
    court forms
    court papers
    going to court
    served papers
    got served
    sued
    suing me
    sue
    public defender
    expunge
    expungement
    record sealed
    clear my record
    criminal record
    warrant
    dui
    arrested
    jail
    abogado
    abogada
    abogado gratis
    abogado gratuito
    ayuda legal gratis
    asesoria legal
    asistencia legal
    asistencia juridica
    servicios legales
    consejo legal
    corte
    tribunal
    demanda
    me demandaron
    derechos
    know my rights
    pro bono attorney
    expunge my record
    felony record
    guardianship
    name change
    change my name
    abogada gratis
    legal forms
    fill out forms
    small claims
    husband in jail
    seal my record
    farmworker
    farm worker
    migrant worker
    campesina
    trabajadora agricola
    papeles de la corte
    formas de la corte
    free legal clinic
    free legal advise
    legal advise
    legal aid lawyer
    legal aid office
    legal aid near me
    lawyer no money
    lawyer for free
    lawyer for low income
    lawyer for women
    lawyer who speaks spanish
    lawyer pro bono
    low income lawyer
    low income attorney
    cant pay a lawyer
    no money for lawyer
    family attorney
    talk to a lawyer
    ask a lawyer
    lawyer hotline
    legal hotline
    legal line
    legal rights
    law clinic
    civil lawyer
    criminal lawyer
    defense lawyer
    represent myself
    self represented
    court advocate
    court accompaniment
    court hearing
    court tomorrow
    court next week
    hearing tomorrow
    missed court
    bench warrant
    subpoena
    summons
    serve papers
    serving papers
    court fees
    filing fee
    fee waiver
    waive court fees
    power of attorney
    probate
    notary
    police report
    file a police report
    copy of police report
    make a police report
    report to police
    police did nothing
    cops did nothing
    press charges
    pressing charges
    drop charges
    file charges
    testify
    arrested for defending myself
    self defense
    license suspended
    suspended license
    drivers license suspended
    record expunged
    felony expunged
    background check record
    abogado barato
    abogado economico
    abogado sin costo
    abogado de bajo costo
    abogado para mujeres
    abogado para el divorcio
    no puedo pagar un abogado
    no tengo para un abogado
    hablar con un abogado
    licenciado gratis
    licenciada
    clinica legal
    clinica legal gratis
    ayuda legal gratuita
    orientacion legal
    defensa legal
    consulta legal
    consulta legal gratis
    me citaron a la corte
    cita en la corte
    audiencia
    papeles de corte
    reporte de policia
    reporte policial
    reporte policiaco
    hacer un reporte a la policia
    hacer reporte de policia
    levantar un acta
    poner una denuncia
    denunciar
    denuncia
    levantar cargos
    poner cargos
    la policia no me ayuda
    la policia no hizo nada
    antecedentes penales
    limpiar mi record
    borrar mi record
    poder notarial
    notario
    testamento
    multa
    police report copy
    police records
    body cam
    911 call recording
    la policia no me hizo caso
    no me hicieron caso
    como denuncio
    denuncio a mi marido
    denunciar a mi esposo
    denunciar a mi marido
    poner una demanda
    demandar a mi esposo
    quiero denunciar
    quiero demandar
    vacate order
    lied in court
    perjury
    jury duty
    jury summons
    guardian ad litem
    will and testament
    estate planning
    clean slate
    clean slate law
    notarize
    notario publico
    trabajadora del campo
    trabajador del campo
    trabajo en el campo
    trabajo del campo
    trabajamos en el campo
    trabajo en el fil
    trabajo en el fiel
    trabajadores agricolas
    jornalera
    jornaleros
    campesino
    farmworkers
    farm labor
    h2a
    h2a visa
    court appointed lawyer
    probation violation
    parole help
  `,
  'immigration-legal': `
    immigration
    imigration
    immigration lawyer
    immigration attorney
    immigration court
    green card
    greencard
    green card husband
    green card abusive husband
    husband wont file my papers
    wont file my papers
    threatens to deport me
    threatens to have me deported
    threatened to call ice
    call ice on me
    calls immigration on me
    will call immigration
    ice
    ice raid
    ice detained
    ice took
    deport
    deported
    deportation
    detained
    visa
    t visa
    uvisa
    vawa
    vawa petition
    vawa self petition
    self petition
    asylum
    asylum seeker
    daca
    dreamer
    tps
    citizenship
    naturalization
    become a citizen
    work permit
    undocumented
    undocumented woman
    undocumented immigrant
    no papers
    without papers
    no documents
    illegal immigrant
    immigrant
    immigrant women
    uscis
    spouse visa
    fiance visa
    k1 visa
    h4 visa
    conditional green card
    i 751
    inmigracion
    inmigrante
    abogado de inmigracion
    abogada de inmigracion
    abogado de migracion
    migracion
    la migra
    migra
    papeles
    sin papeles
    no tengo papeles
    arreglar papeles
    indocumentada
    indocumentado
    deportacion
    deportar
    me amenaza con la migra
    llamar a la migra
    residencia
    residencia permanente
    tarjeta verde
    visa t
    asilo
    asilo politico
    permiso de trabajo
    ciudadania
    hacerme ciudadana
    perdon migratorio
    reporte de deportacion
    migratorio
    abogado migratorio
    tramite migratorio
    estatus migratorio
    ice at my door
    la migra se llevo
    know my rights ice
    imigration lawyer
    immagration
    immigration papers
    immigration status
    immigration case
    immigration judge
    immigration hearing
    immigration clinic
    immigration attorney free
    immigration advice
    legal status
    lose my status
    visa expired
    expired visa
    overstayed my visa
    overstay
    visa overstay
    work visa
    student visa
    marriage visa
    visa for victims
    visa for crime victims
    visa for abuse victims
    crime victim visa
    battered spouse visa
    abused immigrant
    immigrant abused by citizen husband
    husband is a citizen
    husband threatens immigration
    he says hell deport me
    hell deport me
    threatens deportation
    says he will deport me
    he will call ice
    calling ice on me
    husband has my papers
    wont sponsor me
    wont renew my green card
    renew my green card
    replace green card
    remove conditions
    removal of conditions
    i 360
    i 130
    i 918
    i 485
    adjust status
    adjustment of status
    green card through marriage
    permanent resident
    residency
    citizenship test
    citizenship class
    citizenship application
    naturalize
    work authorization
    work permit renewal
    ead card
    temporary protected status
    humanitarian parole
    parole program
    special immigrant juvenile
    sij
    unaccompanied minor
    credible fear
    deportation order
    removal order
    removal proceedings
    order of removal
    check in with ice
    ice checkin
    ankle monitor
    ice detention
    detention center immigration
    detained by ice
    my husband was deported
    husband detained
    husband taken by ice
    ice arrested
    son detained by ice
    alien number
    no social security number
    no ssn
    itin
    undocumented mom
    undocumented student
    illegal
    immigrant rights
    rights if ice comes
    red card
    abogado de migracion gratis
    abogado para papeles
    abogado para asilo
    ayuda migratoria
    arreglar estatus
    mi estatus
    caso de inmigracion
    caso de asilo
    aplicar para asilo
    pedir asilo
    corte de inmigracion
    cita con inmigracion
    cita de ice
    orden de deportacion
    me van a deportar
    me quieren deportar
    me amenaza con deportarme
    amenaza con deportarme
    deportarme
    deportada
    deportaron a mi esposo
    deportaron a mi marido
    detuvieron a mi esposo
    se llevo la migra
    lo agarro ice
    lo agarro la migra
    detenido por ice
    ice en mi casa
    ice en la puerta
    redada
    permiso para trabajar
    permiso de trabajo renovar
    renovar mi permiso
    renovar daca
    renovar residencia
    renovar green card
    peticion vawa
    autopeticion
    visa para victimas
    visa por violencia domestica
    papeles por violencia domestica
    papeles por maltrato
    residencia por matrimonio
    residencia por violencia
    mi esposo es ciudadano
    mi esposo no me arregla papeles
    no me quiere arreglar los papeles
    me quito mi green card
    hacerse ciudadana
    examen de ciudadania
    clases de ciudadania
    aplicar para ciudadania
    proteccion temporal
    parole humanitario
    menor no acompanado
    derechos de los inmigrantes
    mis derechos con ice
    sin seguro social
    numero itin
    recien llegada al pais
    no tengo documentos
    sin documentos
    passport
    pasaporte
    nacionalidad
    husband deported
    esposo deportado
    me deportaron a mi esposo
    ciudadania americana
    reunificacion familiar
    peticion familiar
    pedir a mi familia
  `,
  'protection-orders': `
    restraining order
    restraning order
    retraining order
    protection order
    protective order
    order of protection
    protection from abuse
    pfa
    pfa order
    tro
    dvro
    dvpo
    no contact order
    stay away order
    keep him away
    keep him away from me
    keep my ex away
    peace order
    civil protection order
    injunction
    violated restraining order
    broke the restraining order
    orden de proteccion
    ordenes de proteccion
    orden de restriccion
    ordenes de restriccion
    orden de alejamiento
    orden judicial
    que no se acerque
    ppo
    epo
    violating the order
    restrainging order
    restrainin order
    restraning
    restraining
    restrain order
    ro against my ex
    file a restraining order
    emergency protective order
    emergency order of protection
    temporary restraining order
    temporary order
    permanent restraining order
    order against my husband
    order against my ex
    order against him
    extend restraining order
    renew restraining order
    drop restraining order
    modify restraining order
    serve restraining order
    he violated the order
    violates the order
    broke the order
    broke the protective order
    violated protective order
    violated order of protection
    stalking order
    harassment order
    anti harassment order
    fro final restraining order
    keep abuser away
    make him stay away
    legally keep him away
    ban him from my house
    make him move out
    make him leave the house
    get him out of my house
    take his guns away
    red flag law
    protection order hearing
    orden de proteccion contra
    orden de restriccion contra
    orden contra mi esposo
    orden contra mi ex
    orden de no acercarse
    orden de alejamiento contra
    violo la orden
    rompio la orden
    no respeta la orden
    no respeta la orden de restriccion
    que no se me acerque
    que se aleje de mi
    que salga de la casa
    sacarlo de la casa
    sacarlo de mi casa
    perimetral
    orden perimetral
  `,
  'family-law': `
    we are not married
    not married to him
    no estamos casados
    me quiero separar
    quiero separarme
    cambiarle el apellido
    cambiar el apellido
    change my last name
    change my daughters last name
    change my sons last name
    see my kids
    locked up and want to see my kids
    in jail and want to see my kids
    visits with my kids in jail
    incarcerated mother
    incarcerated parent
    parental rights in prison
    ver a mis hijos
    ver a mis hijos desde la carcel
    divorce
    divorced
    divorcing
    file for divorce
    filing for divorce
    free divorce
    cheap divorce
    divorce lawyer
    divorce papers
    separation
    legal separation
    separated
    annulment
    alimony
    spousal support
    prenup
    custody
    child custody
    custody lawyer
    custody battle
    full custody
    sole custody
    emergency custody
    lose custody
    losing custody
    lose my kids
    losing my kids
    take my kids
    taking my kids
    took my kids
    took my children
    take my children
    take my kids away
    wont give me my kids back
    wont let me see my kids
    ran off with my kids
    kidnapped my child
    parental kidnapping
    visitation
    supervised visitation
    visitation rights
    paternity
    dna test
    child support
    childsupport
    back child support
    not paying child support
    wont pay child support
    dad wont pay
    deadbeat dad
    family law
    family lawyer
    family court
    cps
    cps took my kids
    cps case
    dcfs
    child protective services
    get my kids back
    get my children back
    foster care
    guardianship
    grandparents rights
    raising my grandchildren
    adoption
    divorcio
    divorciarme
    quiero divorciarme
    abogado de divorcio
    separacion
    custodia
    custodia de mis hijos
    custodia de menores
    quitar a mis hijos
    quitarme a mis hijos
    me quita a mis hijos
    me quito a mis hijos
    me quitaron a mis hijos
    se llevo a mis hijos
    manutencion
    manutencion de menores
    manutencion de los hijos
    manutencion infantil
    pension alimenticia
    pension para mis hijos
    visitas
    adopcion
    abogado de familia
    patria potestad
    separation papers
    sign the divorce papers
    parental rights
    paternity test
    he took my baby
    he wont give my kids back
    took my kids to another state
    supervised visits
    took the kids and wont bring them back
    wont bring them back
    wont bring my kids back
    kidnapped my kids
    se llevo a los ninos
    passport for child
    move out of state with my kids
    move out of state with my child
    relocate with my child
    move away with my kids
    take my kids out of state
    leave the state with my kids
    joint custody
    modify custody
    custody modification
    custody papers
    terminate parental rights
    divorse
    devorce
    divorce forms
    divorce paperwork
    divorce from abuser
    divorce abusive husband
    divorce with kids
    divorce without money
    divorce no money
    divorce cost
    uncontested divorce
    contested divorce
    default divorce
    serve divorce papers
    cant find my husband to divorce
    cant find him to divorce
    wont sign divorce
    wont sign papers
    leave my husband legally
    split assets
    marital property
    prenuptial
    common law marriage
    custady
    custody lawyer free
    custody of my kids
    custody of my daughter
    custody of my son
    custody of my grandkids
    custody of my grandchild
    custody hearing
    custody court
    custody order
    custody agreement
    custody forms
    custody case
    custody rights
    custody rights unmarried
    temporary custody
    temporary guardianship
    he filed for custody
    file for custody
    suing me for custody
    sue for custody
    he wont return my kids
    wont return my son
    wont return my daughter
    wont bring my daughter back
    wont bring my son back
    keeping my kids from me
    keeps my kids from me
    keeping my child from me
    wont let me see my son
    wont let me see my daughter
    wont let me see my baby
    kept my son
    kept my daughter
    took my son
    took my daughter
    took off with my kids
    took off with my son
    took off with my daughter
    hell take my kids
    afraid of losing my kids
    afraid to lose my kids
    lose my children
    safe exchange
    custody exchange
    visitation center
    visitation order
    visitation schedule
    deny visitation
    parenting plan
    parenting time
    grandparents custody
    grandma wants custody
    establish paternity
    birth certificate father
    child support office
    child support order
    child support enforcement
    child support case
    child support lawyer
    child support modification
    apply for child support
    file for child support
    collect child support
    unpaid child support
    behind on child support
    owes child support
    owes me child support
    stopped paying child support
    doesnt pay child support
    father wont pay
    dad doesnt help
    dad not paying
    baby daddy wont pay
    baby daddy doesnt help
    cps is investigating
    cps investigation
    cps came to my house
    cps lawyer
    cps wants to take
    cps threatening
    cps took my baby
    cps took my children
    cps hearing
    dcf took my kids
    dhs took my kids
    dfps
    acs case
    acs took my kids
    reunification
    reunify with my kids
    family reunification
    termination of rights
    place my baby for adoption
    put baby up for adoption
    give baby up for adoption
    adoption agency
    open adoption
    stepparent adoption
    divorcio gratis
    divorcio barato
    divorcio sin abogado
    papeles de divorcio
    no quiere firmar el divorcio
    no me firma el divorcio
    no quiere darme el divorcio
    como me divorcio
    separarme legalmente
    divorciar
    custodia completa
    custodia de mi hija
    custodia de los ninos
    custodia total
    pelear la custodia
    pedir la custodia
    perder la custodia
    perder a mis hijos
    me quiere quitar a mis hijos
    me quiere quitar los ninos
    me quiere quitar a mi hija
    quitarme a mi hija
    quitarme los ninos
    me quito a mi hija
    me quitaron a mi bebe
    me quitaron los ninos
    no me deja ver a mis hijos
    no me deja ver a mi hija
    no me devuelve a mis hijos
    no me regresa a mis hijos
    no me regresa a mi hija
    se llevo a mi hija
    se llevo a mi bebe
    se robo a mis hijos
    se quiere llevar a mis hijos
    visitas supervisadas
    visitas con mis hijos
    regimen de visitas
    guarda y custodia
    tutela
    tutela legal
    cps me quito a mis hijos
    servicios de proteccion de menores
    proteccion de menores
    recuperar a mis hijos
    child support en espanol
    pension de alimentos
    pension para mi hija
    no me da pension
    no paga pension
    no paga la manutencion
    no paga manutencion
    no me ayuda con los hijos
    no me da dinero para los ninos
    no mantiene a sus hijos
    demanda de pension
    prueba de paternidad
    prueba de adn
    dar en adopcion
    dar mi bebe en adopcion
    corte de familia
    derecho de familia
    abogado familiar
    abogado de custodia
    dinero para los ninos
    dinero para mis hijos
    me pase dinero
    pase pension
    quitar la nina
    quitar al nino
    quitar mi hija
    quitar mi bebe
    se quiere quedar con los ninos
    se quiere quedar con mis hijos
    quedarse con mi hija
    quedarse con mis hijos
    moved my son
    moved my daughter
    moved my kids
    moved my children
    moved away with my son
    flew my kids
    left the state with my
    left the country with my kids
    no se donde esta para divorciarme
    behind on support
    back support
    owes support
    support order
    wont pay support
    ver a mi bebe
    ver a los ninos
    ver a mis hijos
    ver a mi hija
    no me deja ver a mi bebe
    court date for custody
    supervised visitation center
  `,
  'tenant-rights': `
    no hot water
    sin agua caliente
    eviction
    evicted
    evict me
    evicting me
    eviction notice
    eviction court
    eviction lawyer
    notice to quit
    notice to vacate
    pay or quit
    3 day notice
    30 day notice
    landlord
    landlord kicking me out
    landlord lawyer
    landlord wants sex
    landlord harassing me
    landlord harassment
    acoso del casero
    landlord wont fix
    slumlord
    tenant
    tenant rights
    renters rights
    break my lease
    breaking my lease
    lease
    lockout
    locked out
    locked me out
    changed the locks
    change my locks
    housing discrimination
    fair housing
    denied housing
    desalojo
    desalojar
    desalojada
    me van a desalojar
    me quieren desalojar
    me desalojan
    aviso de desalojo
    orden de desalojo
    casero
    dueno de la casa
    arrendador
    inquilina
    inquilino
    derechos de inquilinos
    romper el contrato
    landlord harasses me
    wont return my deposit
    deposit back
    mold
    roaches
    no heat landlord
    evicted because of domestic violence
    get out of my lease
    el dueno me quiere sacar
    eviction papers
    eviction court date
    eviction hearing
    eviction attorney
    eviction defense
    eviction on my record
    eviction tomorrow
    eviction today
    stop eviction
    fight eviction
    fighting eviction
    facing eviction
    threatened with eviction
    landlord wants me out
    landlord evicting me
    landlord trying to evict
    landlord evicting
    landlord threatening
    landlord turned off
    landlord shut off
    landlord locked me out
    landlord changed the locks
    landlord wont return
    landlord wont fix heat
    landlord wont make repairs
    landlord comes in
    landlord comes in without permission
    landlord enters
    landlord raised rent
    landlord selling
    landlord sexual harassment
    landlord lawsuit
    bad landlord
    illegal eviction
    illegal lockout
    sheriff eviction
    sheriff is coming
    five day notice
    5 day notice
    10 day notice
    14 day notice
    60 day notice
    notice on my door
    unlawful detainer
    right to counsel
    habitability
    no hot water landlord
    bedbugs
    bed bugs
    mice in apartment
    rats in apartment
    cockroaches
    code violation
    get off the lease
    take him off the lease
    remove him from lease
    end my lease
    end lease early
    terminate lease
    lease termination
    lease violation
    discriminated by landlord
    landlord wont rent to me
    denied apartment
    refused to rent
    me quieren sacar
    me quieren sacar de la casa
    me quieren sacar del apartamento
    me van a sacar
    me van a sacar de la casa
    me van a sacar del apartamento
    me van a echar
    me van a echar de la casa
    me van a correr
    me van a correr del apartamento
    nos van a desalojar
    nos van a sacar
    nos quieren desalojar
    desalojo abogado
    abogado de desalojo
    corte de desalojo
    papel de desalojo
    papeles de desalojo
    me llego desalojo
    aviso de 3 dias
    aviso de tres dias
    aviso de 30 dias
    el dueno me quiere echar
    el dueno me quiere correr
    dueno del apartamento
    landlord en espanol
    cambio la chapa
    cambiaron la chapa
    cambiaron la cerradura
    me cambio la cerradura
    no arregla nada
    no quiere arreglar
    no me regresa el deposito
    no me devuelve el deposito
    cucarachas
    chinches
    ratas
    moho
    nos van a lanzar
    me van a lanzar
    lanzamiento
    lanzar de la casa
    put out by sheriff
    set out
    constable
    writ of possession
    marshal
    marshals notice
    terminated from section 8
    lost my section 8
    losing my section 8
    losing my voucher
    lost my voucher
    kicked off section 8
    kicked out of section 8
    kicked out of public housing
    banned from housing
    roommate wont leave
    roommate wont move out
    kick out roommate
    desalogo
    desalojamiento
    orden de lanzamiento
  `,
  'workplace-rights': `
    sexual jokes
    sexual comments
    inappropriate comments at work
    hr wont do anything
    hr wont do nothing
    hr did nothing
    complained to hr
    reported to hr
    hr ignored me
    human resources
    coworker makes comments
    comentarios sexuales
    recursos humanos
    sexual harassment
    sexual harassment at work
    sexually harassed
    sexually harassed at work
    harassed at work
    harassment at work
    workplace harassment
    boss harasses me
    boss touched me
    boss touches me
    boss wants sex
    my boss
    hostile workplace
    hostile work environment
    discrimination at work
    job discrimination
    workplace discrimination
    pregnancy discrimination
    fired for being pregnant
    fired while pregnant
    fired
    wrongful termination
    wrongfully fired
    unpaid wages
    wage theft
    not paying me
    boss wont pay me
    wont pay me
    unpaid overtime
    minimum wage
    equal pay
    pay gap
    paid less than men
    maternity leave
    family leave
    fmla
    sick leave
    time off work
    leave from work
    pump at work
    breastfeeding at work
    retaliation
    eeoc
    osha
    union
    worker rights
    workers comp
    hurt at work
    acoso sexual
    acoso sexual en el trabajo
    acoso en el trabajo
    acoso laboral
    me acosa mi jefe
    mi jefe me acosa
    mi jefe me toca
    mi jefe
    despedida por embarazo
    me despidieron
    me corrieron del trabajo
    despido injusto
    no me pagan
    no me quieren pagar
    robo de salario
    discriminacion en el trabajo
    derechos laborales
    licencia de maternidad
    permiso de maternidad
    manager keeps touching me
    manager touches me
    manager touched me
    supervisor touches me
    coworker touches me
    harassed at my job
    harassed by my boss
    harassment at my job
    pumping at work
    pumping breast milk at work
    breast milk at work
    overtime pay
    not paid
    stole my wages
    stole my tips
    fmla leave
    wont let me pump
    pump at my job
    last paycheck
    final paycheck
    paycheck
    no paycheck
    didnt pay me
    didnt get paid
    never paid me
    job wont pay me
    owed wages
    pregnant at work
    nanny not paid
    stripper
    no me pago
    me deben dinero del trabajo
    boss groped me
    boss hit on me
    boss flirts
    boss comments
    boss keeps touching me
    boss keeps asking me out
    boss sends me texts
    boss threatens to fire me
    boss fired me
    boss cut my hours
    boss steals tips
    boss yells
    manager harasses me
    manager sexually harassed me
    coworker harassing me
    coworker harasses me
    coworker touched me
    coworker grabbed me
    customer groped me
    customer harassing me
    harassed by coworker
    harassed by manager
    sexual harrassment
    sexual harrasment
    sexual harassement
    harrassment at work
    harrassed at work
    gender discrimination
    sex discrimination
    age discrimination
    pregnancy accommodation
    pregnant and fired
    fired for pregnancy
    fired for taking leave
    fired for missing work
    fired because of abuse
    fired because of domestic violence
    fired for no reason
    unfairly fired
    wrongfully terminated
    terminated
    let go from work
    got let go
    fired me
    lost job because of abuse
    time off for court
    time off for domestic violence
    leave for domestic violence
    paid leave
    paid family leave
    family medical leave
    parental leave
    sick days
    sick time
    lactation room
    no break to pump
    breaks at work
    no lunch break
    unpaid work
    unpaid hours
    unpaid training
    paycheck late
    paycheck short
    shorted my check
    shorted my paycheck
    bounced paycheck
    keeps my tips
    takes my tips
    tips stolen
    tip theft
    stolen wages
    stolen tips
    withholding my pay
    withheld my paycheck
    wont give me my last check
    last check
    final check
    paid under the table
    cash under the table
    paid less
    paid less than
    equal wages
    underpaid
    overtime
    no overtime
    work comp
    workmans comp
    injured at work
    injury at work
    unsafe work
    unsafe workplace
    report my boss
    report my employer
    employment lawyer
    labor lawyer
    labor board
    labor rights
    labor law
    work rights
    rights at work
    job rights
    maid rights
    housekeeper rights
    domestic worker
    nanny rights
    farmworker rights
    mi jefe me grita
    mi jefe no me paga
    mi jefe no me quiere pagar
    mi jefe me corrio
    mi jefe me amenaza
    mi patron
    mi patron no me paga
    patron no paga
    mi supervisor me toca
    mi supervisor me acosa
    mi companero me acosa
    me acosan en el trabajo
    me tocan en el trabajo
    me acosa en el trabajo
    me despidieron por embarazada
    me despidieron por estar embarazada
    me corrieron por embarazada
    me corrieron por estar embarazada
    me corrio por estar embarazada
    me despidio
    me despidieron injustamente
    despido injustificado
    no me pagaron
    no me quiso pagar
    no me ha pagado
    no me han pagado
    no me pagan horas extra
    no me pagan overtime
    horas extra
    salario minimo
    sueldo minimo
    me roban el sueldo
    me roban las propinas
    me quitan las propinas
    me pagan menos
    me deben sueldo
    me deben dinero en el trabajo
    me deben mi cheque
    mi ultimo cheque
    me lastime en el trabajo
    accidente en el trabajo
    accidente de trabajo
    compensacion laboral
    derechos en el trabajo
    derechos de trabajadora
    derechos de trabajadores
    derechos del trabajador
    dias por enfermedad
    discriminacion laboral
    abogado laboral
    abogado de trabajo
    descuentan de mi cheque
    me descuentan
    me descuenta
    descuentos de mi cheque
    me quitan de mi cheque
    deducted from my check
    takes money from my check
    took money out of my check
    docked my pay
    docking my pay
    heavy lifting pregnant
    light duty
    light duty pregnant
    makes me lift
    accommodation pregnant
    not hired pregnant
    wont hire me pregnant
    didnt hire me because pregnant
    refused to hire
    pregnant interview
    asked if im pregnant
  `,
  'civil-rights': `
    discrimination
    discriminated
    discriminated against
    civil rights
    racism
    racist
    title ix
    title 9
    title nine
    womens rights
    equal rights
    police brutality
    police misconduct
    aclu
    discriminacion
    me discriminan
    derechos civiles
    derechos de la mujer
    derechos de las mujeres
    racismo
    hijab
    harassed for my hijab
    voting
    register to vote
    votar
    muslim discrimination
    racial discrimination
    religious discrimination
    discriminated at school
    discriminated at hospital
    profiled
    racial profiling
    hate speech
    school discrimination
    school wont help with harassment
    prisoner rights
    inmate rights
    protest rights
    abortion rights
    reproductive rights
    voter registration
    vote
    human rights
    derechos humanos
    human rights commission
    comision de derechos humanos
    service dog denied
    service animal denied
    emotional support animal denied
    ada complaint
    ada violation
    accessibility complaint
  `,
  'consumer-protection': `
    me robaron mi identidad
    me robaron la identidad
    robo de identidad
    usaron mi nombre
    usaron mi social
    identity theft
    identity stolen
    stole my identity
    stolen identity
    used my social security number
    opened credit cards in my name
    credit card in my name
    fraud
    scam
    scammed
    romance scam
    dating scam
    ripped off
    consumer
    consumer protection
    predatory lender
    payday loan
    title loan
    debt collector
    collections calling
    attorney general
    robo de identidad
    robaron mi identidad
    me robaron la identidad
    fraude
    estafa
    me estafaron
    estafada
    procurador general
    opened cards in my name
    opened accounts in my name
    took out loans in my name
    bills in my name
    put bills in my name
    put all the bills in my name
    debt in my name
    loans in my name
    identity theif
    identity thief
    id theft
    id stolen
    stolen id
    stole my info
    stole my information
    stole my ssn
    stole my social
    someone used my social
    using my social
    using my social security
    using my name
    used my name
    used my identity
    used my info
    used my credit
    used my credit card
    card in my name
    car loan in my name
    account in my name
    phone in my name
    put stuff in my name
    forged my signature
    forged my name
    stolen debit card
    stolen checks
    hacked bank account
    bank account hacked
    freeze my credit
    credit freeze
    fraud alert
    scammer
    scamming
    scam online
    scammed online
    facebook scam
    zelle scam
    cash app scam
    online dating scam
    job scam
    rental scam
    apartment scam
    fake landlord
    fake check
    immigration scam
    notario fraud
    robocall
    dealership cheated me
    car dealer scam
    car repossessed
    repossession
    repo
    debt collection
    collection agency
    collectors harassing
    predatory loan
    me robaron mis datos
    robaron mis datos
    usaron mi nombre
    usaron mi seguro
    usaron mi seguro social
    usan mi seguro social
    usa mi nombre
    uso mi nombre
    uso mi seguro social
    uso mi identidad
    saco tarjetas a mi nombre
    saco tarjetas en mi nombre
    saco prestamos a mi nombre
    tarjetas a mi nombre
    prestamo a mi nombre
    deudas a mi nombre
    cuenta a mi nombre
    falsifico mi firma
    me estafo
    me defraudaron
    estafador
    fraude de notario
    fraude por internet
    me hicieron fraude
    suplantacion de identidad
    robo de datos
    account with my ssn
    account with my social
    with my social security number
    with my ssn
    used my ssn
    using my ssn
    phone account in my name
    got scammed
    scammers
    elder fraud
    elder scam
    senior scam
    senior fraud
    fraude a ancianos
  `,
}
