import { defineGuide, list, listUnder, section, steps, warning } from '../../define-guide'
import { shared } from './shared-sources'

export const lgbtq = defineGuide({
  id: 'lgbtq',
  title: 'LGBTQ+ women and abuse',
  description:
    'Abuse in LGBTQ+ relationships: signs that are easy to miss, threats to out you, finding a shelter that respects you, and your rights.',
  category: 'protection',
  difficulty: 'beginner',
  format: 'article',
  tags: ['LGBTQ', 'lesbian', 'bisexual', 'transgender', 'outing', 'shelter', 'private pictures'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. Federal law is named where it applies. Orders, custody and other rules are matters of your state, and federal rules here have changed more than once.',
  review: null,
  statePart: 'orders',
  inShort: [
    'Abuse is abuse, whoever your partner is and whoever you are.',
    'A threat to out you is a form of abuse.',
    'Programs that get certain federal money may not turn you away for who you are or whom you love.',
    'You choose what to tell, and to whom.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'If you are in danger, call 911. You do not have to explain your relationship to get help.',
        'Call, text or chat with a hotline. You can use the name and words that are yours, or give no name.',
        'Think of one person who is safe to tell, such as a friend, someone at work, or an LGBTQ+ center.',
      ]),
    ]),
    section('signs', 'Signs that are easy to miss', [
      'An abusive partner uses the same ways to control as in any couple, such as force, sex, put-downs, money, and keeping you from others. They may also use the bias of the world around you. [hotline]',
      listUnder('A partner may:', [
        'Threaten to out you to your family, your boss or your landlord. [hotline, womenslaw]',
        'Say that no one will help you because of who you are. [womenslaw]',
        'Say that you are not really gay, bisexual or trans. [womenslaw]',
        'Say that this is normal in a couple like yours. [womenslaw]',
        'Say that it cannot be abuse between two women. [womenslaw]',
        'Call you “it,” or mock your body or your voice, if you are trans. [womenslaw]',
        'Hide your hormones, clothes or papers.',
        'Say you will lose the children because you are not the birth parent.',
        'Turn your friends or the local scene against you, so that you have no place to go.',
      ]),
      'If this is your first such relationship, it may be hard to know what is normal, and if you hit back once, you may be told that you are both at fault. Ask yourself who is afraid of whom, and who decides. [hotline]',
    ]),
    section('outing', 'If someone threatens to out you', [
      list([
        'Keep the messages. Take screenshots and send them to a safe person. Ask a lawyer before you record a call or a talk: in some states everyone must agree. [recording]',
        'Think about whom you would rather tell yourself, and in what order. You do not have to tell anyone.',
        'Tell the advocate or lawyer that this is a fear, so that papers do not say more than they must.',
        'Ask what is public before you file, because court papers can often be read by others.',
        'If they threaten to share private pictures, say so. To share them, real or made by a computer, is a crime in every state and a federal crime since May 19, 2025, and you may be able to sue. Sites and apps must take them down within 48 hours after you ask in the right way. StopNCII.org helps keep them off many sites. [images, pictures, takedown]',
      ]),
      'In an emergency, your safety comes first. A hotline can help you think through who may find out and what you can do about it.',
    ]),
    section('shelter', 'Finding a place that respects you', [
      'You can call a program first and ask, without giving your name. A program that takes federal violence-against-women money may not turn you away for being lesbian, bisexual or trans. If one place is not right for you, ask who else there is, or for a hotel room. [faq]',
      listUnder('Questions to ask:', [
        'Have you helped women like me before?',
        'Where would I sleep, and is there a bathroom I can lock?',
        'Will staff use my name and my pronouns?',
        'How do you make sure that my partner, if she is a woman, cannot get in by saying she needs help too?',
        'Who will see what I tell you?',
      ]),
    ]),
    section('rights', 'Your rights with programs', [
      'Since 2013 a federal law has covered programs paid for under the Violence Against Women Act. They may not shut you out, or treat you worse, because of sex, gender identity or sexual orientation, and the law also names race, color, religion, national origin and disability. It uses the words “actual or perceived,” so it does not matter if they are right about you. [faq]',
      'A program may serve women only where that is needed for how it works, and it then has to give others comparable help. [faq]',
      warning(
        'What we are not sure of',
        'The guidance we could read is from 2013 and 2014. How the federal government reads and enforces this rule today, above all for trans women, can be different. Ask a legal aid office or an LGBTQ+ legal group what holds now where you live. [faq, blog]',
      ),
      'Many states and cities have laws of their own against unfair treatment in housing, shelters and care. If you are turned away, write down the date, the name and the words, and then ask for help with a complaint.',
    ]),
    section('court', 'Court and police', [
      'You can ask for a protection order against a spouse or a partner, also when you are both women. If you never lived together, ask whether your state covers someone you date. Use the forms as they are, and cross out words that do not fit.',
      'Police do not always see who is in danger when two women live together. If they come, say clearly who hurt whom, show injuries, and ask them to write it down. If you are arrested for defending yourself, say nothing more and ask for a lawyer. [miranda]',
      'If you have children, find out whether you are a legal parent. Being married or on the birth certificate may not be enough if you move to another state, and a court order or an adoption is safer. Talk to legal aid before you leave the state with a child. [parentage]',
      'If you are married to a citizen or a green card holder who hurts you, you may be able to ask for papers of your own. Our guide on immigration says how. [vawa-law]',
    ]),
    section('care', 'Care and people who get it', [
      'Some lines are run by and for LGBTQ+ people, who can listen and often know the centers and doctors near you. If you think about ending your life, call or text 988. You deserve love that does not hurt, and help that does not judge.',
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'For everyone, by phone, text or chat.',
    'lgbt-national-hotline': 'A line for LGBTQ+ people of any age.',
    'trans-lifeline': 'Run by trans people.',
  },
  sources: [
    {
      id: 'hotline',
      label: 'The National Domestic Violence Hotline, LGBTQ relationships and abuse',
      url: 'https://www.thehotline.org/2012/06/',
      date: 'June 2012',
      read: '2026-11-23',
    },
    {
      id: 'womenslaw',
      label: 'WomensLaw, domestic violence in the LGBTQ community, forms of abuse',
      url: 'https://www.womenslaw.org/laws_state_type.php?id=13586&state_code=PG&open_id=13592',
      date: 'copy of December 2015',
      read: '2026-11-23',
    },
    {
      id: 'faq',
      label: 'U.S. Department of Justice, questions and answers on the nondiscrimination condition of VAWA 2013',
      url: 'https://www.justice.gov/sites/default/files/ovw/legacy/2014/06/20/faqs-ngc-vawa.pdf',
      date: 'April 2014',
      read: '2026-11-23',
    },
    {
      id: 'blog',
      label: 'U.S. Department of Justice, ensuring access for LGBT survivors, archived',
      url: 'https://www.justice.gov/ovw/blog/ensuring-access-lgbt-victims-domestic-violence-sexual-assault-dating-violence-and-stalking',
      date: 'September 2013',
      read: '2026-11-23',
    },
    shared.images,
    shared.pictures,
    shared.takedown,
    shared.recording,
    shared.miranda,
    {
      id: 'parentage',
      label: 'Mombian, second-parent adoption and parentage orders',
      url: 'https://mombian.com/2020/10/05/second-parent-adoption-parentage-orders-and-other-ways-to-protect-your-family/',
      date: 'October 5, 2020',
      read: '2026-11-23',
    },
    shared['vawa-law'],
  ],
})
