import { defineGuide, list, section, steps, term, terms, warning } from '../../define-guide'
import { shared } from './shared-sources'

export const immigrantSafety = defineGuide({
  id: 'immigrant-safety',
  title: 'Getting help when you are not a citizen',
  description:
    'Police, shelters, courts and doctors: what you can ask for without papers, what to keep to yourself, and how to answer his threats.',
  category: 'immigration',
  difficulty: 'beginner',
  format: 'article',
  tags: ['immigrant', 'undocumented', 'shelter', 'police', 'interpreter', 'threats of deportation'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States, federal law. Rules and their enforcement changed in 2025 and may change again; states and cities add rules of their own.',
  review: null,
  statePart: 'orders',
  inShort: [
    'You can go to a shelter, see a doctor, ask for a protection order and call 911, whatever your papers say. Some police work with ICE, so if you have the time, ask an advocate first how it is where you live.',
    'You do not have to tell a shelter or an advocate your immigration status.',
    'His word alone is not allowed to be enough to deport you. Talk to an immigration lawyer before you believe him.',
    'For visas and green cards, read our guide on immigration relief.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'In danger, call 911 and say your language in English: “Spanish, please.” They can bring an interpreter to the line.',
        'Call a domestic violence hotline and ask for your language. You do not have to give your name or your status.',
        'Put your papers, or photos of them, where he cannot get them. A friend, a locker at work or a new email all work.',
      ]),
      warning(
        'Before you sign or travel',
        'Do not sign papers from the government or from him that you do not understand. Do not leave the country without talking to an immigration lawyer. Do not pay a notary for legal advice.',
      ),
    ]),
    section('who-asks', 'Who asks about papers, and who does not', [
      terms([
        term(
          'Shelters and advocates',
          'They do not need to know your status, and you may refuse to give a Social Security number. If they get federal money for this work, they may not share what you tell them without your written consent, unless a law forces it. [shelter, vawa]',
        ),
        term(
          'Protection orders',
          'A judge can give you one whether or not you have papers. You do not have to say anything about your status in the form. [lexington]',
        ),
        term(
          'Police',
          'You can report a crime whatever your status. Some police work closely with immigration officers and some do not. An advocate knows how it is where you live, and can go with you. [lexington]',
        ),
        term(
          'Hospitals',
          'An emergency room has to examine you and treat an emergency, even if you have no papers and no money. You do not have to answer questions about status to be seen. [emtala]',
        ),
        term('Schools', 'Your children can go to public school. The Supreme Court said so in 1982. [plyler]'),
      ]),
      'For years the federal government has said that short-term shelter, crisis help and other services that protect life and safety are open to all. In 2025 agencies began to change such rules. If a place tells you that you are not allowed in, do not give up. Call the hotline and ask for another one. [lifesafety, hhs]',
    ]),
    section('threats', 'What he says, and what is true', [
      terms([
        term(
          '“I will call immigration and they will take you.”',
          'He can call, and a call can start a case that rests on other facts. But officers may not decide that you have to leave only because of what an abusive husband, wife or parent told them. If you have a VAWA, U or T case, they may not give him facts about it. [1367]',
        ),
        term(
          '“Nobody will help you. You are illegal.”',
          'There are laws made for exactly this. You may be able to get papers without him. Our guide on immigration relief explains how.',
        ),
        term(
          '“If you leave, I keep the children.”',
          'A family judge looks at what is best for the children. Your status alone does not decide it. If you fear that he will take them abroad, tell the judge and ask about passports.',
        ),
        term(
          '“I have your passport, so you cannot go.”',
          'You can leave without it. Your consulate can make a new one, and immigration can replace other papers. Ask an advocate if it is safe to go to the consulate.',
        ),
        term(
          '“You will be arrested if you go to court.”',
          'Tell your lawyer or advocate that you are afraid. If officers arrest someone at a shelter or at a courthouse in a protection order case, the law makes them show that they did not break the privacy rules above. [1229]',
        ),
      ]),
      'In January 2025 the government ended the older rule that kept most arrests away from shelters, hospitals, schools and churches. So ask the advocate how they handle visits by officers, and which entrance and hours are safest. [nineteenth]',
    ]),
    section('language', 'Your language', [
      'Courts, police, hospitals and others that get federal money may not treat you worse because of where you come from. Courts have read that to include language. In July 2025 the federal government took back its advice on this, but not the law, so an office may say no: ask an advocate to insist. Ask for a free interpreter each time, and before the day of the hearing. [titlevi, language]',
      list([
        'Say: “I need an interpreter for my language. I do not want him or my child to interpret.”',
        'If you do not understand the interpreter, tell the judge at once.',
        'Do not sign a police statement in English that nobody read to you in your language.',
        'In a small community, ask for an interpreter by phone who does not know your family.',
      ]),
    ]),
    section('police-stop', 'If he has you arrested', [
      'Sometimes the abuser speaks English and tells his side, and the police take you instead. You can stay silent, and you can ask for a lawyer and an interpreter. Tell the lawyer about the abuse and about your status before you plead guilty to anything, because a plea can lead to deportation. Your lawyer has to tell you if yours could. Ask also what it would do to a green card. [miranda, padilla]',
    ]),
    section('money', 'Money and benefits', [
      list([
        'Your children who are citizens can get benefits in their own right.',
        'With a VAWA case the law has opened some benefits to you. A law of July 2025 took some of that back. Ask legal aid what is left in your state. [qualified]',
        'If you have or seek status under VAWA, a U visa or a T visa, using benefits does not count against you as a “public charge.” [charge]',
        'Food banks, school meals and many clinics ask no questions about status.',
        'In most states the money after a crime is open to you too. Ask the office.',
      ]),
    ]),
    section('plan', 'Your safety plan', [
      list([
        'Know one lawyer’s number by heart, and one person who would fetch your children.',
        'Sign a paper that says who may care for them if you cannot. Ask legal aid for the form in your state.',
        'Photograph his papers too: birth certificate, green card, passport. They can help your case.',
        'Write down what happened, with dates, in your own language.',
        'Use a new email and a mailing address that he does not know for anything from immigration.',
      ]),
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'Ask for your language; interpreters are on the line.',
    'immigration-advocates-network-legal-directory': 'Free and low-cost immigration lawyers near you.',
    'womenslaw-org': 'Questions by email, in English and Spanish.',
    'lawhelp-org': 'Free legal help in your state.',
  },
  sources: [
    {
      id: 'shelter',
      label: 'WomensLaw.org, can a shelter report someone who is undocumented',
      url: 'https://www.womenslaw.org/en/hotline/immigration/can-shelter-report-undocumented-victim',
      date: 'page without a date',
      read: '2026-11-23',
    },
    shared.vawa,
    {
      id: 'lexington',
      label: 'Lexington, Kentucky, immigrants and refugees',
      url: 'https://www.lexingtonky.gov/immigrants-refuges',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'emtala',
      label: '42 U.S. Code 1395dd, emergency medical care',
      url: 'https://www.law.cornell.edu/uscode/text/42/1395dd',
      date: 'law of 1986, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'plyler',
      label: 'Supreme Court, Plyler v. Doe',
      url: 'https://www.law.cornell.edu/supremecourt/text/457/202',
      date: 'June 15, 1982',
      read: '2026-11-23',
    },
    {
      id: 'lifesafety',
      label: 'National Latin@ Network, services to protect life and safety',
      url: 'https://nationallatinonetwork.org/asscessing-resources/public-benefits/federal-benefits/services-to-protect-life-and-safety',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'hhs',
      label: 'U.S. Department of Health and Human Services, fact sheet for immigrant survivors',
      url: 'https://www.hhs.gov/civil-rights/for-individuals/special-topics/national-origin/domestic-violence/index.html',
      date: 'copy of December 31, 2020',
      read: '2026-11-23',
    },
    {
      id: '1367',
      label: '8 U.S. Code 1367, penalties for disclosure of information',
      url: 'https://www.law.cornell.edu/uscode/text/8/1367',
      date: 'as amended in 2013, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: '1229',
      label: '8 U.S. Code 1229(e), enforcement at certain places',
      url: 'https://www.law.cornell.edu/uscode/text/8/1229',
      date: 'as amended in 2006, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'nineteenth',
      label: 'The 19th, on the end of the rule on sensitive places',
      url: 'https://19thnews.org/2025/01/ice-trump-immigration-sensitive-zones-domestic-violence',
      date: 'January 2025, as reprinted February 2, 2025',
      read: '2026-11-23',
    },
    {
      id: 'titlevi',
      label: '42 U.S. Code 2000d, Title VI of the Civil Rights Act',
      url: 'https://www.law.cornell.edu/uscode/text/42/2000d',
      date: 'law of 1964, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'language',
      label: 'Harvard Law School, Environmental and Energy Law Program, on the end of federal language guidance',
      url: 'https://eelp.law.harvard.edu/tracker/rollback-doj-rescinded-longstanding-limited-english-proficiency-lep-guidance-following-executive-order-14224',
      date: 'July 2025',
      read: '2026-11-27',
    },
    {
      id: 'qualified',
      label: '8 U.S. Code 1641(c), benefits for people who were battered',
      url: 'https://www.law.cornell.edu/uscode/text/8/1641',
      date: 'as amended through 2008 and changed in part by the law of July 4, 2025, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'charge',
      label: '8 U.S. Code 1182(a)(4)(E), who is not a public charge',
      url: 'https://www.law.cornell.edu/uscode/text/8/1182',
      date: 'as amended in 2013, version of April 2023',
      read: '2026-11-23',
    },
    shared.miranda,
    {
      id: 'padilla',
      label: 'Supreme Court, Padilla v. Kentucky, the court’s summary',
      url: 'https://constitutionallawreporter.com/2012/05/10/padilla-v-kentucky',
      date: 'March 31, 2010',
      read: '2026-11-23',
    },
  ],
})
