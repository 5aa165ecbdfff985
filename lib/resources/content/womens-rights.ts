/** Blocks of the womens-rights page, shown with rights-advocacy. */
import { type Block, focusOn } from './section'
import { sources } from './sources'

const leadership: Block = {
  id: 'national-leadership-organizations',
  title: 'National leadership organizations',
  intro:
    'They change laws, train advocates and take the big cases. Most do not take individual cases, but they know who does.',
  sections: [
    {
      kind: 'records',
      records: focusOn({
        'national-womens-law-center': 'Equality at work, at school and in health care',
        'american-association-of-university-women': 'Equity in education and pay',
        'national-network-to-end-domestic-violence': 'State coalitions, safe technology, WomensLaw.org',
        'national-indigenous-womens-resource-center': 'Ending violence against Native women',
        'national-sexual-violence-resource-center': 'Research and a directory of local services',
        'american-civil-liberties-union': "Civil liberties, with a Women's Rights Project",
        'office-on-violence-against-women': 'The federal office that funds local programs',
      }),
    },
  ],
}

const organizations: Block = {
  id: 'rights-organizations',
  title: 'Organizations by what they do',
  intro: 'Open the part you need.',
  sections: [
    {
      kind: 'accordion',
      items: [
        {
          id: 'legal-defense',
          title: 'Legal defense',
          sections: [
            {
              kind: 'records',
              title: 'Find a lawyer or an answer, free',
              records: {
                'legal-services-corporation-get-legal-help': 'Find the legal aid office for your address.',
                'womenslaw-org': 'Write to its email line about abuse, custody and orders.',
                'aba-free-legal-answers': 'Ask a volunteer lawyer online, where your state takes part.',
                'lawhelp-org': 'Read your rights and find local help.',
                'lawhelp-interactive': 'Fill in court forms by answering questions.',
                'usa-gov-legal-aid-guide': 'See every way to get a free or low-cost lawyer.',
              },
            },
            {
              kind: 'records',
              title: 'Act on unfair treatment',
              records: {
                'equal-employment-opportunity-commission': 'Job discrimination, harassment, pregnancy.',
                'wage-and-hour-division': 'Unpaid wages, family leave, time to pump milk.',
                'national-labor-relations-board': 'If you are punished for talking about pay.',
                'occupational-safety-and-health-administration': 'Unsafe work, and retaliation for reporting it.',
                'office-of-fair-housing-and-equal-opportunity': 'Discrimination by a landlord or lender.',
                'office-for-civil-rights-department-of-health-and-human-servi':
                  'Discrimination or a privacy breach in health care.',
                'civil-rights-division-department-of-justice': 'Other civil rights complaints.',
              },
            },
            {
              kind: 'list',
              title: 'Deadlines and rights worth knowing',
              tone: 'tip',
              items: [
                {
                  text: 'File a job discrimination charge within 180 days, or 300 days where a state or local law also covers it. Do not wait for an answer from your employer.',
                  source: sources.chargeLimits,
                },
                {
                  text: 'Employers with 15 or more workers must make reasonable changes for pregnancy and birth, unless it is an undue hardship.',
                  source: {
                    label: 'EEOC, What You Should Know About the Pregnant Workers Fairness Act',
                    url: 'https://www.eeoc.gov/wysk/what-you-should-know-about-pregnant-workers-fairness-act',
                    date: 'in force since June 27, 2023',
                  },
                },
                {
                  text: 'Most employees in private companies may talk about their pay with each other.',
                  source: {
                    label: 'National Labor Relations Board, your right to discuss wages',
                    url: 'https://www.nlrb.gov/about-nlrb/rights-we-protect/your-rights/your-rights-to-discuss-wages',
                    date: '2025',
                  },
                },
              ],
            },
          ],
        },
        {
          id: 'advocacy-foundations',
          title: 'Advocacy foundations',
          sections: [
            {
              kind: 'text',
              paragraphs: [
                'These groups fund or lead work for women and girls. They give mostly to organizations, not to individuals.',
              ],
            },
            {
              kind: 'list',
              tone: 'plain',
              items: [
                {
                  text: 'Ms. Foundation for Women funds groups led by women and girls of color.',
                  source: { label: 'Ms. Foundation for Women', url: 'https://forwomen.org/', date: 'since 1973' },
                },
                {
                  text: "Women's Funding Network links women's foundations in many states. Look for the one in yours.",
                  source: {
                    label: "Women's Funding Network",
                    url: 'https://www.womensfundingnetwork.org/',
                    date: 'since 1985',
                  },
                },
                {
                  text: 'The National Organization for Women has chapters you can join or ask for local contacts.',
                  source: { label: 'National Organization for Women', url: 'https://now.org/', date: 'since 1966' },
                },
                {
                  text: 'Equal Rights Advocates works on fair pay, leave and safety at work and at school.',
                  source: { label: 'Equal Rights Advocates', url: 'https://www.equalrights.org/', date: 'since 1974' },
                },
              ],
            },
            {
              kind: 'records',
              records: {
                'aauw-fellowships-and-grants': 'Gives directly to women, for their studies.',
              },
            },
          ],
        },
        {
          id: 'international-and-specialized',
          title: 'International and specialized organizations',
          sections: [
            {
              kind: 'records',
              title: 'If you are an immigrant',
              intro: 'Get advice from a lawyer or an accredited helper, never from a notary alone.',
              records: {
                'immigration-advocates-network-legal-directory': 'Find free or low-cost immigration help.',
                'immigration-court-pro-bono-list-eoir': 'Free lawyers, court by court.',
                'vawa-self-petition-information-uscis':
                  'If a spouse, parent or grown child abuses you. See a lawyer before you file.',
                'uscis-t-and-u-visa-information': 'After trafficking or another serious crime. See a lawyer first.',
              },
            },
            {
              kind: 'list',
              title: 'Across borders',
              tone: 'plain',
              items: [
                {
                  text: 'Tahirih Justice Center gives free legal help to immigrants who flee gender-based violence, in the cities where it works.',
                  source: { label: 'Tahirih Justice Center', url: 'https://www.tahirih.org/', date: 'since 1997' },
                },
                {
                  text: 'Equality Now works to change laws that treat women and girls as unequal.',
                  source: { label: 'Equality Now', url: 'https://equalitynow.org/', date: 'since 1992' },
                },
                {
                  text: 'Center for Reproductive Rights takes cases about pregnancy, birth and abortion.',
                  source: {
                    label: 'Center for Reproductive Rights',
                    url: 'https://reproductiverights.org/',
                    date: 'since 1992',
                  },
                },
                {
                  text: "Global Fund for Women gives money to women's movements around the world.",
                  source: {
                    label: 'Global Fund for Women',
                    url: 'https://www.globalfundforwomen.org/',
                    date: 'since 1987',
                  },
                },
                {
                  text: 'UN Women is the office of the United Nations for gender equality.',
                  source: { label: 'UN Women', url: 'https://www.unwomen.org/', date: 'since 2010' },
                },
              ],
            },
            {
              kind: 'records',
              title: 'For particular communities',
              records: {
                'stronghearts-native-helpline': 'Native American and Alaska Native callers.',
                'the-deaf-hotline-adwas': 'Deaf callers, by videophone or email.',
                'lgbt-national-hotline': 'LGBTQ+ callers of any age.',
                'trans-lifeline': 'Trans callers. Check the hours.',
                'transitional-compensation-for-abused-dependents-dod': 'Military families after abuse.',
              },
            },
          ],
        },
        {
          id: 'emergency-resources',
          title: 'Emergency resources',
          sections: [
            {
              kind: 'text',
              paragraphs: ['In danger right now? Call 911. Otherwise, call or text one of these. The help is free.'],
            },
            {
              kind: 'records',
              records: {
                'national-domestic-violence-hotline': {},
                'rainn-national-sexual-assault-hotline': {},
                'national-human-trafficking-hotline': {},
                'childhelp-national-child-abuse-hotline': {},
                'national-center-for-missing-and-exploited-children': 'If your child is missing.',
                'the-trevor-project': 'For LGBTQ+ young people.',
                '988-suicide-and-crisis-lifeline': {},
                'office-for-victims-of-crime-help-for-victims': 'Find your state program after a crime.',
              },
            },
          ],
        },
      ],
    },
  ],
}

export const womensRightsBlocks: Block[] = [leadership, organizations]
