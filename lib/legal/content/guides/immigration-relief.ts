import { defineGuide, list, listUnder, section, warning } from '../../define-guide'
import { shared } from './shared-sources'

export const immigrationRelief = defineGuide({
  id: 'immigration-relief',
  title: 'Immigration relief: VAWA, U and T',
  description:
    'Three ways to ask for status without the person who harms you, what each one asks for, and what changed in 2025.',
  category: 'immigration',
  difficulty: 'advanced',
  format: 'article',
  tags: ['immigration', 'VAWA self-petition', 'U visa', 'T visa', 'green card', 'trafficking'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States, federal law. The law itself is set by Congress; the way agencies apply it changed in 2025 and may change again.',
  review: null,
  inShort: [
    'Talk to an immigration lawyer before you file or send anything. That matters more now than before.',
    'VAWA is for spouses, children and some parents of citizens and green card holders who abused them.',
    'The U visa is for people harmed by certain crimes who help the police or a court.',
    'The T visa is for people who were trafficked for work or sex.',
  ],
  sections: [
    section('first', 'Read this first', [
      warning(
        'Get advice before you file',
        'In January 2025 immigration enforcement (ICE) withdrew its older rules on people harmed by crime, so its officers no longer have to look for signs that someone has such a case. U, T and VAWA relief still exist, because Congress made them and an agency cannot end them. But having a case under way protects you less than it did. Ask a lawyer what happens if you file, and what happens if you are denied. [tahirih]',
      ),
      'Do not pay a notary or a consultant for legal advice. In the USA a notary is not a lawyer, and only a lawyer, or a person whom the Department of Justice has accredited, may advise you. The free lists at the end of this page are a safe start.',
      'The other person may say that you will be deported if you speak. You can call 911, ask for a protection order, go to a shelter and see a doctor, whatever your status. Ask for advice before you give papers to anyone.',
    ]),
    section('private', 'Your case is kept from the person who harmed you', [
      'A federal law, 8 U.S. Code 1367, says that the government may not give out facts about your VAWA, U or T case to people who have no right to them, and may not act against you on the word of the abuser alone. In December 2025 the immigration agency, USCIS, changed its guidance: it says that the law lets it use what the abuser tells it in some cases. Ask your lawyer what this means for you. [privacy, alert]',
      'Use a safe mailing address, because letters from USCIS are the most common way a case is found out at home.',
    ]),
    section('vawa', 'VAWA self-petition', [
      listUnder('You ask for yourself, on Form I-360. The other person takes no part and is not told. You show that:', [
        'They are or were a U.S. citizen or green card holder, and you are their spouse or child, or the parent of a citizen who is 21 or older. [vawa-law]',
        'They battered you or your child, or treated you with extreme cruelty. It does not have to be physical. [vawa-law]',
        'You lived with them. [vawa-law, policy]',
        'If you married, you did so in good faith, not for papers. [vawa-law]',
        'You are a person of good moral character. [vawa-law]',
      ]),
      'If you are divorced, you can still file within two years, if the divorce was connected with the abuse. If they died or lost their status, ask right away, because time limits apply there too. Do not marry again before your petition is approved, because a new marriage before then ends it. [vawa-law]',
      'On December 22, 2025, USCIS put out new guidance, for new cases and for those already filed. It asks for more about where and when you lived together, and for main proof of a good faith marriage, such as the certificate. The law still lets you use any credible evidence, so write down addresses and dates, and gather what you have. [policy, any-evidence]',
    ]),
    section('u-visa', 'U visa', [
      listUnder(
        'For people harmed by one of a list of crimes, such as domestic violence, sexual assault, stalking, felony assault or false imprisonment. The status of the other person does not matter. You show that:',
        [
          'You suffered substantial physical or mental abuse from the crime. [u-law]',
          'You have information about it, and you were, are or will likely be helpful to the police, a prosecutor, a judge or another agency. [u-law]',
          'The crime happened in the United States or broke its laws. [u-law]',
          'An agency signed a form that says so, Form I-918, Supplement B. The agency decides whether to sign, and without it there is no U visa. [supp-b]',
        ],
      ),
      'The law allows 10,000 a year for the people harmed themselves, and far more ask, so the wait is many years. Ask your lawyer whether you can get permission to work while you wait, and what that is worth today. [caps]',
    ]),
    section('t-visa', 'T visa', [
      'This is for people who were made to work, or to have sex for money, by force, fraud or threats. Anyone under 18 in commercial sex counts, even without force. You show that you are here because of it, and that you would suffer extreme hardship if you had to leave. You also agree to fair requests for help from the police, unless you were under 18 or what you lived through makes it impossible. [t-law]',
      'The law allows 5,000 a year. You do not need a signed form from the police, though it helps. Ask which benefits are open to you now, because the rules changed in 2025. [caps]',
    ]),
    section('together', 'What they have in common', [
      list([
        'You may be able to include your children, and in some cases others of your family.',
        'Each can lead to a work permit, and later to a green card.',
        'You can ask to be excused for some things, such as how you came in. Tell your lawyer all of it, including arrests.',
        'Ask about fees. Since April 2024 most VAWA, U and T forms have been free, but a law of July 2025 added fees to some immigration forms. Check the government’s fee page (Form G-1055) on the day you file, because a case with the wrong fee is sent back. [fees]',
      ]),
      'There are other ways too. If you have a two-year green card through marriage, you can file Form I-751 without your spouse and ask for a waiver because of abuse. There is also VAWA cancellation in immigration court, asylum, and special status for children, and a lawyer will look at all of them.',
    ]),
    section('prepare', 'What to gather, if it is safe', [
      list([
        'Passport, visa, entry papers and any letter from immigration. A photo is better than nothing.',
        'Their papers: birth certificate, green card, passport, or where they were born.',
        'Marriage and birth certificates; proof that you lived together.',
        'Police, court and medical records; photos; messages; names of people who know.',
        'Your own account. Write it in your own language first.',
      ]),
      'Carry the phone number of a lawyer and, if you have a case, a copy of the receipt.',
      warning(
        'Do not leave the country while your case is open',
        'Travel can end your case or keep you from coming back, even with a permit to travel, so ask your lawyer first, every time. [travel]',
      ),
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'immigration-advocates-network-legal-directory': 'Free and low-cost immigration lawyers near you.',
    'immigration-court-pro-bono-list-eoir': 'The government’s own list of free lawyers, by court.',
    'national-human-trafficking-hotline': 'Help for people who were trafficked, day or night, in many languages.',
    'vawa-self-petition-information-uscis': 'The official page on VAWA self-petitions.',
    'uscis-t-and-u-visa-information': 'The official page on T and U status.',
  },
  sources: [
    {
      id: 'tahirih',
      label: 'Tahirih Justice Center, on ICE’s interim guidance',
      url: 'https://tahirih.org/?p=35082',
      date: 'February 2025',
      read: '2026-11-23',
    },
    {
      id: 'privacy',
      label: '8 U.S. Code 1367, penalties for giving out information',
      url: 'https://www.law.cornell.edu/uscode/text/8/1367',
      date: 'in force since 1996, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'alert',
      label: 'VisaVerge, on USCIS policy alert PA-2025-34 about 8 U.S. Code 1367',
      url: 'https://www.visaverge.com/news/uscis-tightens-vetting-for-vawa-t-and-u-programs-nationwide/',
      date: 'December 22, 2025, updated June 26, 2026',
      read: '2026-11-28',
    },
    shared['vawa-law'],
    {
      id: 'any-evidence',
      label: '8 U.S. Code 1154(a)(1)(J), any credible evidence',
      url: 'https://www.law.cornell.edu/uscode/text/8/1154',
      date: 'in force since 1994, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'policy',
      label: 'USCIS, alert on VAWA guidance in the Policy Manual',
      url: 'https://www.uscis.gov/newsroom/alerts/uscis-restores-integrity-to-the-vawa-domestic-abuse-program-after-finding-rampant-fraud',
      date: 'December 22, 2025',
      read: '2026-11-23',
    },
    {
      id: 'u-law',
      label: '8 U.S. Code 1101(a)(15)(U), U status',
      url: 'https://www.law.cornell.edu/uscode/text/8/1101',
      date: 'in force since 2000, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 't-law',
      label: '8 U.S. Code 1101(a)(15)(T) and 22 U.S. Code 7102, T status',
      url: 'https://www.law.cornell.edu/uscode/text/8/1101',
      date: 'in force since 2000, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'supp-b',
      label: 'USCIS, instructions for Form I-918, Supplement B',
      url: 'https://www.uscis.gov/i-918',
      date: 'instructions of 2023, so use the one on the page',
      read: null,
    },
    {
      id: 'caps',
      label: '8 U.S. Code 1184(o) and (p), yearly limits',
      url: 'https://www.law.cornell.edu/uscode/text/8/1184',
      date: 'in force since 2000, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'fees',
      label: 'USCIS, Form G-1055, Fee Schedule; fee rule of January 31, 2024',
      url: 'https://www.uscis.gov/g-1055',
      date: 'rule in force since April 1, 2024',
      read: '2026-11-23',
    },
    {
      id: 'travel',
      label: 'Nolo, USCIS on travel before advance parole is approved',
      url: 'https://www.nolo.com/legal-updates/uscis-reminds-advance-parole-applicants-not-to-travel-abroad-before-i-131-approved.html',
      date: 'page without a date',
      read: '2026-11-27',
    },
  ],
})
