import type { PhraseGroup } from '../phrase-group'

/** Help that is there for one group of people. One phrase a line. */
export const groups: PhraseGroup = {
  children: `
    child abuse
    child is being abused
    child abuse hotline
    my child is being hurt
    someone is hurting my child
    someone hurting my child
    hurting my child
    hurts my child
    hurt my child
    hits my child
    hitting my child
    hits my kids
    hitting my kids
    hurts my kids
    hurting my kids
    hurt my kids
    beats my kids
    beats my child
    beating my kids
    hits my son
    hits my daughter
    hits my baby
    hurts my baby
    hurt my baby
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
    dad hits me
    my mom hits me
    mom hits me
    parents hit me
    my parents hit me
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
    les pega a mis hijos
    le pega a mi hijo
    le pega a mi hija
    pega a mis hijos
    pega a mi hija
    golpea a mis hijos
    golpea a mi hijo
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
    kids are being abused
    my child is being abused
    daughter being molested
    son being molested
    shook the baby
    shaken baby
    beating her kids
    hitting her kids
    hurting her kids
    neighbor beats her kids
    neighbor is beating her kids
    neglected child
  `,
  elder: `
    elder
    elderly
    seniors
    senior citizen
    senior citizens
    older woman
    older women
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
    help for seniors
    senior center
    area agency on aging
    senior services
    abuso de ancianos
    abuso a ancianos
    abuso de personas mayores
    maltrato de ancianos
    maltrato a personas mayores
    ayuda para ancianos
    ayuda para personas mayores
    steals my social security
    steals my check
    takes my social security
    caretaker hits
    caregiver hits
    caregiver abuse
    hits my grandmother
    hits my grandma
  `,
  teens: `
    teen
    teens
    teenager
    teenagers
    adolescente
    adolescentes
    help for teens
    teen help
    teen hotline
    teen crisis
    youth crisis
    bullied
    bullying
    bullied at school
    teen counseling
    ayuda para adolescentes
    me hacen bullying
    acoso escolar
  `,
  lgbtq: `
    lgbtq
    lgbt
    lgbtqia
    lgbtq center
    lgbtq youth
    lgbtq youth crisis
    lgbtq help
    lgbt center
    gay
    lesbian
    lesbians
    bisexual
    queer
    nonbinary
    trans woman
    trans women
    trans
    transgender
    transgender woman
    transgender women
    gender affirming
    gender affirming care
    hormones
    coming out
    two spirit
    lesbiana
    lesbianas
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
  `,
  veterans: `
    veteran
    veterans
    woman veteran
    women veterans
    female veteran
    women vets
    vet center
    veteran crisis
    veterans crisis line
    veterans crisis
    veterans benefits
    va benefits
    veterans service officer
    vso
    homeless veteran
    homeless veterans
    military spouse
    military wife
    military family
    veterana
    veteranas
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
    native women
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
    indigenas
    urban indian clinic
    urban indian
    indian clinic
    indian hospital
  `,
  refugee: `
    refugee
    refugees
    refugee help
    refugee resettlement
    resettlement
    resettlement agency
    newcomer
    refugiada
    refugiadas
    refugiados
    ayuda para refugiados
  `,
  disability: `
    disability
    disabilities
    disabled
    disability help
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
  `,
}
