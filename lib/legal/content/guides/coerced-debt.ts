import { defineGuide, list, listUnder, section, steps, term, terms, warning } from '../../define-guide'

export const coercedDebt = defineGuide({
  id: 'coerced-debt',
  title: 'Debt that someone forced on you',
  description:
    'What to do about cards, loans and bills that an abusive partner took out in your name or made you sign, with three letters to send.',
  category: 'money',
  difficulty: 'intermediate',
  format: 'article',
  tags: ['coerced debt', 'identity theft', 'credit report', 'debt collector', 'economic abuse', 'loans'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. Federal credit and debt collection law applies everywhere. A few states give more rights; ask legal aid about yours.',
  review: null,
  inShort: [
    'Debt he took out in your name without you is identity theft, even if he is your husband.',
    'Debt he made you sign for is coerced debt. Some states protect you from it, and others do not yet.',
    'Freeze your credit as soon as it is safe. It is free and stops new accounts.',
    'Never ignore court papers about a debt. You can lose just by not answering.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'Freeze your credit with each of the three bureaus: Equifax, Experian and TransUnion. It is free, and nobody can open a new account in your name while it lasts. [freeze]',
        'Get your free credit reports from AnnualCreditReport.com, the one official site. Mark every account that is not yours, or that you did not freely agree to.',
        'If you got court papers about a debt, call legal aid today. Look for the date by which you must answer.',
      ]),
      warning(
        'Think about safety first',
        'A letter, a police report or a frozen account can tell him what you are doing. Use a safe mailing address, a new email and a phone he cannot see, and talk to an advocate about the right time.',
      ),
    ]),
    section('which', 'Two kinds of debt', [
      terms([
        term(
          'Identity theft',
          'He used your name, your Social Security number or your card without your say. You did not know, or you said no. Federal law has strong tools for this, and being married to him does not change that. [nclc, definition]',
        ),
        term(
          'Coerced debt',
          'You signed, or gave him the card, because you were afraid, or because he lied or pressured you. On paper it may look like a normal loan. [nclc]',
        ),
      ]),
      'The line matters, because an identity theft report is made under oath. If you did sign, do not say that you did not. Say what happened: “I signed because he threatened me.” A lawyer or an advocate can tell you which way fits your facts. [definition]',
    ]),
    section('theft', 'If he used your name without you', [
      steps([
        'Make a report at IdentityTheft.gov, the government’s site. It gives you an Identity Theft Report and a plan. You may add a police report, but think about safety first. [ftc]',
        'Send each credit bureau our first letter, with the report and proof of who you are. The bureau must block those accounts within four business days. It can refuse if the facts do not hold up. [block]',
        'Send the lender our second letter. Once it has your report, it may not go on telling the bureaus about that debt, unless it learns that the facts are right. [furnisher]',
        'Ask the lender for copies of the application and the bills. It has 30 days to give them to you for free. They can show who signed and where the goods went. [records]',
      ]),
    ]),
    section('coerced', 'If he made you sign', [
      'Several states have passed laws on coerced debt. By January 2026 they included California, Connecticut, Illinois, Maine, Minnesota, New York and Texas. The details differ, but most ask you to tell the lender in writing and add proof, such as a police report, a court order or a letter from an advocate. In Illinois a debt collector must stop within 5 days after your full statement and the proof, and look into it within 90. [states, illinois]',
      'In California, a judge who makes a protection order can also find that a debt came from abuse. Ask for that finding while you are in court, and ask in your own state too. [california]',
      'Federal rules do not clearly cover this kind of debt yet. In December 2024 the federal consumer bureau began to look into it and asked for comments until April 2025. We found no final rule when we read on November 23, 2026. [cfpb]',
      listUnder('You can still do a lot:', [
        'Send the lender the second letter anyway. Some will close the account, stop interest or take less.',
        'Ask the divorce judge to make him pay it, and to write down that it came from abuse.',
        'Ask a consumer lawyer whether the contract can be undone because of threats or fraud.',
        'If the debts are too many, ask legal aid about bankruptcy before you pay with money you need for rent.',
      ]),
      'A divorce judge can tell him to pay, but the lender does not have to follow that, and if your name is on the loan, it can still come to you. That is why the letters matter as well. [nclc]',
    ]),
    section('collectors', 'When a debt collector calls', [
      list([
        'Do not pay a little to make it stop, and do not say that the debt is yours, because in many states a payment starts the clock again.',
        'Ask who is calling, and for the debt in writing. Within 30 days after you get that notice, send our third letter. The collector must then stop until it has sent you proof. [validation]',
        'You can tell the collector in writing not to contact you at all, or not at work, or not at home. It can still go to court. [contact]',
        'A collector may talk to your husband or wife about a debt. Say in writing that he is dangerous and that nothing may go to him or to the old address. [contact]',
      ]),
    ]),
    section('court', 'If you are sued', [
      'Answer by the date on the papers. If you do not, the judge can rule for the lender without hearing you, and then it may take money from your pay or your bank account. Legal aid often helps with the answer, which should say that the debt was forced on you or was not yours. [sued]',
      'If papers went to an address where you no longer live, tell the court at once, because only the court can undo a ruling made without you, and that is hard once the case is over. [sued]',
    ]),
    section('keep-safe', 'Keep it from happening again', [
      list([
        'When it is safe, change passwords and security questions. He knows your first pet and your mother’s name, and he may be told of a change.',
        'Open an account at a bank he does not use, with paperless statements to a new email.',
        'Ask to be taken off joint cards, and ask the bank to close them to new charges.',
        'Ask the bureaus for an extended fraud alert. With an identity theft report it lasts seven years. [freeze]',
        'Freeze your children’s credit too. He may know their numbers. [freeze]',
      ]),
    ]),
  ],
  tools: ['credit-bureau-letter', 'lender-letter', 'debt-collector-letter'],
  records: {
    'consumer-financial-protection-bureau': 'Complaints about lenders, collectors and credit bureaus.',
    'federal-trade-commission': 'Runs IdentityTheft.gov.',
    'lawhelp-org': 'Free legal help when you are sued over a debt.',
    'national-domestic-violence-hotline': 'Plan the timing with an advocate.',
  },
  sources: [
    {
      id: 'nclc',
      label: 'National Consumer Law Center, assisting survivors of domestic violence with coerced debt',
      url: 'https://library.nclc.org/article/assisting-survivors-domestic-violence-coerced-debt',
      date: '2026',
      read: '2026-11-23',
    },
    {
      id: 'definition',
      label: '15 U.S. Code 1681a(q)(3), what identity theft is',
      url: 'https://www.law.cornell.edu/uscode/text/15/1681a',
      date: 'as amended through 2018, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'freeze',
      label: '15 U.S. Code 1681c-1, fraud alerts and free security freezes',
      url: 'https://www.law.cornell.edu/uscode/text/15/1681c-1',
      date: 'as amended in 2018, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'block',
      label: '15 U.S. Code 1681c-2, block of information resulting from identity theft',
      url: 'https://www.law.cornell.edu/uscode/text/15/1681c-2',
      date: 'law of 2003, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'furnisher',
      label: '15 U.S. Code 1681s-2(a)(6), duties of lenders after notice of identity theft',
      url: 'https://www.law.cornell.edu/uscode/text/15/1681s-2',
      date: 'law of 2003, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'records',
      label: '15 U.S. Code 1681g(e), copies of records for people whose identity was used',
      url: 'https://www.law.cornell.edu/uscode/text/15/1681g',
      date: 'law of 2003, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'ftc',
      label: 'Federal Trade Commission, identity theft: a recovery plan, and IdentityTheft.gov',
      url: 'https://www.identitytheft.gov/',
      date: 'copy of the plan without a date',
      read: '2026-11-23',
    },
    {
      id: 'states',
      label: 'Mother Jones, New York is the latest state to provide relief for coerced debt',
      url: 'https://www.motherjones.com/politics/2025/12/new-york-is-the-latest-state-to-provide-relief-for-victims-of-coerced-debt/',
      date: 'December 22, 2025',
      read: '2026-11-23',
    },
    {
      id: 'illinois',
      label: 'Illinois Public Act 104-0297, coerced debt and collection agencies',
      url: 'https://www.ilga.gov/legislation/publicacts/fulltext.asp?GA=104&Name=104-0297',
      date: 'law of August 15, 2025, in force since January 1, 2026',
      read: '2026-11-27',
    },
    {
      id: 'california',
      label: 'California Law Review, on California Family Code 6342.5',
      url: 'https://www.californialawreview.org/print/pathways-to-financial-security-a-new-legal-avenue-for-survivors-of-coerced-debt-in-california',
      date: 'copy without a date',
      read: '2026-11-23',
    },
    {
      id: 'cfpb',
      label: 'Federal Register, 90 FR 11495, comments on identity theft and coerced debt until April 7, 2025',
      url: 'https://www.federalregister.gov/d/2025-03685',
      date: 'March 2025',
      read: '2026-11-23',
    },
    {
      id: 'validation',
      label: '15 U.S. Code 1692g, validation of debts',
      url: 'https://www.law.cornell.edu/uscode/text/15/1692g',
      date: 'as amended in 2006, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'contact',
      label: '15 U.S. Code 1692c, communication in debt collection',
      url: 'https://www.law.cornell.edu/uscode/text/15/1692c',
      date: 'law of 1977, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'sued',
      label: 'Consumer Financial Protection Bureau, if a creditor or debt collector sues you',
      url: 'https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-if-a-creditor-or-debt-collector-sues-me-en-334/',
      date: 'page without a date, after November 2021',
      read: '2026-11-23',
    },
  ],
})
