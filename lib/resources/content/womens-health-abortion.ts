/** The accordion on reproductive care. State law moves month by month: a claim without a date does not belong here. */
import type { AccordionItem } from './section'
import { sources } from './sources'

const protectedStates: AccordionItem = {
  id: 'protected-states',
  title: 'Protected states',
  sections: [
    {
      kind: 'list',
      title: 'Where state law protects care',
      intro: 'Laws change often. Check before you travel.',
      tone: 'plain',
      items: [
        {
          text: 'As of September 2024, 23 states and the District of Columbia had shield laws or orders for people who get or give reproductive care there. Among them: California, Colorado, Connecticut, Delaware, Hawaii, Illinois, Maine, Maryland, Massachusetts, Minnesota, Nevada, New Jersey, New Mexico, New York, Oregon, Rhode Island, Vermont and Washington.',
          source: {
            label: 'UCLA Law, Shield Laws: A State Law Guide',
            url: 'https://law.ucla.edu/academics/centers/center-reproductive-health-law-and-policy/shield-laws-reproductive-and-gender-affirming-health-care-state-law-guide',
            date: 'September 2024',
          },
        },
        {
          text: 'From 2022 to 2024, voters wrote protection into the constitutions of Arizona, California, Colorado, Maryland, Michigan, Missouri, Montana, New York, Ohio and Vermont.',
          source: {
            label: 'Ballotpedia, History of abortion ballot measures',
            url: 'https://ballotpedia.org/History_of_abortion_ballot_measures',
            date: '2022 to 2024',
          },
        },
        {
          text: 'Three states voted on November 3, 2026: Missouri on taking its protection back, Nevada on writing one into its constitution for the second and last time, and Virginia on adding one. We have not read a confirmed result. Check the website of the Secretary of State of Missouri or Nevada, or of the Virginia Department of Elections, and call a clinic there before you plan.',
          source: {
            label: 'State Court Report, 2026 Abortion-Related Ballot Measures',
            url: 'https://statecourtreport.org/our-work/analysis-opinion/2026-abortion-related-ballot-measures',
            date: 'before the vote, 2026',
          },
        },
      ],
    },
    {
      kind: 'records',
      title: 'See what is true today',
      records: {
        abortionfinder: 'Clinics, limits and support for your state and your week.',
        'planned-parenthood-appointments-line': 'Ask about the nearest open health center.',
      },
    },
  ],
}

const restrictedStates: AccordionItem = {
  id: 'restricted-states',
  title: 'Restricted states',
  sections: [
    {
      kind: 'list',
      title: 'Where state law bans or limits abortion',
      intro: 'Laws change often, and courts stop and restart them. Check before you travel.',
      tone: 'warning',
      items: [
        {
          text: 'As of May 2026, 13 states enforced bans at all stages of pregnancy, with few exceptions: Alabama, Arkansas, Idaho, Indiana, Kentucky, Louisiana, Mississippi, North Dakota, Oklahoma, South Dakota, Tennessee, Texas and West Virginia.',
          source: sources.abortionBans,
        },
        {
          text: 'As of May 2026, four states banned it at about six weeks, often before you know you are pregnant: Florida, Georgia, Iowa and South Carolina.',
          source: sources.abortionBans,
        },
        {
          text: 'As of February 2026, Nebraska and North Carolina limited it to about 12 weeks, and Utah to 18.',
          source: sources.abortionDashboard,
        },
        {
          text: 'In Missouri and Wyoming, court rulings opened and closed access in 2025 and 2026. Call a clinic there before you plan.',
          source: { ...sources.abortionDashboard, date: '2025 and 2026' },
        },
        {
          text: 'Alaska, Kansas, New Hampshire, Pennsylvania, Virginia and Wisconsin are not among the states with one of these bans. They set limits of their own, so ask a clinic about your week.',
          source: sources.abortionBans,
        },
        {
          text: 'In reports of 2022, Puerto Rico did not limit abortion. Guam limited it to about 13 weeks and had no clinic for procedures. American Samoa and the Northern Mariana Islands banned it. We found nothing newer, so ask first.',
          source: {
            label: 'Pasquines, where abortion stands in each U.S. territory, and The Cut on Puerto Rico',
            url: 'https://pasquines.us/2022/06/24/where-abortion-stands-in-each-us-territory/',
            date: 'June and December 2022',
          },
        },
      ],
    },
    {
      kind: 'list',
      title: 'If you live in one of these states',
      tone: 'plain',
      items: [
        {
          text: 'Each of these bans has an exception to save your life. If you bleed heavily, faint or have strong pain, call 911 or go to an emergency room.',
          source: {
            label: 'KFF, A Review of Exceptions in State Abortion Bans',
            url: 'https://www.kff.org/womens-health-policy/issue-brief/a-review-of-exceptions-in-state-abortions-bans-implications-for-the-provision-of-abortion-services/',
            date: '2025',
          },
        },
        'Look for the nearest state where care is open, and ask the clinic what you need to bring.',
        'Before you search, write or tell anyone, think about who can see it. Read the part on legal support.',
      ],
    },
    {
      kind: 'records',
      records: {
        abortionfinder: 'The nearest care, and the law in your state today.',
        'national-network-of-abortion-funds': 'Help with the cost and the trip.',
      },
    },
  ],
}

