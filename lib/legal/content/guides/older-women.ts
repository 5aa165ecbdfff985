import { defineGuide, list, listUnder, section, steps, tip } from '../../define-guide'
import { shared } from './shared-sources'

export const olderWomen = defineGuide({
  id: 'older-women',
  title: 'Older women and abuse',
  description:
    'Abuse by a partner, an adult child or a helper later in life: signs, who to call, what adult protective services does, and money.',
  category: 'protection',
  difficulty: 'beginner',
  format: 'article',
  tags: ['older women', 'elder abuse', 'adult protective services', 'caregiver', 'money', 'nursing home'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. From what age adult protective services can help, and who must report, are matters of your state.',
  review: null,
  statePart: 'orders',
  inShort: [
    'Abuse can start late in life or go on for decades, and it is never too late to get help.',
    'The one who does it may be a partner, a child, a grandchild or a paid helper.',
    'You can call the same hotlines as younger women, and lines for older people too.',
    'Needing care does not take away your right to decide.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'If you are in danger or badly hurt, call 911. If you wear a medical alert button, you can use it.',
        'Call the domestic violence hotline or the local program near you, and tell them your age and what help you need each day.',
        'If it is not urgent, call adult protective services where you live. You do not need proof. [ncea]',
      ]),
    ]),
    section('what', 'What it can look like', [
      'Some abuse begins early in a marriage and lasts into old age, and some begins late. It can start after someone retires or becomes disabled, or when roles in the family change. It can also come with a new partner. [hotline]',
      'Experts name physical, sexual and emotional abuse, neglect, and the misuse of money. Many people live with more than one kind. [review]',
      listUnder('Someone may:', [
        'Hit, push, grab or tie you down, or force you to have sex.',
        'Shout, shame you, or treat you like a child.',
        'Keep your glasses, hearing aid, walker, phone or medicine from you, or give you too much medicine.',
        'Leave you without food, baths or a doctor.',
        'Keep friends and family away, or listen to all your calls.',
        'Use your bank card, change your will, or push you to sign papers.',
        'Threaten to put you in a nursing home, or to keep you from your grandchildren.',
      ]),
    ]),
    section('hard', 'Why it is hard to tell', [
      'You may be afraid of losing your home, your health care or the person who cares for you. You may have been taught to keep family matters in the family, or you may fear being alone. Many women your age feel the same. [hotline]',
      'It is also easy for others to miss, because a bruise or confusion can look like old age. Most abuse of older people is never reported: one study found that fewer than one case in twenty comes to the notice of the authorities. A visit to the emergency room may be the one time you are out of the house and can speak alone. [review, hotline]',
      'If it is your child, you may want the abuse to stop without seeing them go to jail. You can say that, and an advocate can help you look for ways to be safe that you can live with.',
    ]),
    section('aps', 'What adult protective services does', [
      'Each state has such an office, which looks into abuse, neglect and misuse of money of older people and of adults with a disability. It can help set up medical care, food, money help, legal help and other support. [ncea]',
      'In most cases you can say no to its help. It may act without your agreement only in some situations, for example if you cannot make or share a decision, or need help at once. Whom it can help differs from state to state. [ncea]',
      listUnder('When you call, ask:', [
        'Will you tell the person that I called?',
        'When will someone come, and can we meet in a safe place?',
        'What can you do if I want to stay at home? What if I want to leave?',
      ]),
      tip(
        'In a nursing home or other care home',
        'Call the state agency that licenses the home, or the long-term care ombudsman, who speaks up for people who live there. If you do not know the number, the Eldercare Locator can find it, in many languages. [ncea]',
      ),
    ]),
    section('safe', 'Plan for safety with the help you need', [
      list([
        'List what you need each day: medicine, oxygen, rides, meals. Note who else could do each.',
        'Keep spare glasses, hearing aid batteries and a week of medicine in one bag.',
        'Ask shelters about steps, bathrooms, care and service animals. They may not turn you away because of a disability. [ada3]',
        'Keep a phone where you sleep, and learn one number by heart.',
        'Tell your doctor when you are alone with them, after you ask what they must report.',
        'Choose one neighbor or friend who checks on you each day at a set time.',
      ]),
      'You can ask a judge for a protection order against a partner, and often against a child or other family member. Some states have an order just for older people. Ask that they be told to leave the home, even if they have lived there for years. [elder-orders]',
    ]),
    section('money', 'Protect your money and your say', [
      list([
        'Call your bank. Ask them to watch the account, change the cards, and take off names you do not trust.',
        'Open an account at another bank and have your Social Security sent there.',
        'If someone gets your benefits for you and misuses them, tell Social Security and ask for another payee. [payee]',
        'You can end a power of attorney as long as you are able to decide. Do it in writing, and give the bank and the doctor a copy, but ask legal aid first. [revoke]',
        'Do not sign a deed, a loan or a will that you have not read with someone on your side.',
        'Check your credit report for debts that are not yours.',
      ]),
      'Many legal aid offices get federal money to help older people, and there is a national line for fraud against older people as well. [acl]',
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'For women of any age, day and night.',
    'lawhelp-org': 'Free legal help, with offices for older people.',
    'womenslaw-org': 'Who can ask for an order in your state.',
  },
  sources: [
    {
      id: 'ncea',
      label: 'National Center on Elder Abuse, University of Southern California, suspect abuse',
      url: 'https://elderjustice.usc.edu/suspectabuse',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'hotline',
      label: 'The National Domestic Violence Hotline, domestic abuse in older adults',
      url: 'https://www.thehotline.org/resources/domestic-abuse-in-older-adults/',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'review',
      label: 'Study of elder abuse seen in emergency departments, PubMed Central',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5391043',
      date: 'about 2017',
      read: '2026-11-23',
    },
    shared.ada3,
    {
      id: 'elder-orders',
      label: 'WomensLaw.org, restraining orders for elder abuse',
      url: 'https://www.womenslaw.org/about-abuse/abuse-specific-communities/elder-abuse/additional-info-and-where-get-help',
      date: 'August 15, 2019',
      read: '2026-11-23',
    },
    shared.payee,
    {
      id: 'revoke',
      label: 'Nolo, legal manual, revoking your durable power of attorney for finances',
      url: 'https://www.willmaker.com/legal-manual/durable-powers-of-attorney-for-finances/revoking-your-durable-power-of-attorney-for-finances.html',
      date: 'page without a date',
      read: '2026-11-27',
    },
    {
      id: 'acl',
      label: 'Administration for Community Living, legal help for older people',
      url: 'https://acl.gov/node/832',
      date: 'page without a date',
      read: '2026-11-23',
    },
  ],
})
