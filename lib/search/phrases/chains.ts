/**
 * Organizations with many offices, by the words in the name of every office. Someone who asks for one means the
 * office near her, whatever kind of help the name suggests. One phrase a line.
 */
export const chains: Record<string, string> = {
  'salvation army': `
    salvation army
    the salvation army
    salvation army shelter
    ejercito de salvacion
    el ejercito de salvacion
  `,
  'st vincent de paul': `
    st vincent de paul
    saint vincent de paul
    st vincent
    st vincents
    svdp
    st vinnies
    vinnies
    st vinny
    san vicente de paul
  `,
  'catholic charities': `
    catholic charities
    catholic charity
    catholic services
    caridades catolicas
    caridad catolica
    catholic social services
  `,
  ywca: `
    ywca
  `,
  goodwill: `
    goodwill
  `,
  'legal aid society': `
    legal aid society
  `,
  'family justice center': `
    family justice center
    centro de justicia familiar
  `,
  'volunteers of america': `
    volunteers of america
    voa
  `,
  'community action': `
    community action
    community action agency
    community action program
    cap agency
    cap office
    accion comunitaria
  `,
  'covenant house': `
    covenant house
  `,
  'rescue mission': `
    rescue mission
    union rescue mission
  `,
  'jewish family': `
    jewish family services
    jewish family service
    jfs
  `,
  lutheran: `
    lutheran services
    lutheran social services
    lutheran family services
    lss
  `,
  'boys and girls club': `
    boys and girls club
    boys girls club
  `,
  'united way': `
    united way
  `,
  'la casa de las madres': `
    la casa de las madres
    casa de las madres
  `,
  'vet center': `
    vet center
    vet centers
  `,
  'health department': `
    health department
    health dept
    county health department
    departamento de salud
  `,
  'womens resource center': `
    womens resource center
  `,
  'rape crisis': `
    rape crisis center
  `,
  'black women': `
    black women
    black woman
    black womens
    african american women
    african american woman
    mujeres negras
  `,
  'asian women': `
    asian women
    asian womens
  `,
}
