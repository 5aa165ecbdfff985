import type { PhraseGroup } from '../phrase-group'

/** Help that is there for one group of people. One phrase a line. */
export const groups: PhraseGroup = {
  children: `
    child abuse
    child is being abused
    child abuse hotline
    my child is being hurt
    someone is hurting my child
    hurts my child
    hits my child
    hits my kids
    hurts my kids
    hurting my kids
    beats my kids
    beats my child
    hits my son
    hits my daughter
    hits my baby
    hurts my baby
    shook my baby
    touched my child
    touched my daughter
    touched my son
    touches my daughter
    molested my daughter
    molested my child
    molesting my child
    molesting my daughter
    abusing my child
    abusing my kids
    abusing my daughter
    abused my daughter
    raped my daughter
    child neglect
    neglect
    report child abuse
    report abuse of a child
    my dad hits me
    my mom hits me
    parents hit me
    stepdad hits me
    stepdad touches me
    stepdad touched me
    my dad touches me
    my uncle touched me
    uncle touches me
    child sexual abuse
    missing child
    my child is missing
    my daughter is missing
    missing daughter
    abuso infantil
    abuso de menores
    abuso de ninos
    maltrato infantil
    le pega a mis hijos
    le pega a mi hija
    golpea a mis hijos
    golpea a mi hija
    toco a mi hija
    abuso de mi hija
    abusaron de mi hija
    abusa de mi hija
    mi papa me pega
    mi padrastro me toca
    mi padrastro me pega
    lastima a mis hijos
    nino maltratado
    negligencia infantil
    my kids are being abused
    daughter being molested
    son being molested
    shaken baby
    neighbor beats her kids
    neglected child
    groomed online
    being groomed
    predator online
    teacher texts me
    coach texts me
    adult texting my kid
    neighbor hurting her baby
    neighbor hits her kids
    hurting my baby
    might hurt my baby
    leave baby safely
    safe haven baby
    safe haven
    give up my baby
    baby drop off
    abusan de mi hija
    touching girls
    touching boys
    touching kids
    coach is touching
    teacher is touching
    child predator
    childrens help hotline
    kids hotline
    kids help line
    child molester
    teacher hurts my child
    daycare hurt my baby
    babysitter hurt my baby
    boyfriend hits my kids
    boyfriend hurts my kids
    husband hits the kids
    hurting my daughter
    hurting my son
    hurting my grandchild
    yells at the kids
    afraid he will hurt the kids
    my niece is being abused
    my nephew is being abused
    my grandchild is being abused
    my little sister is being abused
    my little brother is being hit
    kid being hurt
    child in danger
    kids in danger
    abandoned child
    kids left alone
    child left alone
    child molestation
    child rape
    child porn
    kid sexting
    someone messaging my daughter
    stranger messaging my kid
    man messaging my daughter
    older man texting my daughter
    my dad beats me
    mom beats me
    mother hits me
    father hits me
    stepmom hits me
    foster parent hits me
    foster mom hits me
    parents abuse me
    my parents are abusive
    kidnapped child
    amber alert
    my son is missing
    lost my child
    my kid ran away
    my daughter ran away
    my son ran away
    le pega a los ninos
    le pega a la nina
    le pega a mi bebe
    golpea a los ninos
    maltrata a mis hijos
    maltrata a los ninos
    abusan de mi hijo
    abuso a mi hijo
    tocaron a mi hija
    tocaron a mi hijo
    toca a mi hija
    toca a mi hijo
    mi hija fue abusada
    mi hijo fue abusado
    mi hija fue tocada
    abuso sexual de menores
    abuso sexual infantil
    abuso de menor
    denunciar abuso infantil
    reportar abuso infantil
    reportar abuso de un nino
    mi mama me pega
    mis papas me pegan
    mi papa me golpea
    mi mama me golpea
    mi hija esta desaparecida
    mi hijo esta desaparecido
    hija perdida
    nina desaparecida
    nino desaparecido
    mi hija se fue de la casa
    mi hija se escapo
  `,
  elder: `
    nursing home neglect
    neglect in nursing home
    elder neglect
    nursing home complaint
    nursing home abuse
    elder
    elderly
    seniors
    senior citizen
    older woman
    anciana
    ancianos
    personas mayores
    tercera edad
    elder abuse
    elderly abuse
    senior abuse
    abuse of the elderly
    elder neglect
    elder care
    eldercare
    elder law
    adult protective services
    nursing home abuse
    old people abuse
    my mother is being abused by her caregiver
    senior center
    area agency on aging
    senior services
    abuso de ancianos
    abuso de personas mayores
    maltrato de ancianos
    maltrato a personas mayores
    steals my social security
    steals my check
    takes my social security
    caretaker hits
    caregiver hits
    caregiver abuse
    hits my grandmother
    hits my grandma
    stealing grandmas money
    stealing my moms money
    stealing her social security
    takes my social security check
    takes my checks
    steals grandma
    steals from grandma
    nursing home
    caregiver steals
    grandma
    abuelita
    my grandmother
    adult day care
    old lady abuse
    older woman abuse
    grandmother abuse
    grandmother being abused
    grandma being abused
    mom is being abused by caregiver
    elderly mom abused
    elderly mother abused
    elderly neighbor
    elderly neglect
    elder fraud
    elder scam
    senior scam
    senior being scammed
    scammed my mom
    scammed my grandma
    scammed my grandmother
    mom was scammed
    grandma was scammed
    elder financial abuse
    elder hotline
    elder abuse hotline
    aps report
    report elder abuse
    aging services
    aging and disability
    office on aging
    council on aging
    senior programs
    senior food
    senior legal
    senior transportation
    home care for mom
    home health aide
    in home care
    help for my elderly mom
    taking care of my mom
    caring for my mother
    dementia help
    alzheimers help
    assisted living
    memory care
    granddaughter steals
    grandson hits me
    grandson steals
    grandson steals from me
    nephew steals from me
    takes my pension
    abuso a mi abuela
    maltrato a mi abuela
    mi abuela es maltratada
    cuidado de ancianos
    ayuda para mi mama mayor
    asilo de ancianos
    adulto mayor ayuda
    ayuda adultos mayores
    centro para personas mayores
    took my checkbook
    stole my checkbook
    cashed my checks
    took my atm card
    took my debit card
    power of attorney stole
    drained my account
    grandson took my money
    daughter took my money
    son took my money
    son took my house
  `,
  teens: `
    teen
    teenager
    adolescente
    teen hotline
    teen crisis
    youth crisis
    bullied
    bullying
    bullied at school
    teen counseling
    me hacen bullying
    acoso escolar
    teen support
    teen line
    teen advice
    teen mental health
    teen depression
    teen girl help
    help for my teenage daughter
    troubled teen
    at risk youth
    youth program
    youth center
    mentor for my daughter
    kids at school bully me
    bullied online
    bullies
    cyber bullied
    bullying my daughter
    bullying my son
    my daughter is being bullied
    my son is being bullied
    bulling
    school bullies
    le hacen bullying
    le hacen bullying a mi hija
    le hacen bullying a mi hijo
    mi hija sufre bullying
    ayuda para jovenes
    ayuda para mi hija adolescente
    ayuda para mi hijo adolescente
    programas para jovenes
    hija rebelde
  `,
  lgbtq: `
    lgbtq
    lgbt
    lgbtqia
    lgbtq center
    lgbtq youth
    lgbtq youth crisis
    lgbt center
    gay
    lesbian
    bisexual
    queer
    nonbinary
    trans woman
    trans
    transgender
    transgender woman
    gender affirming
    gender affirming care
    hormones
    coming out
    two spirit
    lesbiana
    transgenero
    transexual
    mujer trans
    mujeres trans
    comunidad lgbt
    mtf
    ftm
    enby
    bi
    kicked me out for being gay
    gay teen
    lesbian couple
    trans support
    transgender youth
    trans youth
    trans kid
    trans name change
    gender clinic
    gender therapist
    hrt
    queer youth
    pride center
    lgbt youth
    lgbt resources
    lgbtq resources
    lgbtq support
    lgbt support
    lgbt community
    my daughter is gay
    my kid is trans
    my son is gay
    coming out to my parents
    disowned for being gay
    disowned
    kicked out for being trans
    same sex
    wife and wife
    gay support group
    persona trans
    apoyo lgbt
    mi hija es lesbiana
    mi hijo es gay
    homosexual
    homosexuales
  `,
  veterans: `
    veteran
    woman veteran
    female veteran
    women vets
    vet center
    veteran crisis
    veterans crisis line
    veterans benefits
    va benefits
    veterans service officer
    vso
    homeless veteran
    military spouse
    military wife
    military family
    veterana
    militar
    vet
    female vet
    military sexual trauma
    mst
    served in the marines
    served in the army
    served in the navy
    army veteran
    dd214
    army vet
    navy vet
    marine vet
    vet benefits
    vet services
    military help
    military one source
    military discharge
    wife of a veteran
    veteran wife
    veteran spouse
    veteran housing
    veterans help line
    veteran homeless
    veterans affairs
    va disability
    va claim
    va loan
    va home loan
    va rating
    gi bill
    american legion
    vfw
    ssvf
    deployed husband
    soldier husband
    veteranos
    ex militar
    fui militar
  `,
  'va-health': `
    va hospital
    va clinic
    va health
    va medical center
    veterans hospital
    va health care
    va doctor
    hospital de veteranos
    va womens clinic
  `,
  'tribal-health': `
    indian health service
    indian health
    ihs
    ihs clinic
    tribal health
    tribal clinic
    tribal
    native american
    native american clinic
    native american health
    native health
    native woman
    american indian
    alaska native
    indigenous
    indigenous women
    tribe
    reservation
    rez
    nativa
    nativa americana
    indigena
    urban indian clinic
    urban indian
    indian clinic
    indian hospital
    indian health clinic
    indian health center
    native clinic
    native help
    native services
    native program
    native women program
    native american services
    native american program
    native american women
    tribal services
    tribal program
    tribal housing
    tribal police
    tribal court
    tribal dv
    tribal advocate
    tribal office
    tribal member help
    tribal id
    live on the reservation
    live on the rez
    icwa
    missing native woman
    missing indigenous women
  `,
  refugee: `
    refugee
    refugee resettlement
    resettlement
    resettlement agency
    newcomer
    refugiada
    refugiados
    afghan
    afghanistan
    ukraine
    ukrainian
    haitian
    haiti
    refugee services
    refugee agency
    refugee center
    refugee job
    refugee housing
    refugee resettlement agency
    asylee
    siv
    special immigrant visa
    afghan refugee
    ukrainian refugee
    syrian
    congolese
    somali refugee
    burmese
    cuban
    venezuelan
    new to the country
    new in this country
    recien llegados
    venezolana
    cubana
    hondurena
    acabo de llegar
    acabo de llegar a este pais
  `,
  disability: `
    disability
    disabled
    disability rights
    independent living
    independent living center
    center for independent living
    wheelchair
    blind
    deaf
    hard of hearing
    asl
    sign language
    special needs
    special needs child
    autism
    autistic
    caregiver
    home care
    discapacidad
    discapacitada
    discapacidades
    silla de ruedas
    ciega
    sorda
    lengua de senas
    necesidades especiales
    autismo
    iep
    respite care
    respite
    caregiver hurts me
    caretaker hurts me
    group home abuse
    cerebral palsy
    down syndrome
    multiple sclerosis
    ms disease
    spinal cord injury
    brain injury
    amputee
    paralyzed
    epilepsy
    seizures
    developmental disability
    intellectual disability
    sordera
    disability services
    disability office
    disability resource center
    disability advocate
    disability ride
    disability housing
    disabled mom
    disabled woman help
    help for disabled child
    disabled daughter
    disabled son
    special needs son
    special needs daughter
    special needs kid
    special ed
    special education
    504 plan
    early intervention
    speech therapy
    speech delay
    autistic son
    autistic daughter
    autism son
    autism daughter
    wheel chair
    walker
    crutches
    medical equipment
    hospital bed
    blind services
    low vision
    deaf services
    deaf interpreter
    asl interpreter
    hearing loss
    sign language interpreter
    traumatic brain injury
    tbi
    personal care attendant
    personal attendant
    pca
    home attendant
    ada
    accommodations
    handicap
    handicapped
    handicap parking
    chronic illness
    chronic pain
    fibromyalgia
    ayuda para discapacitados
    hijo con autismo
    hija con autismo
    nino con autismo
    hijo discapacitado
    hija discapacitada
    hijo especial
    ninos especiales
    nino especial
    educacion especial
    no puedo caminar
    no veo
    interprete de senas
    school for my autistic
    school for my son with autism
    school for special needs
    iep meeting
    school wont help my disabled child
  `,
}
