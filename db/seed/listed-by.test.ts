import { expect, it } from 'vitest'
import { readFacts, readLocalPrograms } from './facts'
import { readProvenance } from './listed-by'

const LISTS = 'via the SUCCURRO data set'
const OPEN = 'AutomatedEmpires/Open-Resource-Access-Network db/migrations/0065.sql (operator pages reviewed 2026-07-13)'
const DOSSIER = 'eyoitsmedean/Ai crisis-number dossier (official pages opened 2026-09-14'
const USA = 'https://www.usa.gov/agencies/office-on-violence-against-women'

/** Sources as they stand in the facts, with what may be said of them: name, date, address. */
it.each([
  [
    `HUD Resource Locator 2026-07-19 (${LISTS}) + second federal extract`,
    '',
    'HUD',
    '2026-07-19',
    'https://resources.hud.gov/',
  ],
  [
    `https://domesticpeace.com/shelters/ (2026-07-20) ${LISTS}`,
    '',
    'the Arkansas Coalition Against Domestic Violence',
    '2026-07-20',
    'https://domesticpeace.com/shelters/',
  ],
  [
    `https://nnedv.org/content/state-u-s-territory-coalitions/ ${LISTS}`,
    '2026-07-19',
    'the National Network to End Domestic Violence',
    '2026-07-19',
    'https://nnedv.org/content/state-u-s-territory-coalitions/',
  ],
  [
    `New York State Coalition Against Domestic Violence: NYSCADV member program directory (2026-07-20) ${LISTS}`,
    '2026-07-20',
    'the New York State Coalition Against Domestic Violence',
    '2026-07-20',
    'https://www.nyscadv.org/find-help/program-directory.html',
  ],
  [
    `City Harvest: City Harvest pantry/agency locator (2026-07-21) ${LISTS}`,
    '2026-07-21',
    'City Harvest',
    '2026-07-21',
    null,
  ],
  [
    `ACF Family and Youth Services Bureau: Runaway and Homeless Youth grantees (per-state pages) (2026-07-20) ${LISTS}`,
    '',
    'the Family and Youth Services Bureau',
    '2026-07-20',
    null,
  ],
  [
    'nami.org listing in the SUCCURRO data set (2026-07) and several public repositories',
    '2026-07-20',
    'NAMI',
    '2026-07-01',
    null,
  ],
  [`${USA} via USA.gov content (May 2025) (2025-05-25)`, '2025-05-25', 'USA.gov', '2025-05-25', USA],
  ['usa.gov via USA.gov content (May 2025); many public repositories', '2025-05-25', 'USA.gov', '2025-05-01', null],
  [
    `https://www.thehotline.org/get-help/ per ${OPEN}; ${DOSSIER};; ${USA} via USA.gov content (May 2025) (2025-05-25); ovc.ojp.gov grantee news`,
    '2026-09-14',
    'USA.gov',
    '2025-05-25',
    USA,
  ],
  [`${OPEN}; usa.gov via USA.gov content (May 2025)`, '2026-07-13', 'USA.gov', '2025-05-01', null],
  ['mcedv.org (official page seen)', '', 'mcedv.org', null, null],
  ['womenshealth.gov page copy (c.2019); reviewed 2026-01', '', 'womenshealth.gov', null, null],
  [
    'lapdonline.org, domestic violence information, undated stored copy; a public list of 2022 agrees',
    '',
    'lapdonline.org',
    null,
    null,
  ],
  [
    'Des Moines Register, 30 September 2015, stored copy; no newer page seen',
    '',
    'the Des Moines Register',
    '2015-09-01',
    null,
  ],
])('of %j (%j) says %j, %j, %j', (source, date, listedBy, listedOn, sourceUrl) => {
  expect(readProvenance(source, date)).toMatchObject({ listedBy, listedOn, sourceUrl })
})

it.each([
  ['calltosafety.org in several public repositories', 'agreeing'],
  ['opdv.ny.gov in many public repositories', 'agreeing'],
  ['acesdv.org/helpline via 12news.com (2021) and directorsblog.health.azdhs.gov', 'agreeing'],
  [
    `strongheartshelpline.org per operator-page check of 2026-07-19; stronghearts.me/about; nativenewsonline.net`,
    'agreeing',
  ],
  [`988lifeline.org per ${OPEN}; ${DOSSIER};; SAMHSA notices`, 'agreeing'],
  ['several public GitHub pages of different owners agree; undated stored copies, no official page seen', 'agreeing'],
  ['nnedv.org; several public repositories', 'agreeing'],
  ['10 public repositories agree', 'agreeing'],
  ['nj.gov/dcf/women/hotlines per', 'single'],
  ['the-network.org per', 'single'],
  ['mass.gov per (July 2026)', 'single'],
  ['domesticpeace.com and humanservices.arkansas.gov per (2026-06-19)', 'single'],
  ['one public GitHub page; undated stored copies, no official page seen', 'single'],
  ['July 2026 directory', 'single'],
  ['confirmed Oct 2026)', 'single'],
  ['faithhouseacadiana.com', 'single'],
  ['2nd', 'single'],
])('of %j, which nobody read at its source, gives no name, date or address', (source, phoneProof) => {
  expect(readProvenance(source, '2026-07-19')).toEqual({ listedBy: null, listedOn: null, sourceUrl: null, phoneProof })
})

it.each([
  [`https://nnedv.org/content/state-u-s-territory-coalitions/ ${LISTS}; office phone: July 2026 directory`, 'single'],
  ['Des Moines Register, 30 September 2015, stored copy; no newer page seen', 'single'],
  ['operator or programme page, stored copy', 'read'],
  [`${USA} via USA.gov content (May 2025) (2025-05-25); link on usa.gov/fafsa`, 'read'],
])('does not take the source of a name for that of its number: %j', (source, phoneProof) => {
  expect(readProvenance(source)).toMatchObject({ phoneProof })
})

it('never pairs a name with the date of another source', () => {
  for (const { id, source, source_date } of [...readFacts(), ...readLocalPrograms()]) {
    const { listedBy, listedOn, sourceUrl } = readProvenance(source, source_date)
    if (!listedBy) expect({ listedOn, sourceUrl }, id).toEqual({ listedOn: null, sourceUrl: null })
    if (listedBy === 'USA.gov') expect(listedOn?.slice(0, 7), id).toBe('2025-05')
  }
})
