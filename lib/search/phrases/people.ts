import type { Person } from '../people'

/** Who she is, as she says it. One phrase a line. */
export const people: Record<Person, string> = {
  teen: `
    teen
    teens
    teenager
    teenagers
    teenage
    teenage girl
    minor
    youth
    young woman
    young girl
    im 13
    im 14
    im 15
    im 16
    im 17
    13 years old
    14 years old
    15 years old
    16 years old
    17 years old
    im in high school
    high school
    my parents
    my dad
    my stepdad
    stepdad
    stepfather
    underage
    adolescente
    adolescentes
    joven
    jovenes
    tengo 14 anos
    tengo 15 anos
    tengo 16 anos
    tengo 17 anos
    menor de edad
    mis papas
    mi padrastro
    padrastro
    at 16
    at 17
    im a minor
    foster kid
    mom hits me
  `,
  elder: `
    elder
    elders
    elderly
    elderly woman
    elderly mother
    older woman
    older women
    senior
    seniors
    senior citizen
    senior citizens
    over 60
    over 65
    old lady
    grandma
    grandmother
    elder abuse
    elderly abuse
    senior abuse
    aging
    nursing home
    nursing home abuse
    caregiver
    adult protective services
    aps
    my mother is being abused
    dementia
    alzheimers
    abuso de ancianos
    abuso de personas mayores
    maltrato de ancianos
    anciana
    ancianas
    ancianos
    persona mayor
    personas mayores
    tercera edad
    adulto mayor
    adultos mayores
    abuela
    mi abuela
  `,
  deaf: `
    deaf
    deaf woman
    deaf women
    deaf abuse
    deaf abuse hotline
    hard of hearing
    hearing impaired
    asl
    sign language
    videophone
    video phone
    vp call
    tty
    tdd
    relay
    sorda
    sordas
    lenguaje de senas
    lengua de senas
  `,
  native: `
    native
    native american
    native americans
    native woman
    native women
    native american domestic violence
    american indian
    indian health
    indian health service
    indigenous
    indigenous woman
    indigenous women
    tribal
    tribal health
    tribal clinic
    tribe
    tribal member
    my tribe
    reservation
    on the rez
    rez
    alaska native
    native hawaiian
    hawaiian
    navajo
    lakota
    cherokee woman
    ojibwe
    apache woman
    hopi
    mmiw
    nativa
    nativa americana
    indigena
    indigenas
    pueblos indigenas
    dakota sioux
    choctaw
    first nations
    the rez
    indian clinic
    urban indian
    eskimo
    inuit
    inupiat
    yupik
    sioux
    apache
    cherokee
    blackfeet
    crow tribe
    seminole
  `,
  immigrant: `
    immigrant
    immigrants
    immigrant woman
    immigrant women
    undocumented
    refugee
    refugees
    refugee help
    asylum seeker
    newcomer
    foreign bride
    mail order bride
    my husband brought me here
    inmigrante
    inmigrantes
    indocumentada
    indocumentado
    sin papeles
    no tengo papeles
    refugiada
    refugiadas
    refugiados
    recien llegada
    migrante
    migrantes
    afghan
    afghanistan
    haitian
    ukrainian
    no papers
    without papers
    no documents
    no legal status
    illegal immigrant
    sin documentos
    no tengo documentos
    no tiene papeles
    from mexico
    from guatemala
    from honduras
    from el salvador
    from venezuela
    from haiti
    from ukraine
    from africa
    de honduras
    de guatemala
    de venezuela
    de cuba
    de colombia
    de nicaragua
  `,
  veteran: `
    veteran
    veterans
    vet
    woman veteran
    women veterans
    women vets
    female veteran
    homeless veteran
    military
    military wife
    military spouse
    military family
    army wife
    marine
    air force
    national guard
    va
    va hospital
    va benefits
    va clinic
    va health
    vet center
    vso
    my husband is in the army
    active duty
    veterana
    veteranas
    veterano
    militar
    esposo militar
    female vet
    marines
    served in the marines
    served in the army
    served in the navy
    served in the air force
    mst
    military sexual trauma
    dd214
    from army
    from the army
    in the army
    from the military
    in the military
    ex military
    from combat
  `,
  lgbtq: `
    lgbtq
    lgbt
    lgbtqia
    lgbtq youth
    lgbtq youth crisis
    lgbtq help
    gay
    lesbian
    lesbians
    bisexual
    bi
    queer
    nonbinary
    non binary
    coming out
    came out
    two spirit
    lesbiana
    lesbianas
    bisexual mujer
    homosexual
    comunidad lgbt
    enby
    for being gay
  `,
  trans: `
    trans
    trans woman
    trans women
    trans man
    trans teen
    transgender
    transgender woman
    transgender women
    transgender shelter
    gender identity
    transexual
    transgenero
    mujer trans
    mujeres trans
    persona trans
    mtf
    trans girl
    transitioning
  `,
  disabled: `
    disabled
    disabled woman
    disabled women
    disability
    disabilities
    woman with disability
    women with disabilities
    wheelchair
    wheelchair accessible
    blind
    visually impaired
    special needs
    special needs child
    autistic
    autism
    my disabled child
    intellectual disability
    developmental disability
    independent living
    center for independent living
    caregiver abuses me
    discapacidad
    discapacitada
    discapacitadas
    silla de ruedas
    ciega
    necesidades especiales
    autismo
    caregiver hurts me
    cerebral palsy
    down syndrome
    multiple sclerosis
    amputee
    paralyzed
  `,
  children: `
    with kids
    with children
    with child
    with baby
    with my kids
    with my children
    with my baby
    and kids
    and my kids
    and children
    and my children
    and my baby
    and baby
    me and my kids
    kids
    children
    my kids
    my children
    baby
    my baby
    newborn
    toddler
    single mom
    single moms
    single mother
    single mothers
    single parent
    mom
    moms
    mother
    mothers
    mother of 2
    mother of 3
    mom of 3
    family
    families
    con hijos
    con mis hijos
    con ninos
    con mis ninos
    con bebe
    con mi bebe
    y mis hijos
    hijos
    mis hijos
    ninos
    bebe
    mi bebe
    recien nacido
    madre soltera
    madres solteras
    mama soltera
    mamas solteras
    mama
    madre
    familia
    young mom
    teen mom
  `,
  pets: `
    with pets
    with pet
    with dog
    with my dog
    with cat
    with my cat
    pet
    pets
    dog
    dogs
    my dog
    cat
    cats
    my cat
    animals
    foster my dog
    pet friendly
    pets allowed
    take my dog
    service dog
    emotional support animal
    mascota
    mascotas
    con mascota
    con mascotas
    perro
    mi perro
    con mi perro
    gato
    con mi gato
    vet for my dog
    vet for my cat
    low cost vet
    vet bill
    vet bills
    cheap vet
    free vet
    spay
    neuter
    sick dog
    sick cat
  `,
  pregnant: `
    pregnant
    pregnant woman
    pregnant women
    expecting
    im pregnant
    embarazada
    embarazadas
    estoy embarazada
  `,
}
