import { defineGuide, list, listUnder, section, steps } from '../../define-guide'
import { shared } from './shared-sources'

export const helpAFriend = defineGuide({
  id: 'help-a-friend',
  title: 'Help a friend',
  description:
    'What to say to someone you worry about, what not to do, and how to help her stay safe while she decides.',
  category: 'protection',
  difficulty: 'beginner',
  format: 'article',
  tags: ['friend', 'family', 'coworker', 'neighbor', 'what to say', 'support'],
  lastUpdated: '2026-11-23',
  jurisdiction: 'United States. Who must report harm to a child or an older adult differs from state to state.',
  review: null,
  inShort: [
    'Believe her, and tell her it is not her fault.',
    'Do not tell her what to do, because she knows the danger best.',
    'You can call a hotline yourself to ask how to help.',
    'If she is being hurt right now, call 911.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'If you see or hear an attack, call 911, and do not step between them.',
        'Find a private time to talk, in person if you can. Do not text about it, because someone else may read her phone.',
        'Say: “I am worried about you. I believe you. I am here.” Then listen more than you speak.',
      ]),
    ]),
    section('signs', 'Signs you may notice', [
      list([
        'Her partner insults her in front of other people. [owh]',
        'She worries all the time about making her partner angry. [owh]',
        'She makes excuses for what her partner does. [owh]',
        'Her partner is very jealous, or treats her like something they own. [owh]',
        'She has marks or injuries she cannot explain. [owh]',
        'She has stopped seeing friends and family. [owh]',
        'She seems sad or anxious, or not like herself. [owh]',
      ]),
      'You do not have to be sure. You can ask how things are at home and let her decide how much to say.',
    ]),
    section('talk', 'How to talk', [
      listUnder('What helps:', [
        'Choose a time when no one will walk in or listen. [archive]',
        'Be honest about what you saw. “I got scared when he yelled at you on Sunday.” [archive]',
        'Tell her it is not her fault and that she is not alone. [hotline]',
        'Believe her, and say so, because she may have been told that no one ever will. [new-hope]',
        'Keep it to yourself, and ask before you tell anyone. [new-hope]',
        'Give her facts, not orders. “There is a line you can call. Want me to stay with you?”',
      ]),
      listUnder('What can hurt:', [
        'Shame or blame. Do not say “You just need to leave.” Try “I get scared when I think what could happen to you.” [archive]',
        'Judging her choices, or making her feel guilty about them. [hotline]',
        'Taking over. She does not need one person’s control traded for another’s. [new-hope]',
        'Speaking badly of her partner as a person, which may make her defend them and stop talking.',
        'Facing her partner yourself, which can put her, and you, in more danger.',
        'Promising to keep a secret you cannot keep.',
      ]),
    ]),
    section('offer', 'Offer something real', [
      '“Call me if you need anything” is kind but hard to use. Offer one clear thing at a time, such as a ride or an hour with the children, or offer to go with her to an advocate, the police or the court. [archive]',
      listUnder('You could also:', [
        'Keep a bag, papers, spare keys or medicine for her.',
        'Let her use your phone or computer to call or look things up.',
        'Agree on a code word, so that when she texts it, you call 911 and send them to her address.',
        'Keep photos or notes for her, with the date, if she asks you to.',
        'Receive mail for her, or be the number a court or clinic can call.',
        'Take in a pet for a while.',
        'Stay on the line while she calls a hotline.',
      ]),
      'Help her make a safety plan, with a place to go, a way to get there and the most important things to take. An advocate can do this with both of you. [archive]',
    ]),
    section('stay', 'If she stays, or goes back', [
      'She may leave and return many times. That is common, and there are many reasons, such as fear, money, children, faith, love, immigration papers, or having nowhere to go. Keep the door open, because she will need you even more then. [hotline, archive]',
      'You cannot rescue another adult, because she has to make her own choices. Your steady presence is a lifeline, even when it feels like nothing changes. [owh]',
      'When it ends, keep helping. She may feel sad and lonely and miss the good parts, and the weeks after can also be dangerous. Walk with her to the car, and check in each day at a set time. [hotline]',
    ]),
    section('danger', 'When the danger is high', [
      'Be more careful if her partner has choked her, has a gun, has threatened to kill someone or is stalking her, or if she is pregnant or just left. Tell her plainly that these are signs of deadly danger, and offer to call an advocate with her today. [femicide, glass]',
      'If you think a child is being hurt, you can call your state’s child abuse line. For an older person, or an adult who needs care, call adult protective services. Some people, such as teachers and nurses, must report by law. If you can, tell her first, so it does not catch her by surprise at home. [reporters]',
    ]),
    section('you', 'Take care of yourself too', [
      'It is hard to watch someone you love get hurt. You can call a hotline for yourself, to ask what to say, to learn what help is near her, or just to talk. [new-hope]',
      list([
        'Know your limits. You can help her and still say what you cannot do.',
        'Do not post about it, and do not share where she is.',
        'If her partner asks you where she is, say you do not know, and write down that they asked.',
        'If her partner threatens you, tell the police, and ask whether you can get an order of your own.',
        'At work, ask security or a manager what the plan is if someone comes in to look for her.',
      ]),
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'For friends and family too, day and night.',
    'stronghearts-native-helpline': 'For Native callers and those who care about them.',
    'love-is-respect': 'If your friend is a teen or a young adult.',
  },
  sources: [
    {
      id: 'owh',
      label: 'Office on Women’s Health, how to help a friend who is being abused',
      url: 'https://www.womenshealth.gov/relationships-and-safety/get-help/',
      date: 'copy without a date in the HHS library',
      read: '2026-11-23',
    },
    {
      id: 'archive',
      label: 'Office on Women’s Health, how to help a friend who is being abused, archived',
      url: 'https://cybercemetery.unt.edu/archive/oilspill/20120928092341/http://www.womenshealth.gov/violence-against-women/get-help-for-violence/how-to-help-a-friend-who-is-being-abused.cfm',
      date: 'copy of September 2012',
      read: '2026-11-23',
    },
    {
      id: 'hotline',
      label: 'The National Domestic Violence Hotline, help for friends and family',
      url: 'https://www.thehotline.org/help/help-for-friends-and-family/',
      date: 'copy without a date',
      read: '2026-11-23',
    },
    {
      id: 'new-hope',
      label: 'New Hope for Women, you can help',
      url: 'https://newhopeforwomen.org/you-can-help',
      date: 'copy of about 2020',
      read: '2026-11-23',
    },
    shared.femicide,
    shared.glass,
    shared.reporters,
  ],
})
