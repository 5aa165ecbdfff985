import { defineGuide, list, section, steps, term, terms, tip } from '../../define-guide'
import { shared } from './shared-sources'

export const military = defineGuide({
  id: 'military',
  title: 'Abuse in a military family',
  description:
    'Reporting with or without his command knowing, military and civilian orders, housing, money and guns, for spouses and service members.',
  category: 'protection',
  difficulty: 'intermediate',
  format: 'article',
  tags: [
    'military',
    'restricted report',
    'military protective order',
    'Family Advocacy Program',
    'veterans',
    'base housing',
  ],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States, and bases abroad. Military rules come from federal law and the Department of Defense; civilian orders come from the state.',
  review: null,
  statePart: 'orders',
  inShort: [
    'You can talk to a military advocate without his command being told. That is called a restricted report.',
    'A commander’s order ends when the commander says so. A state court’s order lasts longer and follows you.',
    'Get both if you can. Federal law gives a civilian order full force on base.',
    'If he is put out of the service for abuse, you may get monthly payments for one to three years.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'In danger, call 911 off base, or the military police on base. If you are abroad, learn the local number now.',
        'Decide who may know before you talk to anyone in uniform. Ask first: “Can you keep this restricted?” A friend in the unit or a commander cannot. [onesource]',
        'Call a domestic abuse advocate of the Family Advocacy Program, or a civilian hotline that has no tie to the military. [find]',
      ]),
    ]),
    section('reports', 'Two kinds of report', [
      terms([
        term(
          'Restricted',
          'You get an advocate, medical care and counseling. Law enforcement and the command are not told. You keep control over who knows. You can make it only to an advocate, a Family Advocacy clinician or a health care provider. [onesource, find]',
        ),
        term(
          'Unrestricted',
          'The police look into it and the command is told. You get the same care, and the command can order him to stay away, move him or punish him. [onesource]',
        ),
      ]),
      'You can go from restricted to unrestricted later, but you cannot go back. A restricted report is not possible if you are at risk of serious harm right now, or if a child is abused. In some states a doctor must report certain injuries to the police, so ask before you tell. [onesource, find]',
      'Chaplains keep what you tell them in confidence too. Civilian hotlines and shelters do not report to the military.',
    ]),
    section('orders', 'Two kinds of order', [
      'A commander can give a military protective order. It can be quick, and he can be punished if he breaks it, but it binds only people in the service, and civilian police cannot arrest him for breaking it. It stays in force until it is ended or another order takes its place. [womenslaw, mpo]',
      'A civilian protection order comes from a state or tribal court, and police off base can arrest him if he breaks it. Federal law gives it the same force on base, so show it at the gate. You can have both at once. [onbase, womenslaw]',
      'The command must tell the local civilian police about a military order, and about any change in it. Still, carry a copy of each order. If he is moved to another base, tell the advocate, so that the new command knows. [notice]',
      tip(
        'If he says that he cannot come to court',
        'A service member can ask a civil court for a delay of 90 days or more if duty keeps him away, with a letter from his commander. Ask the judge to keep your temporary order in force for that whole time. [scra]',
      ),
    ]),
    section('guns', 'Guns', [
      'Under many final civilian orders he may not have guns of his own, though he may still use a service weapon on duty. After a conviction for domestic violence he may have no gun at all, not even for work. Ask the commander to take his weapons, and ask the judge to order his own guns handed in. [guns, official]',
    ]),
    section('home-money', 'Home, money and insurance', [
      list([
        'Base housing: the command can order him out and let you stay for a time. Ask the advocate and the housing office. Ask in writing.',
        'Support: while he serves, each branch expects him to support his family. If he stops, tell his command, and ask a state court for an order.',
        'Transitional compensation: if he is put out of the service, or loses all his pay, because he abused you or a child, you may get monthly payments for 12 to 36 months. You may use the commissary and exchange too. Payments end if you marry again or live with him. [transitional]',
        'Retired pay: if he lost his right to it because of abuse, a court can still give you your share, if he had served long enough. [retired]',
        'Moving: ask about moving your things at the government’s cost, above all if you live abroad.',
        'Health insurance: ask the advocate how long you keep it after a divorce. Do this before you sign anything.',
      ]),
      'Talk to a legal assistance lawyer on base for free. If he went there first, they may send you to another office. Civilian legal aid is open to you as well.',
    ]),
    section('serving', 'If you are the one who serves', [
      'All of this is for you too, whoever hurts you and whether he serves or not. After sexual assault you can make a restricted report to a sexual assault response coordinator, an advocate or health care staff. The Safe Helpline is for the whole military community. It is private and has no tie to your chain of command. [restricted, safehelpline]',
      'If you fear for your career, say so to the advocate before you report. Ask about an expedited transfer. You can also ask for a lawyer of your own, at no cost, if the case is about sexual assault or domestic violence. [restricted, svc, svc-abuse]',
    ]),
    section('abroad', 'If you are abroad, or not a citizen', [
      'Orders of U.S. courts may not hold off base in another country, but a military order does bind him there. Ask the advocate how to go home early with your children. If you are not a U.S. citizen, talk to an immigration lawyer before you travel or divorce, because you may have rights of your own, even if he never filed papers for you. [vawa]',
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'Has no tie to the military.',
    'womenslaw-org': 'Its pages on the military system, and questions by email.',
    'lawhelp-org': 'Civilian legal aid near the base.',
  },
  sources: [
    {
      id: 'onesource',
      label: 'Military OneSource, domestic abuse: military reporting options',
      url: 'https://www.militaryonesource.mil/web/mos/-/domestic-abuse-military-reporting-options',
      date: 'copy without a date',
      read: '2026-11-23',
    },
    {
      id: 'find',
      label: 'Military OneSource, how to find help for domestic abuse',
      url: 'https://www.militaryonesource.mil/preventing-violence-abuse/how-to-find-help-for-victims-of-domestic-abuse/',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'womenslaw',
      label: 'WomensLaw.org, domestic violence in the military',
      url: 'https://www.womenslaw.org/laws/federal/domestic-violence-military/all',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'mpo',
      label: '10 U.S. Code 1567, duration of military protective orders',
      url: 'https://www.law.cornell.edu/uscode/text/10/1567',
      date: 'law of 2008, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'notice',
      label: '10 U.S. Code 1567a, notice of military protective orders to civilian police',
      url: 'https://www.law.cornell.edu/uscode/text/10/1567a',
      date: 'law of 2008, as amended in 2009, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'onbase',
      label: '10 U.S. Code 1561a, civilian orders of protection on military installations',
      url: 'https://www.law.cornell.edu/uscode/text/10/1561a',
      date: 'law of 2002, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'scra',
      label: '50 U.S. Code 3932, stay of proceedings (Servicemembers Civil Relief Act)',
      url: 'https://www.law.cornell.edu/uscode/text/50/3932',
      date: 'law of 2003, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'guns',
      label: '18 U.S. Code 922(g)(8) and (9), firearms',
      url: 'https://www.law.cornell.edu/uscode/text/18/922',
      date: 'in force since 1994 and 1996, version of April 2023',
      read: '2026-11-23',
    },
    shared.official,
    {
      id: 'transitional',
      label: '10 U.S. Code 1059, transitional compensation',
      url: 'https://www.law.cornell.edu/uscode/text/10/1059',
      date: 'law of 1993, as amended, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'retired',
      label: '10 U.S. Code 1408(h), benefits where retired pay was lost because of abuse',
      url: 'https://www.law.cornell.edu/uscode/text/10/1408',
      date: 'law of 1992, as amended, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'vawa',
      label: 'USCIS, VAWA self-petition; see our guide on immigration relief',
      url: 'https://www.uscis.gov/humanitarian/abused-spouses-children-and-parents',
      date: 'page shows its own date',
      read: null,
    },
    {
      id: 'restricted',
      label: 'Start by Believing, military reporting options',
      url: 'https://startbybelieving.org/explore-your-options/military/',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'safehelpline',
      label: 'Department of Defense Safe Helpline, how it works',
      url: 'https://www.safehelpline.org/howitworks',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'svc',
      label: '10 U.S. Code 1044e, Special Victims’ Counsel',
      url: 'https://www.law.cornell.edu/uscode/text/10/1044e',
      date: 'copy without a date, law of 2013 as amended',
      read: '2026-11-23',
    },
    {
      id: 'svc-abuse',
      label: 'The Army Lawyer, counsel in cases of domestic violence',
      url: 'https://tjaglcs.army.mil/Periodicals/The-Army-Lawyer/tal-2021-issue-4/Post/5786/Practice-Notes-The-Domestic-Violence-Victim-Addition-to-the-SVC-and-LA-Programs',
      date: 'issue 4 of 2021',
      read: '2026-11-23',
    },
  ],
})
