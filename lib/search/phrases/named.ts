/** Names, nicknames and letters by which people know a line or a program, under its slug in the directory. */
export const named: Record<string, string> = {
  'national-domestic-violence-hotline': `
    ndvh
    the hotline
    thehotline
    thehotline org
    hotline org
    national domestic violence hotline
    national dv hotline
    domestic violence hotline
    dv hotline
    799 safe
    800 799 safe
    linea nacional de violencia domestica
    linea nacional contra la violencia domestica
  `,
  'stronghearts-native-helpline': `
    stronghearts
    strong hearts
    strong heart
    strongheart
    stronghearts native helpline
    native helpline
  `,
  'the-deaf-hotline-adwas': `
    deaf hotline
    the deaf hotline
    adwas
    deaf abuse hotline
    deaf domestic violence
    deaf dv
  `,
  'love-is-respect': `
    love is respect
    loveisrespect
    loveis
    dating abuse helpline
    loveis 22522
    boyfriend pressures me
    bf pressures me
    pressures me for sex
    pressured into sex
    jealous boyfriend
    toxic boyfriend
    toxic relationship
  `,
  'rainn-national-sexual-assault-hotline': `
    rainn
    rain hotline
    rainn hotline
    national sexual assault hotline
    sexual assault hotline
    656 hope
    800 656 hope
    rape hotline
    rape crisis line
    safe helpline
  `,
  '988-suicide-and-crisis-lifeline': `
    800 273 8255
    273 8255
    8002738255
    18002738255
    273 talk
    988
    nine eight eight
    988 lifeline
    suicide hotline
    suicide lifeline
    suicide prevention lifeline
    national suicide hotline
    lifeline 988
  `,
  'crisis-text-line': `
    text for help
    crisis text line
    crisis text
    text home
    text line
    741741
    741 741
    text hotline
    ayuda por whatsapp
    linea de crisis por whatsapp
    crisis whatsapp
  `,
  'national-human-trafficking-hotline': `
    polaris
    polaris project
    national human trafficking hotline
    trafficking hotline
    human trafficking hotline
    befree
    be free textline
    nhth
  `,
  'childhelp-national-child-abuse-hotline': `
    child help
    childhelp
    child help hotline
    child abuse hotline
    childhelp national child abuse hotline
    4 a child
  `,
  'national-runaway-safeline': `
    national runaway safeline
    runaway safeline
    runaway hotline
    safeline
    1800runaway
    800 runaway
  `,
  'the-trevor-project': `
    trevor
    trevor project
    the trevor project
    trevor line
    trevorproject
  `,
  'trans-lifeline': `
    trans lifeline
    translifeline
    trans hotline
  `,
  'lgbt-national-hotline': `
    lgbt national hotline
    lgbt hotline
    glbt hotline
    gay hotline
  `,
  'veterans-crisis-line': `
    veterans crisis line
    veteran crisis line
    veteran crisis
    veterans crisis
    988 press 1
    press 1
    838255
  `,
  'national-call-center-for-homeless-veterans': `
    homeless veteran
    homeless veterans
    homeless vet
    homeless veterans hotline
  `,
  'national-maternal-mental-health-hotline': `
    maternal mental health hotline
    tlc mama
    833 tlc mama
    maternal mental health
    maternal hotline
    1833 tlc mama
  `,
  'postpartum-support-international-helpline': `
    postpartum support international
    psi helpline
  `,
  'samhsa-national-helpline': `
    samhsa
    samsha
    samhsa helpline
    drug hotline
    addiction hotline
    662 help
  `,
  'nami-helpline': `
    nami
    nami helpline
  `,
  'national-center-for-missing-and-exploited-children': `
    ncmec
    missing kids
    missing child
    missing children
    missingkids
    take it down
  `,
  '211-essential-community-services': `
    211
    2 1 1
    two one one

    united way
    call 211
    dial 211
  `,
  'disaster-distress-helpline': `
    disaster distress
    disaster distress helpline
  `,
  'usda-national-hunger-hotline': `
    hunger hotline
    why hunger
    national hunger hotline
    3 hungry
  `,
  snap: `
    supplemental nutrition assistance program
    supplemental nutrition
  `,
  'federal-pell-grant': `
    pell grant
    pell
    federal pell grant
  `,
  fafsa: `
    fafsa
    free application for federal student aid
  `,
  'federal-work-study': `
    work study
  `,
  'earned-income-tax-credit': `
    eitc
    earned income
    earned income tax credit
    earned income credit
  `,
  'child-tax-credit': `
    child tax credit
    ctc
    credito por hijos
  `,
  'irs-innocent-spouse-relief': `
    innocent spouse
    innocent spouse relief
  `,
  'irs-identity-protection-pin': `
    identity protection pin
    ip pin
  `,
  'supplemental-security-income': `
    ssi
    supplemental security income
  `,
  'survivor-benefits-social-security': `
    survivor benefits
    survivors benefits
    widow benefits
    widows benefits
    widow
    my husband died
    viuda
    soy viuda
  `,
  'social-security-administration': `
    social security
    social security office
    ssdi
    disability benefits
    disability check
    beneficios por discapacidad
    seguro social
    ssa
    social security admin
  `,
  'unemployment-insurance': `
    unemployment
    unemployment benefits
    unemployment insurance
    desempleo
    laid off
    lost my job
    perdi mi trabajo
  `,
  'tanf-cash-assistance': `
    tanf
    welfare
    cash assistance
    cash aid
  `,
  'child-support-services': `
    child support
    childsupport
    back child support
    wont pay child support
    not paying child support
    deadbeat dad
    dad wont pay
    manutencion
    manutencion de menores
    manutencion infantil
    manutencion de los hijos
    pension alimenticia
    pension para mis hijos
    baby daddy wont pay
    baby daddy dont pay
    baby daddy doesnt pay
    baby daddy owes me
    ex wont pay support
    no paga manutencion
    no me pasa manutencion
  `,
  'administration-for-children-and-families': `
    foster parent
    foster parents
    become a foster parent
    foster parenting
    administration for children and families
  `,
  'child-care-assistance-state-finder': `
    child care assistance
    ccdf
    child care subsidy
    child care voucher
  `,
  'crime-victim-compensation-state-contacts': `
    crime victim compensation
    crime victims compensation
    victim compensation
    victims compensation
    voca
    compensacion para victimas
  `,
  'transitional-compensation-for-abused-dependents-dod': `
    transitional compensation
    abused dependents
    army husband hits me
    military husband abuse
    military domestic violence
  `,
  'lifeline-phone-and-internet-discount': `
    free phone
    government phone
    obama phone
    lifeline phone
    lifeline program
    cheap internet
    low cost internet
    free cell phone
    telefono gratis
  `,
  'federal-benefit-finder': `
    benefit finder
    benefits finder
    what benefits can i get
  `,
  'grants-gov': `
    grants gov
    federal grants
  `,
  'weatherization-assistance-program': `
    weatherization
    insulation
  `,
  'job-corps': `
    job corps
  `,
  'american-job-centers': `
    american job center
    job center
    careeronestop
    one stop
    workforce center
  `,
  'modest-needs': `
    modest needs
    one time help
  `,
  'national-foundation-for-credit-counseling': `
    nfcc
    credit counseling
    debt help
  `,
  'womens-independence-scholarship-program-wisp': `
    wisp
    scholarship for survivors
    scholarships for survivors
    scholarships for domestic violence survivors
  `,
  'patsy-takemoto-mink-education-foundation': `
    patsy mink
    scholarships for moms
    scholarships for low income moms
  `,
  'soroptimist-live-your-dream-award': `
    soroptimist
    live your dream
    scholarships for single moms
    scholarships for single mothers
  `,
  'jeannette-rankin-foundation-scholars': `
    jeannette rankin
    scholarships for women over 35
    scholarship for older women
  `,
  'aauw-fellowships-and-grants': `
    aauw
    american association of university women
  `,
  'kiva-u-s': `
    kiva
  `,
  'grameen-america': `
    grameen
  `,
  'sba-microloans-up-to-50-000': `
    microloan
    microloans
    micro loan
    sba loan
    sba microloan
  `,
  'small-business-administration': `
    sba
    small business administration
  `,
  'sba-womens-business-centers': `
    womens business center
    women owned business
    woman owned business
    business plan
  `,
  'usda-rural-housing-service': `
    usda loan
    rural development loan
    rural housing
    usda home loan
  `,
  'hud-housing-counseling-locator-line': `
    hud counselor
    housing counselor
    housing counseling
    foreclosure
    foreclosure help
    losing my house
    ejecucion hipotecaria
  `,
  'hud-find-shelter-tool': `
    hud find shelter
  `,
  'domesticshelters-org': `
    domestic shelters
    domesticshelters
    domesticshelters org
  `,
  'housing-choice-vouchers-section-8': `
    section 8
    sec 8
    section8
    section eight
    seccion 8
    housing choice voucher
    housing voucher
  `,
  'public-housing-program': `
    public housing
    housing authority
    vivienda publica
  `,
  'federal-housing-administration': `
    fha
    fha loan
  `,
  'u-s-department-of-housing-and-urban-development-hud': `
    hud
  `,
  'office-of-fair-housing-and-equal-opportunity': `
    fair housing
    housing discrimination
    landlord wants sex
    landlord harassing me
    landlord harassment
    landlord harasses me
    acoso del casero
    landlord racist
    racist landlord
    landlord discriminates
    landlord is discriminating
    mi casero me discrimina
  `,
  'hud-vawa-housing-protections': `
    vawa housing
    evicted because of abuse
    evicted because of domestic violence
    break my lease domestic violence
  `,
  'womenslaw-org': `
    womenslaw
    womens law
    womenslaw org
  `,
  'catholic-charities-usa': `
    catholic charities
    catholic charities usa
  `,
  'lawhelp-org': `
    lawhelp
    law help
  `,
  'legal-services-corporation-get-legal-help': `
    legal services corporation
    lsc
  `,
  'aba-free-legal-answers': `
    free legal answers
    aba
    ask a lawyer
    ask a lawyer online
  `,
  'immigration-advocates-network-legal-directory': `
    immigration advocates
    immigration advocates network
    daca
    dreamer
  `,
  'vawa-self-petition-information-uscis': `
    vawa
    vawa petition
    self petition
    vawa self petition
    green card abusive husband
    abusive husband green card
    husband wont file my papers
  `,
  'uscis-t-and-u-visa-information': `
    u visa
    t visa
    uvisa
    visa u
    visa t
  `,
  'u-s-citizenship-and-immigration-services': `
    uscis
    citizenship
    naturalization
    citizenship test
  `,
  'equal-employment-opportunity-commission': `
    eeoc
    equal employment
    sexual harassment at work
    job discrimination
    pregnancy discrimination
  `,
  'wage-and-hour-division': `
    wage and hour
    department of labor
    unpaid wages
    wage theft
    fmla
    family leave
    no me pagan
    wont pay me
    job wont pay me
    boss wont pay me
    last paycheck
    didnt get paid
    owed wages
  `,
  'occupational-safety-and-health-administration': `
    osha
  `,
  'national-labor-relations-board': `
    nlrb
    union
    start a union
    unionize
    join a union
    sindicato
  `,
  'office-for-civil-rights-department-of-education': `
    title ix
    title 9
    title nine
    campus rape
    campus sexual assault
  `,
  'american-civil-liberties-union': `
    aclu
  `,
  'federal-trade-commission': `
    ftc
    federal trade commission
    identity theft
    stole my identity
    scammed
    robo de identidad
  `,
  'consumer-financial-protection-bureau': `
    cfpb
    debt collector
    debt collectors
  `,
  'safety-net-project-techsafety-org': `
    techsafety
    tech safety
    safety net project
  `,
  'fcc-safe-connections-phone-line-separation': `
    safe connections
    phone line separation
    separate my phone line
    family plan phone
  `,
  'texas-address-confidentiality-program': `
    texas address confidentiality
  `,
  abortionfinder: `
    abortion finder
    abortionfinder
  `,
  'plan-c': `
    plan c
    plan c pills
    abortion pill
    abortion pills
    mifepristone
    misoprostol
  `,
  'national-network-of-abortion-funds': `
    abortion fund
    abortion funds
    nnaf
    pay for abortion
    help paying for abortion
  `,
  'planned-parenthood-appointments-line': `
    planned parent hood
    plan parenthood
    plannedparent hood
    planned parenthood
    planed parenthood
  `,
  'la-leche-league-usa': `
    la leche
    la leche league
    lll
  `,
  'medicaid-and-chip-apply': `
    medicaid
    chip
    chip insurance
  `,
  'centers-for-medicare-and-medicaid-services': `
    medicare
    obamacare
  `,
  'susan-g-komen': `
    komen
    susan g komen
  `,
  'national-breast-and-cervical-cancer-early-detection-program': `
    nbccedp
    mammogram
    free mammogram
    mamografia
    mamograma
    mamografia gratis
  `,
  'find-a-health-center-hrsa': `
    hrsa
    find a health center
  `,
  'indian-health-service': `
    ihs
    indian health service
  `,
  'veterans-health-administration': `
    veterans health administration
    va hospital
    va health care
  `,
  'national-institute-of-diabetes-and-digestive-and-kidney-dise': `
    diabetes
  `,
  'food-and-drug-administration': `
    fda
    food and drug administration
  `,
  'consular-help-mexico-ciam': `
    ciam
    mexican consulate
    mexico consulate
    consulate of mexico
    consulado mexicano
    consulado de mexico
    consulado
    proteccion consular
  `,
  'consular-help-guatemala': `
    consulado de guatemala
    guatemalan consulate
    consulate of guatemala
  `,
  'consular-help-honduras': `
    consulado de honduras
    honduran consulate
    consulate of honduras
  `,
  'consular-help-el-salvador': `
    consulado de el salvador
    consulado salvadoreno
    salvadoran consulate
    consulate of el salvador
  `,
  'consular-help-dominican-republic': `
    consulado dominicano
    consulado de republica dominicana
    dominican consulate
  `,
  'ice-detainee-locator': `
    ice locator
    detainee locator
    ice detainee locator
    find someone detained
    find a detainee
    where is ice holding
    ice took
    ice took my husband
    localizador de detenidos
    localizador de ice
    buscar a un detenido
    buscar detenido
    donde esta detenido
    donde lo tiene inmigracion
    detenido por ice
    detenido por inmigracion
    se llevo la migra
    la migra se llevo
  `,
  'ice-detention-information-line': `
    ice phone number
    ice detention line
    ice hotline
  `,
  'immigration-court-information-line': `
    immigration court date
    immigration court phone
    immigration court hearing
    eoir hotline
    a number court date
    fecha de corte de inmigracion
    cita en la corte de inmigracion
    mi corte de inmigracion
  `,
  'eoir-fraud-and-abuse-prevention-program': `
    notario fraud
    fraude de notario
    fraude de notarios
    me estafo un notario
    me robo el notario
    notario me robo
    un notario me robo
    notario robo
    notario stole
    notary stole
    notario cheated
    notario took my money
    denunciar a un notario
    reportar a un notario
    report a notario
    notario me estafo
    notario scam
    fake immigration lawyer
    falso abogado
    falso abogado de inmigracion
    abogado falso
  `,
  'cielo-indigenous-interpreters': `
    indigenous language
    indigenous interpreter
    lengua indigena
    lenguas indigenas
    hablo mam
    hablo mixteco
    hablo zapoteco
    hablo triqui
    hablo quiche
    hablo k iche
    hablo kiche
    hablo kanjobal
    hablo q anjobal
    hablo purepecha
    interprete de mam
    interprete de mixteco
    mam interpreter
    mixteco interpreter
    i speak mam
    i speak mixteco
    i speak k iche
    i speak kiche
    i speak quiche
    i speak zapotec
    zapotec interpreter
    zapotec
    triqui interpreter
    hablo nahuatl
    hablo chuj
    hablo ixil
    hablo kaqchikel
    hablo q eqchi
    hablo qeqchi
    hablo chinanteco
    hablo mazateco
    hablo otomi
    hablo tzotzil
    hablo tzeltal
    hablo chatino
    hablo amuzgo
    hablo tlapaneco
    hablo garifuna
    interprete de zapoteco
    interprete de k iche
    interprete de triqui
    traductor de mam
    traductor de mixteco
    traductor de zapoteco
    no hablo espanol
    mixteco
    zapoteco
    triqui
  `,
  'call-for-health-farmworkers': `
    call for health
    una voz para la salud
    farmworker health
    clinica para campesinos
    clinica campesina
  `,
  'centro-de-los-derechos-del-migrante': `
    centro de los derechos del migrante
    visa h 2a
    visa h2a
    h2a visa
    h 2a
  `,
  'justice-in-motion': `
    justice in motion
  `,
  'forced-marriage-initiative-tahirih': `
    tahirih
    forced marriage
    forced to marry
    forcing me to marry
    arranged marriage
    matrimonio forzado
    casamiento forzado
    me quieren casar
    me obligan a casarme
    me quieren obligar a casarme
  `,
  'aha-foundation': `
    aha foundation
  `,
  'uscis-female-genital-mutilation': `
    fgm
    fgm c
    female genital mutilation
    female genital cutting
    female circumcision
    mutilacion genital
    mutilacion genital femenina
    circuncision femenina
  `,
  'sparc-stalking-resource-center': `
    sparc
    stalking resource center
  `,
}
