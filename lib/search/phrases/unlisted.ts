import type { PhraseGroup } from '../phrase-group'

/** Organizations that no record of the directory names, under the kind of help that each is asked for. One a line. */
export const unlisted: PhraseGroup = {
  'eating-disorders': `
    neda
    national eating disorders association
    anad
    overeaters anonymous
  `,
  'substance-use': `
    1-800-gambler
    1800gambler
    ncpg
    national council on problem gambling
    gam anon
    casino problem
    casino addiction
    problem gambling
    addicted to gambling
    sports betting addiction
    ludopatia
    ludopata
    adiccion al juego
    adicta al juego
    jugadores anonimos
    narcotics anonymous
    alcoholicos anonimos
    celebrate recovery
    alateen
    smart recovery
    phoenix house
  `,
  'tech-safety': `
    cyber civil rights initiative
    ccri
    take it down
    stopncii
    stop ncii
    without my consent
  `,
  jobs: `
    dress for success
    career closet
    women in construction
    bottomless closet
  `,
  elder: `
    aarp
    area agency on aging
    agency on aging
    eldercare locator
    adult protective services
    council on aging
    senior services
    silver alert
  `,
  'food-pantry': `
    meals on wheels
    no kid hungry
    feeding america
    food not bombs
  `,
  disaster: `
    red cross
    american red cross
    cruz roja
    cruz roja americana
    fema
  `,
  prenatal: `
    march of dimes
    nurse family partnership
    healthy start
    birthright
  `,
  diapers: `
    national diaper bank network
    baby2baby
    cribs for kids
    period supply alliance
    alliance for period supplies
  `,
  lgbtq: `
    pflag
    glaad
    human rights campaign
    lambda legal
    transgender law center
    sage elders
    gsa network
  `,
  'immigration-legal': `
    raices
    kind kids in need of defense
    tahirih
    tahirih justice center
    asista
    maldef
    clinic legal network
    international rescue committee
    united we dream
    nilc
  `,
  'civil-rights': `
    naacp
    league of women voters
    now national organization for women
    national organization for women
    southern poverty law center
    emilys list
    ignite national
    emerge america
  `,
  children: `
    casa volunteer
    court appointed special advocate
    darkness to light
  `,
  'public-housing': `
    habitat for humanity
  `,
  'home-repair': `
    rebuilding together
  `,
  'cancer-screening': `
    american cancer society
    sharsheret
    young survival coalition
  `,
  'womens-care': `
    endometriosis foundation
    resolve infertility
    endofound
  `,
  scholarships: `
    peo scholarship
    emerge scholarships
  `,
  transportation: `
    wheels to work
    vehicles for change
  `,
  teens: `
    boys town
    big brothers big sisters
    girls inc
    girl scouts
    national safe place
    safe place for youth
  `,
}
