import { defineGuide, list, listUnder, section, steps, warning } from '../../define-guide'
import { shared } from './shared-sources'

export const isThisAbuse = defineGuide({
  id: 'is-this-abuse',
  title: 'Is this abuse?',
  description:
    'Signs that a partner is controlling or hurting you, why it is hard to see from inside, and what you can do without deciding anything today.',
  category: 'protection',
  difficulty: 'beginner',
  format: 'article',
  tags: ['couples counseling', 'signs', 'control', 'emotional abuse', 'money', 'jealousy', 'safety plan'],
  lastUpdated: '2026-11-23',
  jurisdiction: 'United States. What a court calls abuse differs from state to state.',
  review: null,
  statePart: 'orders',
  inShort: [
    'Abuse is a pattern of control, and it does not have to leave a mark.',
    'If you are afraid of your partner, that is enough reason to talk to someone.',
    'You can call a hotline just to ask. You do not have to leave, report anything or give your name.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'If you are in danger, call 911. If someone has put their hands around your neck, see a doctor today.',
        'Talk to an advocate by phone, text or chat. Tell them what happened and ask what they think. It is free, and you can stop at any time.',
        'Tell one person you trust what goes on at home, and pick someone who will not tell your partner.',
      ]),
    ]),
    section('what', 'What abuse is', [
      'Abuse is a pattern in which one person gets and keeps power over another, through words, money, sex, fear or force. It rarely starts with hitting, and it often gets worse over time. [nantucket]',
      'Every couple argues, and the difference is what happens next. In a fair fight you can disagree, say no or leave the room and still feel safe. If you change what you say, wear or do because you fear what your partner will do, that is a warning sign.',
    ]),
    section('signs', 'Signs to look for', [
      listUnder('Control and put-downs. Your partner may:', [
        'Call you names, make fun of you or shame you in front of other people. [ctcadv]',
        'Decide where you may go and what you do all day. [ctcadv]',
        'Follow you, check on you all the time, or demand to know where you are. [ctcadv]',
        'Say you are crazy, or that it never happened. [ctcadv]',
        'Call jealousy love, accuse you of flirting, drop by without warning, or ask friends to watch you. [ucsc]',
        'Cut you off from friends and family, call them troublemakers, or keep you from using the car or the phone or going to work. [ucsc]',
        'Blame you for how they feel and for what they do. [ucsc]',
      ]),
      listUnder('Money. Your partner may:', [
        'Keep you from working or going to school, or make you lose a job. [ctcadv]',
        'Take your paycheck, hide money, or give you an allowance. [ctcadv]',
        'Run up debt or open accounts in your name. [ctcadv]',
      ]),
      listUnder('Body and sex. Your partner may:', [
        'Hit, slap, push or grab you, throw things, or break things to scare you. [ctcadv]',
        'Choke you or stop your breath in any way, even once. [ctcadv]',
        'Keep you from sleeping. [ctcadv]',
        'Hurt or threaten your children or pets. [ctcadv]',
        'Have sex with you when you do not want to. Being a couple, or having said yes before, does not count as a yes. [ctcadv]',
        'Hold you down during sex and call it play. [ucsc]',
      ]),
      warning(
        'Some signs mean high danger',
        'Choking, a gun in the home, threats to kill you or themselves, forced sex, and abuse while you are pregnant are signs that it could get deadly. Read our guide on signs of deadly danger, and talk to an advocate soon.',
      ),
    ]),
    section('hard', 'Why it is hard to see', [
      'At the start, control can look like care. A partner who always wants to know where you are may seem to worry about you, until step by step it takes over your life. [ucsc]',
      'There are good days too. After a bad time a partner may apologize, cry, bring gifts or promise to change, and you may love them and hope. None of that means it was not abuse, and none of it makes it your fault.',
      'The people around you may see it first. If a friend, a sister or a coworker asks whether you are okay, that may be why. [nantucket]',
    ]),
    section('ask', 'Questions to ask yourself', [
      listUnder('There is no score here, and one yes is enough to talk it over with someone.', [
        'Am I afraid of how my partner will react to small things?',
        'Do I see my friends and family less than I want to, to keep the peace?',
        'Do I have to ask for money, or show what I spent?',
        'Does my partner read my phone, or know where I am when I did not say?',
        'Have I said yes to sex because I was scared to say no?',
        'Do I hide what happens at home from people I love?',
        'Would I worry if a friend told me this about her partner?',
      ]),
    ]),
    section('choices', 'What you can do, at your own pace', [
      list([
        'Make a safety plan, even if you stay. It is a list of small steps for bad days, such as where to go, who to call and what to take.',
        'Write down what happens, with dates, but only where no one else can find it. Take photos of injuries and damage. Ask a lawyer before you record a talk: in some states everyone must agree. [recording]',
        'Tell a doctor or nurse, but first ask what they have to report.',
        'Ask about a protection order, even if you were never hit. Ask an advocate whether threats, stalking or forced sex count in your state.',
        'Keep some money, papers and a spare key where your partner does not look.',
        'Use a safe device to look for help, because a watched phone can show what you read.',
      ]),
      warning(
        'Couples counseling is not safe when there is abuse',
        'Abuse is not a problem that two people share. What you say in front of your partner can be held against you at home, and a counselor may not see it. The National Domestic Violence Hotline advises against it. See a counselor or an advocate by yourself. [couples]',
      ),
      'Leaving is not the only choice, and it can be a time of more danger. An advocate will not push you, but will help you think it through and plan for what you want to do. [femicide]',
    ]),
    section('not-alone', 'If you are still not sure', [
      'You do not need proof, and you do not need to call it abuse to ask for help. You can say, “I do not know if this is normal. Can I tell you what happened?” and you will not surprise anyone, because advocates hear this every day.',
      'Abuse happens in every kind of couple, married or not, rich or poor, and of any faith, age or gender. If a parent, an adult child or someone who cares for you does these things, it is abuse as well, and the same lines will listen. [everyone]',
      'Whatever you choose, you can come back to it. People often try more than once before things change, and each time you learn more about what you need. You deserve to feel safe in your own home.',
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'Call, text or chat to ask if it is abuse.',
    'love-is-respect': 'The same for teens and young adults.',
    'womenslaw-org': 'What counts as abuse in your state, and how to ask for an order.',
  },
  sources: [
    shared.recording,
    {
      id: 'couples',
      label:
        'The National Domestic Violence Hotline, why we don’t recommend couples counseling for abusive relationships',
      url: 'https://www.thehotline.org/2014/08/01/why-we-dont-recommend-couples-counseling-for-abusive-relationships/',
      date: 'August 1, 2014',
      read: '2026-11-27',
    },
    {
      id: 'nantucket',
      label: 'A Safe Place, what is an abusive relationship',
      url: 'https://asafeplacenantucket.org/get-help/domestic-violence/what-is-an-abusive-relationship',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'ctcadv',
      label: 'Connecticut Coalition Against Domestic Violence, forms of abuse',
      url: 'https://ctcadv.org/resources',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'ucsc',
      label: 'University of California, Santa Cruz, CARE office, common dynamics of abuse',
      url: 'https://care.ucsc.edu/resources/common-dynamics-of-abuse.html',
      date: 'page without a date',
      read: '2026-11-23',
    },
    shared.femicide,
    {
      id: 'everyone',
      label: 'Break the Cycle, about domestic violence',
      url: 'https://www.breakthecycle.org/about_dv/',
      date: 'copy without a date',
      read: '2026-11-23',
    },
  ],
})
