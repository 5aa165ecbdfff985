import type { PhraseGroup } from '../phrase-group'

/** The law: a lawyer, the courts, the family, the home, work, papers, money lost to a fraud. */
export const legal: PhraseGroup = {
  'legal-aid': `
    legal
    legal aid
    legal aide
    legal help
    legal advice
    legal services
    legal assistance
    legal advocate
    legal question
    legal representation
    free legal
    free legal help
    free legal aid
    free legal advice
    lawyer
    lawyers
    free lawyer
    free lawyers
    cheap lawyer
    low cost lawyer
    cant afford a lawyer
    cant afford lawyer
    attorney
    attorneys
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
    court help
    going to court
    served papers
    got served
    sued
    being sued
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
    got arrested
    jail
    abogado
    abogada
    abogados
    abogado gratis
    abogados gratis
    abogado gratuito
    ayuda legal
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
    mis derechos
    know my rights
    my rights
    rights
    pro bono attorney
    expunge my record
    felony record
    guardianship
    name change
    change my name
    abogada gratis
  `,
  'immigration-legal': `
    immigration
    imigration
    immigration lawyer
    immigration lawyers
    immigration attorney
    immigration help
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
    ice raids
    ice detained
    ice took
    deport
    deported
    deportation
    detained
    visa
    u visa
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
    dreamers
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
    immigrants
    immigrant women
    immigrant help
    uscis
    spouse visa
    fiance visa
    k1 visa
    h4 visa
    conditional green card
    i 751
    inmigracion
    inmigrante
    inmigrantes
    abogado de inmigracion
    abogada de inmigracion
    abogados de inmigracion
    abogado de migracion
    migracion
    la migra
    migra
    papeles
    sin papeles
    no tengo papeles
    arreglar papeles
    arreglar mis papeles
    indocumentada
    indocumentado
    indocumentadas
    deportacion
    deportar
    me amenaza con la migra
    llamar a la migra
    residencia
    residencia permanente
    tarjeta verde
    visa u
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
  `,
  'protection-orders': `
    restraining order
    restraining orders
    restraning order
    retraining order
    protection order
    protection orders
    protective order
    protective orders
    order of protection
    orders of protection
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
    violated the restraining order
    violating the order
  `,
  'family-law': `
    divorce
    divorced
    divorcing
    get a divorce
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
    custody help
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
    child support help
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
  `,
  'tenant-rights': `
    eviction
    evictions
    evicted
    evict me
    evicting me
    being evicted
    getting evicted
    eviction help
    eviction notice
    eviction notice help
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
    landlord wont fix
    slumlord
    tenant
    tenants
    tenant rights
    tenants rights
    renters rights
    break my lease
    breaking my lease
    break lease
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
    mi casero
    dueno de la casa
    arrendador
    inquilina
    inquilino
    inquilinos
    derechos de inquilinos
    romper el contrato
    landlord harasses me
    landlord is harassing me
    wont return my deposit
    deposit back
    mold
    roaches
    no heat landlord
    evicted because of domestic violence
    get out of my lease
    el dueno me quiere sacar
  `,
  'workplace-rights': `
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
    fired because im pregnant
    fired because pregnant
    fired while pregnant
    fired
    got fired
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
    workers rights
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
    women rights
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
  `,
  'consumer-protection': `
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
    scams
    i got scammed
    romance scam
    dating scam
    ripped off
    consumer
    consumer protection
    predatory lender
    payday loan
    title loan
    debt collector
    debt collectors
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
  `,
}