const telemedicine: AccordionItem = {
  id: 'telemedicine',
  title: 'Telemedicine',
  sections: [
    {
      kind: 'list',
      tone: 'plain',
      items: [
        {
          text: 'In many states a clinician can see you by video, phone or form, and send abortion pills by mail. Federal rules from 2023 allow this through 10 weeks of pregnancy.',
          source: sources.mifepristone,
        },
        {
          text: 'On May 1, 2026, a federal appeals court ordered that one of the two pills, mifepristone, be given in person only. The Supreme Court put that order on hold the same month while the case goes on. Ask the clinic what is allowed today.',
          source: {
            label: 'Supreme Court of the United States, orders in the mifepristone case',
            url: 'https://www.supremecourt.gov/',
            date: 'May 2026',
          },
        },
        {
          text: 'States with bans forbid it. If you are unsure what that means for you, ask a legal helpline first.',
          source: { ...sources.abortionBans, date: 'May 2026' },
        },
      ],
    },
    {
      kind: 'list',
      title: 'Get medical help right away',
      intro: 'Call 911 or go to an emergency room if, after taking pills or during a miscarriage, you have:',
      tone: 'warning',
      items: [
        {
          text: 'bleeding that soaks two thick full-size pads an hour, for two hours in a row',
          source: sources.mifepristone,
        },
        { text: 'a fever of 100.4 °F or more that lasts over four hours', source: sources.mifepristone },
        { text: 'strong belly pain, weakness or fainting', source: sources.mifepristone },
      ],
    },
    {
      kind: 'records',
      title: 'Find it',
      records: {
        abortionfinder: 'Shows online and in-person care for your state.',
        'plan-c': 'Explains pills by mail, state by state, with the risks.',
        'planned-parenthood-appointments-line': 'Ask if a video visit is possible where you are.',
      },
    },
  ],
}

const funding: AccordionItem = {
  id: 'abortion-funding',
  title: 'Abortion funding',
  sections: [
    {
      kind: 'list',
      title: 'How to ask for help with money',
      tone: 'steps',
      items: [
        'Book first. Tell the clinic right away that you need help paying.',
        'Ask the clinic which funds it works with. Some funds only take calls from clinics.',
        'Call the fund for where you live, and the fund for where you will go.',
        'Ask about the ride, the hotel, child care and lost pay. Some groups help with just that.',
        'If you have insurance, ask if it pays, and who sees the letter it sends.',
        'Funds run out. Call early in the day and early in the month, and ask when to try again.',
      ],
    },
    {
      kind: 'records',
      records: {
        'national-network-of-abortion-funds': 'Find the fund for your state.',
        abortionfinder: 'Lists support groups beside each clinic.',
        'planned-parenthood-appointments-line': 'Ask about lower fees when you book.',
        'medicaid-and-chip-apply': 'Ask whether Medicaid pays in your state.',
      },
    },
  ],
}

const legalSupport: AccordionItem = {
  id: 'legal-support',
  title: 'Legal support',
  sections: [
    {
      kind: 'list',
      title: 'Talk to a lawyer, free and in private',
      tone: 'plain',
      items: [
        {
          text: "Repro Legal Helpline, run by the lawyers of If/When/How, answers questions about abortion, pregnancy loss and young people's rights.",
          source: { label: 'Repro Legal Helpline', url: 'https://reprolegalhelpline.org/', date: 'relaunched in 2020' },
        },
        {
          text: 'Abortion Defense Network finds lawyers for people who give or support care, and their helpers.',
          source: {
            label: 'Abortion Defense Network',
            url: 'https://abortiondefensenetwork.org/',
            date: 'since February 2023',
          },
        },
      ],
    },
    {
      kind: 'list',
      title: 'Protect yourself',
      tone: 'warning',
      items: [
        'Do not put your plans in texts, posts or search boxes that others can read.',
        'If that is safe, turn off location for the trip, or leave the phone with someone you trust. Someone who follows your phone may be told.',
        'You do not have to answer questions from the police. Say you want a lawyer.',
        'Never delete messages after you learn of a case. Ask a lawyer first.',
      ],
    },
    {
      kind: 'records',
      title: 'More help with your rights',
      records: {
        'american-civil-liberties-union': 'Find your state office.',
        'national-womens-law-center': 'Health and workplace rights.',
        'legal-services-corporation-get-legal-help': 'Free legal aid for other problems.',
        'womenslaw-org': 'If a partner forces, stops or threatens you over a pregnancy.',
      },
    },
  ],
}

export const abortionItems: AccordionItem[] = [protectedStates, restrictedStates, telemedicine, funding, legalSupport]
