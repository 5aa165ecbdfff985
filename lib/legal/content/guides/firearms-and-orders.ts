import { defineGuide, list, listUnder, section, steps, warning } from '../../define-guide'
import { shared } from './shared-sources'

export const firearmsAndOrders = defineGuide({
  id: 'firearms-and-orders',
  title: 'Guns and protection orders',
  description:
    'How to ask a judge to take guns away from someone who hurts you, what federal law already forbids, and what to do if nobody acts.',
  category: 'protection',
  difficulty: 'intermediate',
  format: 'article',
  tags: ['guns', 'firearms', 'protection order', 'red flag law', 'surrender', 'court'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. Federal law holds everywhere. Who collects the guns, and when, is decided by state law and by the judge.',
  review: null,
  statePart: 'guns',
  inShort: [
    'A gun in the hands of an abusive partner makes it much more likely that he will kill. Plan with an advocate.',
    'Federal law bars guns under many final protection orders and after many convictions. It does not send anyone to collect them.',
    'So ask the judge for it: which guns, by when, handed to whom, and who checks.',
    'More than 20 states and the District of Columbia also have an order that is only about guns.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'If he has a gun and is threatening you, get out of the room or the house if you can, and call 911. Say that there is a gun.',
        'Write down what you know: what guns, how many, where he keeps them, whether he carries one, and each time he used or showed one. Keep the list where he cannot find it.',
        'Call an advocate from a safe phone. Ask for help with an order that takes the guns, and a plan for the day he learns of it.',
      ]),
      warning(
        'Do not take or hide the gun yourself',
        'If he notices, it can set him off, and you may get into trouble yourself. Ask an advocate or a lawyer first, and leave it to the police and the court.',
      ),
    ]),
    section('risk', 'Why this comes first', [
      'In a study of eleven cities, an abusive man who could get to a gun was about five times as likely to kill his partner. Threats with a weapon raised the danger as well, whether or not he ever fired it. [femicide]',
      'The days after he is served with papers can be tense. If the order says he must give up his guns, plan where you will be that day.',
    ]),
    section('federal', 'What federal law already says', [
      'A person may not have any gun or ammunition while a protection order is in force, if all of this is true: [guns]',
      list([
        'He got notice, and there was a hearing where he could speak. He does not have to have come.',
        'You are or were married to him, you have a child together, or you live or once lived together as partners.',
        'The order tells him not to harass, stalk or threaten you or a child.',
        'The order finds that he is a real threat to your safety, or it plainly forbids him to use force against you.',
      ]),
      'The Supreme Court upheld this rule in 2024, but it leaves gaps. It does not cover a first, short order made before any hearing, and it does not cover someone you dated and never lived with. Many states fill those gaps. [guns, rahimi]',
      'A second rule bars anyone who was convicted of a domestic violence misdemeanor, and since June 2022 that covers recent dating partners too. After one first offense against a dating partner, the ban can end after five years. [guns, dating]',
      'It is also a crime for someone else to sell or give him a gun if they know, or have good reason to think, that he is barred. Breaking these rules can bring up to 15 years in prison. [guns, penalty]',
    ]),
    section('ask', 'What to ask the judge', [
      'The federal rule names no office that comes to get the guns, so the order itself should say it. Forms often have a box for it, which you can check and then repeat aloud at the hearing. You can ask for it in a first, temporary order too: some states allow it or require it, and others leave it to the judge. [guns]',
      listUnder('Words you can use:', [
        '“Please order him to hand in all guns and ammunition, and not to get new ones.”',
        '“Please say by what hour, and to whom: the police or a licensed dealer, not a friend or his family.”',
        '“Please order him to bring proof to the court, and set a date to check.”',
        '“Please have an officer collect them when he is served.”',
        '“Please suspend his permit to carry.”',
        '“Please write that he is a threat to my safety, and that he may not use force against me.”',
      ]),
      'If a relative is to store the guns, ask that the order name that person and say that the guns are locked away from him. A friend or relative who gives them back can be charged too. [guns]',
      'The sentence that he is a threat matters, because with those words, after a hearing, the federal ban applies to a husband, an ex or a partner you lived with. [guns]',
      'Before you leave, ask the clerk when the order goes into the police database, and whether it says that guns are banned. Dealers see that record when he tries to buy one.',
    ]),
    section('red-flag', 'An order that is only about guns', [
      'More than 20 states and the District of Columbia have what people call red flag laws. The court papers may say extreme risk order, risk protection order or gun violence restraining order. A judge can have the guns taken for a time, often on the same day. [everytown]',
      'Who can ask differs from state to state. In California and Colorado, family and people who live with him can, while in Florida only the police can, so you would ask them to. A few states have gone the other way and passed laws against such orders, among them Oklahoma, Tennessee, West Virginia and Wyoming. [everytown, ballotpedia]',
      'This order takes the guns, but it does not tell him to stay away from you, so you can ask for both. He may learn that you asked, which is why the safety plan comes first.',
    ]),
    section('police-military', 'If he is a police officer or in the military', [
      'Under a protection order he may be allowed to keep a gun that his job gives him while he is on duty, but his own guns are not excused. After a conviction for domestic violence nothing is excused, not even the gun for his job. [official]',
      'Tell the advocate where he works before anyone calls that office. A different police force, the state police or the prosecutor may be the safer place to go.',
    ]),
    section('if-not', 'If he keeps the guns anyway', [
      list([
        'Call 911 if you see him with one or he threatens you. Say that an order bars him from having guns.',
        'Go back to the court and ask for a hearing because he broke the order. Bring photos, messages or the name of someone who saw it.',
        'Tell the prosecutor of your county. Ask whether federal agents should know.',
        'If he gets the guns back when the order ends, ask the court before that day to make the order longer, and ask to be told before anything is returned.',
      ]),
      'If you own a gun yourself, ask a lawyer before the hearing. If he gets an order against you as well, you could lose the right to have it, even if you only meant to be safe. [guns]',
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'Plan for the day he is served, day or night.',
    'womenslaw-org': 'The gun rules of your state, and questions by email.',
    'lawhelp-org': 'Free legal help with the order.',
  },
  sources: [
    {
      id: 'guns',
      label: '18 U.S. Code 922(d), (g)(8) and (9), firearms, protection orders and convictions',
      url: 'https://www.law.cornell.edu/uscode/text/18/922',
      date: 'in force since 1994 and 1996, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'dating',
      label: '18 U.S. Code 921(a)(33) and (37), dating partners',
      url: 'https://www.law.cornell.edu/uscode/text/18/921',
      date: 'as amended on June 25, 2022, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'penalty',
      label: '18 U.S. Code 924(a)(8), penalty',
      url: 'https://www.law.cornell.edu/uscode/text/18/924',
      date: 'as amended on June 25, 2022, version of April 2023',
      read: '2026-11-23',
    },
    shared.official,
    shared.rahimi,
    {
      id: 'everytown',
      label: 'Everytown, extreme risk laws by state',
      url: 'https://www.everytown.org/solutions/extreme-risk-laws/',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'ballotpedia',
      label: 'Ballotpedia, extreme risk protection orders in state legislatures',
      url: 'https://ballotpedia.org/Extreme_risk_protection_orders_in_state_legislatures',
      date: 'page without a date',
      read: '2026-11-23',
    },
    shared.femicide,
  ],
})
