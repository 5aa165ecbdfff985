import { defineGuide, list, listUnder, section, steps, term, terms } from '../../define-guide'

export const nativeWomen = defineGuide({
  id: 'native-women',
  title: 'Native women and tribal courts',
  description:
    'Protection orders from a tribal court, who can arrest whom on tribal land, and where Native women find help that knows their ways.',
  category: 'protection',
  difficulty: 'intermediate',
  format: 'article',
  tags: ['Native American', 'Alaska Native', 'tribal court', 'protection order', 'reservation', 'VAWA'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States, and the lands of federally recognized tribes. Each tribe has its own court, code and police. Ask the tribe.',
  review: null,
  statePart: 'orders',
  inShort: [
    'A tribal court can make a protection order against anyone, Native or not, for what happens on its land.',
    'Every state, county and tribe must enforce that order as its own. You do not have to register it.',
    'Many tribes can now also try a person who is not Native for domestic violence, sexual violence, stalking and more.',
    'StrongHearts is a helpline by and for Native people. You do not have to live on a reservation to call.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'In danger, call 911 or the tribal police, whichever comes faster where you are. Say where you are, and say if you are on tribal land.',
        'Call StrongHearts, or an advocate from your tribe. They can help you plan without asking you to explain your culture first.',
        'Ask which court is best for you: the tribal court, the state court, or both. An advocate can find out without giving your name.',
      ]),
    ]),
    section('order', 'A protection order from a tribal court', [
      'Federal law says that a tribal court has full civil power to make and enforce protection orders against any person, and that includes people who are not Native. It covers what happens anywhere in the tribe’s Indian country, or otherwise within its authority. [faith, tlpi]',
      listUnder('A tribal court can:', [
        'Tell him to stay away from you, your home, your work and your children’s school.',
        'Punish him for breaking the order, for example with a fine for contempt. [faith]',
        'Keep him off the tribe’s land altogether. [faith]',
      ]),
      'The names, the forms and the fees differ from tribe to tribe. Some tribes run a court together, and some have none, in which case you go to the state court of your county. You can also ask a state court for an order even when the tribe has a court. [tlpi]',
    ]),
    section('counts', 'It counts everywhere', [
      'Every state, territory and tribe must treat a valid order from another one as if it were its own. That goes both ways, so a tribal order holds in the city and a state order holds on the reservation. You do not need to register it first. [faith]',
      'In real life an officer may never have seen a tribal order. These steps help:',
      list([
        'Keep a copy on you, and leave one with the county sheriff and the tribal police.',
        'Ask the court to write on it that it meets 18 U.S. Code 2265. Those words tell an officer that it counts. [tlpi]',
        'Ask whether it is in the national police database. Some tribes can enter orders themselves; others ask the state. [tlpi]',
        'If an officer will not enforce it, ask for a supervisor, and then call your advocate.',
      ]),
    ]),
    section('who', 'Who can arrest and try him', [
      'This is the hard part, and it is not your job to know it, because it depends on where it happened, whether he is Native, and what he did. Call, and let the police sort out whose case it is. As a rule of thumb:',
      terms([
        term('Off tribal land', 'The state and its police, as for anyone else.'),
        term(
          'On tribal land, and he is Native',
          'The tribe can try him. For major crimes the federal government can as well. [major]',
        ),
        term(
          'On tribal land, and he is not Native',
          'The federal government, and in some states the state. Since 2013, and more so since 2022, also the tribe, if it has chosen to take part. [stcj, tlpi]',
        ),
        term(
          'In states under Public Law 280',
          'In a few states, such as California, Minnesota, Oregon and Wisconsin, the state has most of this power on most tribal land. [pl280]',
        ),
      ]),
      'A tribe that takes part can try a person who is not Native for domestic violence, dating violence, sexual violence and stalking, and for breaking a protection order. It can also try sex trafficking, violence against a child, and attacks on its own police and court staff. [stcj, tlpi]',
      'Not all tribes do this yet. In Alaska the law set up a pilot program for some villages, so ask the tribal court or your advocate. [tlpi]',
    ]),
    section('children', 'Your children', [
      'If a state agency takes a Native child, or wants to end a parent’s rights, the Indian Child Welfare Act applies. The tribe must be told and can step in, and relatives come first when a child is placed. Tell the caseworker and the judge right away that your child is a member of a tribe, or could be one. [icwa]',
      'That law is not about custody between two parents in a divorce, where a tribal court and a state court may both think that the case is theirs. Talk to a lawyer before you take the children to another state or reservation, unless you have to run for safety. [icwa]',
    ]),
    section('assault', 'After sexual assault', [
      'You can get care at an Indian Health Service or tribal clinic, or at any emergency room. Ask if they do a forensic exam there, or who drives you to a place that does. You do not have to decide about the police first. [gao]',
      'Ask for an advocate to sit with you. You may also ask for a healer, an elder or a relative, and for a prayer or a smudge if that helps you.',
    ]),
    section('help', 'Help that knows your ways', [
      list([
        'StrongHearts answers calls and texts from Native people anywhere in the country, and is free and private.',
        'Many tribes have their own advocates, shelters and housing programs. The tribal office can name them.',
        'Tribal and state coalitions against violence know the programs near you.',
        'Ask your legal aid office whether it has a unit for Native people.',
      ]),
      'In a small place everyone may know everyone. If you are afraid that word will get out, say so, and ask for an advocate from another community, a shelter off the reservation, or a judge who is not his relative.',
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'stronghearts-native-helpline': 'By and for Native people, day and night.',
    'national-indigenous-womens-resource-center': 'Tribal coalitions and programs.',
    'indian-health-service': 'Clinics and hospitals.',
    'lawhelp-org': 'Free legal help, also for tribal courts.',
  },
  sources: [
    {
      id: 'faith',
      label: '18 U.S. Code 2265, full faith and credit, and (e) tribal court power',
      url: 'https://www.law.cornell.edu/uscode/text/18/2265',
      date: 'as amended in 2022, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'tlpi',
      label: 'Tribal Law and Policy Institute, issuing and enforcing tribal protection orders',
      url: 'https://tribalprotectionorder.org/',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'stcj',
      label: '25 U.S. Code 1304, tribal jurisdiction over covered crimes',
      url: 'https://www.law.cornell.edu/uscode/text/25/1304',
      date: 'as amended in 2022, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'major',
      label: '18 U.S. Code 1153, offenses committed within Indian country',
      url: 'https://www.law.cornell.edu/uscode/text/18/1153',
      date: 'as amended in 2013, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'pl280',
      label: '18 U.S. Code 1162, state jurisdiction over offenses in Indian country',
      url: 'https://www.law.cornell.edu/uscode/text/18/1162',
      date: 'as amended in 2010, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'icwa',
      label: '25 U.S. Code 1901 to 1923, Indian Child Welfare Act',
      url: 'https://www.law.cornell.edu/uscode/text/25/chapter-21',
      date: 'law of 1978, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'gao',
      label: 'U.S. Government Accountability Office, Indian Health Service and sexual assault, GAO-12-29',
      url: 'https://gao.justia.com/department-of-health-and-human-services/2011/10/indian-health-service-gao-12-29',
      date: 'October 26, 2011',
      read: '2026-11-23',
    },
  ],
})
