import { defineGuide, list, listUnder, section, steps, term, terms, warning } from '../../define-guide'

export const farmworkers = defineGuide({
  id: 'farmworkers',
  title: 'Safe in the fields and the packing house',
  description:
    'When a foreman touches you, keeps your pay or your passport, or says that he will call immigration: what the law says and who helps farmworkers.',
  category: 'work',
  difficulty: 'beginner',
  format: 'article',
  tags: ['farmworker', 'fields', 'foreman', 'H-2A', 'harassment', 'unpaid wages', 'indigenous language'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States, federal law. Many states give farmworkers more rights, such as overtime, and their offices take smaller farms.',
  review: null,
  inShort: [
    'Federal law against sexual harassment also protects you if you have no papers.',
    'A boss who says that he will call immigration because you complained is breaking that law too.',
    'You have to be paid what was promised, and told in writing and in a language that you understand.',
    'There are people whose only work is to help farmworkers, in Spanish and in indigenous languages.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'In danger, call 911. Fields have no street number, so say the name of the farm, the nearest road or crossing, and what you can see.',
        'Tell one person whom you trust, and do not go alone with him to the truck, the far rows or the office. Ask to work beside other women.',
        'Write down or record in your own language what happened: the day, the place, his name, who was near. Keep it where he cannot find it.',
      ]),
      warning(
        'If he raped you',
        'You can go to an emergency room at any time and ask for an exam by a nurse who is trained for it. Our guide for after a sexual assault says what happens there and what you can refuse.',
      ),
    ]),
    section('harassment', 'When the foreman or a coworker goes too far', [
      'The federal law on fair treatment at work is Title VII. It forbids sexual harassment: touching, asking for sex, and words or gestures that are bad or come often. It covers people without papers as well. Making sex the price of a job, of more hours, of a ride or of a house is harassment, and so is what a contractor or another worker does. [hrw, dol]',
      list([
        'Report to the Equal Employment Opportunity Commission. You can talk to someone in Spanish, English and more than 200 other languages. [dol]',
        'You have 180 days, or 300 in many states, and the days count from what he did. Call early, even if you are not sure. [time]',
        'The federal law is for places with 15 or more workers. On a smaller farm ask for the office of your state. [title]',
        'You can also report rape and beating to the police. It may let you ask for a U visa, which our guide on immigration relief explains.',
      ]),
      'Human Rights Watch asked 52 farmworkers. Almost all said that they, or others they knew, had lived through this. So it is not your fault, and you are very likely not the only one. If two or three women go together, it is harder to send them away. [summary]',
    ]),
    section('threats', 'What he says, and what is true', [
      terms([
        term(
          '“If you talk, I will call immigration.”',
          'Such a threat, made because you complained, is punishment that the law forbids. Write down the words. It can make your case stronger. [hrw]',
        ),
        term(
          '“You have no papers, so I do not have to pay you.”',
          'The Wage and Hour Division of the Department of Labor protects workers whatever their status. Asking is free and confidential, and you can ask without your name. [labor]',
        ),
        term(
          '“I keep your passport until you have paid your debt.”',
          'It is a federal crime to keep a passport or papers so that a person has to go on working by force or fear. Call the trafficking hotline. It may let you ask for a T visa. [passport]',
        ),
        term(
          '“The house is mine. If you leave him, you leave the house.”',
          'The house that comes with a job has to be safe. If you can, ask a farmworker lawyer before you move out: in many states there are rules for how you may be put out. [farm]',
        ),
      ]),
      'No one can promise that immigration will not come. The law forbids him to use it against you, and a lawyer can act on that. Read our guide on what to do if immigration officers come.',
    ]),
    section('pay', 'Your pay, your water, your house', [
      listUnder('What the Department of Labor says of farmworkers:', [
        'You have to get the wage that was promised, and never less than the federal minimum. Some small farms do not have to pay that minimum. [farm, hrw]',
        'You get a written paper with each pay: what you earned and each thing taken off. [farm]',
        'You have to be told about pay and conditions in writing, in a language that you can understand. [farm]',
        'Water to drink, toilets and a place to wash hands are free at the work. [farm]',
        'The house and the ride that the boss gives have to be safe. [farm]',
      ]),
      'Federal law does not give farmworkers overtime pay. Some states do. If he pays your wages to your husband or writes your hours under his name, ask for your own paper and your own pay. It is a way to control you, and it leaves you with nothing in your name. [hrw]',
    ]),
    section('who', 'Who helps farmworkers', [
      terms([
        term(
          'Call for Health',
          'A line for farmworkers in English and Spanish. It finds a clinic near you, asks for a lower price and can interpret. [health]',
        ),
        term(
          'Centro de los Derechos del Migrante',
          'Helps people who came from Mexico to work, also with an H-2A or H-2B visa, with wages, recruiters and abuse. It does not charge workers. [contratados]',
        ),
        term(
          'Farmworker legal aid',
          'Legal aid offices get federal money for farmworkers in most of the country, and some go out to the camps. Some may only take certain cases without papers, so say at once that there is abuse or force. If they cannot, ask who can. [lsc]',
        ),
        term(
          'Your consulate',
          'Can help with papers and point you to a lawyer. Mexico has a line in Spanish for its people in this country. [consulates]',
        ),
        term(
          'A domestic violence or rape crisis program',
          'If it is your husband who hurts you, the same help is there for you as for all others. Ask the hotline how to get there if you have no car, and if someone can meet you near the camp.',
        ),
      ]),
    ]),
    section('language', 'If Spanish is not your first language', [
      'Say which one is: Mixteco, Triqui, Zapoteco, Mam, K’iche’ or another, and your town, because the same name covers forms that people of other towns do not understand. The office that serves you looks for the interpreter and pays. There are groups that train interpreters of these languages for the whole country. [mam, cielo]',
      list([
        'Say: “I speak Mixteco from” and your town. “I need an interpreter.” If you can, carry it written on a card.',
        'Do not let the foreman, his wife or a cousin of his interpret.',
        'If you hear the interpreter and do not understand, say no, and ask for another.',
        'If your community is small, ask for an interpreter by phone, from another state.',
      ]),
    ]),
    section('leave', 'If you have to get out', [
      list([
        'Take your papers, the papers of the children, pay stubs and your visa, or photos of them sent to someone who is far away.',
        'If you came on a visa tied to one boss, talk to a lawyer before you leave the job if there is time. If there is none, leave and call one after.',
        'Do not use the ride of the company. Ask the hotline for another way.',
        'Keep his name, the name of the contractor and the farm, and the plate of the truck. A lawyer can ask for the pay you are owed after you are gone.',
      ]),
    ]),
  ],
  tools: [],
  records: {
    'call-for-health-farmworkers': 'Clinics and other help for farmworkers.',
    'centro-de-los-derechos-del-migrante': 'People who came from Mexico to work.',
    'equal-employment-opportunity-commission': 'Sexual harassment at work.',
    'wage-and-hour-division': 'Pay that you were not given.',
    'national-human-trafficking-hotline': 'If you are kept by force, threats or debt.',
    'cielo-indigenous-interpreters': 'Interpreters of indigenous languages, for offices to call.',
  },
  sources: [
    {
      id: 'hrw',
      label: 'Human Rights Watch, Cultivating Fear, part VI, on Title VII and farmworkers',
      url: 'https://www.hrw.org/es/node/107253/section/11',
      date: 'May 16, 2012',
      read: '2026-11-28',
    },
    {
      id: 'summary',
      label: 'Human Rights Watch, Cultivating Fear, summary',
      url: 'https://www.hrw.org/es/node/107253/section/3',
      date: 'May 16, 2012',
      read: '2026-11-28',
    },
    {
      id: 'dol',
      label: 'U.S. Department of Labor, for migrant workers, discrimination and harassment',
      url: 'https://dol.gov/general/trabajadormigrante/discrimination',
      date: 'page without a date',
      read: '2026-11-28',
    },
    {
      id: 'time',
      label: '42 U.S. Code 2000e-5(e), time limit of a charge',
      url: 'https://www.law.cornell.edu/uscode/text/42/2000e-5',
      date: 'in force since 1972, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'title',
      label: '42 U.S. Code 2000e-2, sex discrimination at work',
      url: 'https://www.law.cornell.edu/uscode/text/42/2000e-2',
      date: 'in force since 1964, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'labor',
      label: 'U.S. Department of Labor, labor rights week',
      url: 'https://blog.dol.gov/2022/08/29/celebrating-the-14th-annual-labor-rights-week',
      date: 'August 29, 2022',
      read: '2026-11-28',
    },
    {
      id: 'passport',
      label: '18 U.S. Code 1592, passports and forced labor',
      url: 'https://casetext.com/statute/united-states-code/title-18-crimes-and-criminal-procedure/part-i-crimes/chapter-77-peonage-slavery-and-trafficking-in-persons/section-1592-unlawful-conduct-with-respect-to-documents-in-furtherance-of-trafficking-peonage-slavery-involuntary-servitude-or-forced-labor',
      date: 'in force since 2000, version of October 2024',
      read: '2026-11-28',
    },
    {
      id: 'farm',
      label: 'U.S. Department of Labor, Wage and Hour Division, farmworkers',
      url: 'https://dol.gov/agencies/whd/workers/farmworkers',
      date: 'page without a date',
      read: '2026-11-28',
    },
    {
      id: 'health',
      label: 'National Center for Farmworker Health, Call for Health',
      url: 'https://www.ncfh.org/una-voz-para-la-salud-call-for-health-program-bridging-the-gap-to',
      date: 'December 8, 2023',
      read: '2026-11-28',
    },
    {
      id: 'contratados',
      label: 'Centro de los Derechos del Migrante, Contratados, lines for workers',
      url: 'https://contratados.org/en/node/7404?language=es',
      date: 'page without a date',
      read: '2026-11-28',
    },
    {
      id: 'lsc',
      label: 'Legal Services Corporation, grants for agricultural workers',
      url: 'https://www.lsc.gov/grants-grantee-resources/our-grant-programs/basic-field-agricultural-worker-grants',
      date: 'page without a date',
      read: '2026-11-28',
    },
    {
      id: 'consulates',
      label: 'U.S. Department of Labor, support for migrant workers',
      url: 'https://www.dol.gov/general/migrantworker/support',
      date: 'page without a date',
      read: '2026-11-28',
    },
    {
      id: 'mam',
      label: 'MayaBridge, Mam interpreters',
      url: 'https://mayabridge.org/post/mam-interpreters-and-translators-a-quick-guide',
      date: 'page without a date',
      read: '2026-11-28',
    },
    {
      id: 'cielo',
      label: 'CIELO, interpreters of indigenous languages',
      url: 'https://mycielo.org/2020/07/21/indigenous-interpreters-zoom-training/',
      date: 'July 21, 2020',
      read: '2026-11-28',
    },
  ],
})
