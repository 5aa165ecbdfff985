import type { Person } from '../people'

/** Who she is, as she says it. One phrase a line. */
export const people: Record<Person, string> = {
  teen: `
    teen
    teenager
    teenage
    teenage girl
    minor
    youth
    young woman
    young girl
    13 years old
    14 years old
    15 years old
    16 years old
    17 years old
    im in high school
    high school
    underage
    adolescente
    joven
    jovenes
    tengo 14 anos
    tengo 15 anos
    tengo 16 anos
    tengo 17 anos
    menor de edad
    foster kid
    mom hits me
  `,
  elder: `
    elder
    elderly
    elderly woman
    elderly mother
    older woman
    senior
    senior citizen
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
    ancianos
    persona mayor
    personas mayores
    tercera edad
    adulto mayor
    adultos mayores
    abuela
  `,
  deaf: `
    deaf
    deaf woman
    deafblind
    deafblind woman
    deaf blind
    sordo
    sordociega
    sorda y ciega
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
    lenguaje de senas
    lengua de senas
  `,
  native: `
    native
    native american
    native woman
    native american domestic violence
    american indian
    indian health
    indian health service
    indigenous
    indigenous woman
    tribal
    tribal health
    tribal clinic
    tribe
    tribal member
    reservation
    on the rez
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
    pueblos indigenas
    dakota sioux
    choctaw
    first nations
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
    chickasaw
    muscogee
    osage nation
    menominee
    yakama
    tohono oodham
    nez perce
    mescalero
    jicarilla
    lummi nation
    indian reservation
  `,
  immigrant: `
    immigrant
    immigrant woman
    undocumented
    refugee
    asylum seeker
    newcomer
    foreign bride
    mail order bride
    my husband brought me here
    inmigrante
    indocumentada
    indocumentado
    sin papeles
    no tengo papeles
    refugiada
    refugiados
    recien llegada
    migrante
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
    vet
    woman veteran
    women vets
    female veteran
    homeless veteran
    military
    apo ae
    apo ap
    fpo ae
    fpo ap
    dpo ae
    dpo ap
    military wife
    military spouse
    military family
    army wife
    soldier
    soldier husband
    husband is a soldier
    army husband
    navy husband
    marine husband
    soldado
    esposo soldado
    marido soldado
    ejercito
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
    veterano
    militar
    esposo militar
    female vet
    served in the marines
    served in the army
    served in the navy
    served in the air force
    mst
    military sexual trauma
    dd214
    from army
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
    gay
    lesbian
    bisexual
    bi
    queer
    nonbinary
    non binary
    coming out
    came out
    two spirit
    lesbiana
    bisexual mujer
    homosexual
    comunidad lgbt
    enby
  `,
  trans: `
    trans
    trans woman
    trans man
    trans teen
    transgender
    transgender woman
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
    disability
    woman with disability
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
    me and my kids
    newborn
    toddler
    single mom
    single dad
    single father
    single parent
    papa soltero
    single mother
    single parent
    mom
    mother
    mother of 2
    mother of 3
    mom of 3
    family
    con hijos
    con ninos
    con bebe
    recien nacido
    madre soltera
    mama soltera
    mama
    madre
    familia
    young mom
    teen mom
  `,
  pets: `
    with pets
    with dog
    with cat
    animals
    foster my dog
    pet friendly
    pets allowed
    take my dog
    service dog
    emotional support animal
    mascota
    perro
    gato
    vet for my dog
    vet for my cat
    low cost vet
    vet bill
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
    expecting
    embarazada
  `,
}
