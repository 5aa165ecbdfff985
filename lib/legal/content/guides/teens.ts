import { defineGuide, list, listUnder, section, steps } from '../../define-guide'
import { shared } from './shared-sources'

export const teens = defineGuide({
  id: 'teens',
  title: 'Teens and dating abuse',
  description:
    'Signs that dating is not safe, what adults must report, whether you can get a court order before 18, and help at school.',
  category: 'protection',
  difficulty: 'beginner',
  format: 'article',
  tags: ['teens', 'dating', 'school', 'parents', 'under 18', 'phone', 'private pictures'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. Whether someone under 18 can ask for an order, and who must report, are matters of your state.',
  review: null,
  statePart: 'orders',
  inShort: [
    'If someone you date scares you, tracks you or pushes you, it is not your fault.',
    'You can text or call a teen line. You do not have to give your name.',
    'Some states let you ask for a court order on your own. Others want an adult with you.',
    'Your school has to help once it knows.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'If you are in danger, call 911, or text 911 where that works, and go to a place with people.',
        'Text, call or chat with love is respect, which talks with teens about dating all day and all night.',
        'Tell one adult you trust, such as a parent, an aunt, a coach or a school nurse. You can bring a friend.',
      ]),
    ]),
    section('signs', 'Signs that it is not okay', [
      'Dating abuse is a pattern of control. It can happen without a single hit, and in a relationship of two weeks or two years. [teens-2019]',
      listUnder('Does the person you date:', [
        'Ask for your passwords, or log in to your accounts without asking? [teens-2019]',
        'Check your phone, or make you show it? [teens-2019]',
        'Put you down, insult you or call you names? [teens-2019]',
        'Get jealous and make you change what you do? [teens-2019]',
        'Try to make you confess to things you did not do? [teens-2019]',
        'Text and call so much that you are scared not to answer?',
        'Push, grab, hit or choke you, or throw things?',
        'Push you to have sex, or not to use birth control?',
        'Share pictures of you, or say they will?',
        'Say they will hurt themselves if you break up?',
      ]),
      'Abuse tends to get worse, and often there is a sorry and a promise in between. The time when you try to end it can be the most dangerous, so make a plan first. [teens-2015]',
    ]),
    section('tell', 'Before you tell an adult', [
      'Some adults have to report when someone under 18 is hurt, and teachers, nurses, doctors and counselors often do. That can be good, because it brings help, but you should know it before you speak. Ask: “If I tell you something, who do you have to tell?” [reporters]',
      'A hotline can talk with you without knowing your name. If you do not say who or where you are, there is little they can report, so ask them about it at the start.',
      'If you do not feel safe with your parents, or a parent is the one who hurts you, say so, because there are lines and shelters for young people. You can ask to speak to a counselor at school alone.',
    ]),
    section('plan', 'Make a plan', [
      list([
        'Pick two friends who know, and walk with them between classes, to the bus and home.',
        'Agree on a code word, so that when you text it, they call for help.',
        'Break up by phone or in a public place, not alone in a car or a house.',
        'Plan with a teen line before you change a password or turn off shared location, because the other person may be told. When it is safe, do it from a device they never use.',
        'Look at your apps to find out who can see where you are, and check your bag and your car for trackers.',
        'Save texts, calls and posts as screenshots and send them to someone you trust. Then block the person if it is safe. Ask a lawyer before you record a talk: in some states everyone must agree. [recording]',
        'Have a way home that does not depend on the person you date, and a little cash.',
        'Learn one phone number by heart.',
      ]),
    ]),
    section('order', 'Can you get a court order?', [
      'A protection order tells a person to stop hurting you, not to contact you and to stay away. It goes by many names, and what you must show and what it can do are not the same in each state. [teens-2015]',
      listUnder('If you are under 18:', [
        'In many states you can ask for one, but an adult has to file it for you, most often a parent or guardian. [teens-2015]',
        'In other states you can file without a parent. Most of these say you have to be 16 or older, and a few let you do it at 12 or at any age. [teens-2015]',
        'In some states a judge decides whether to call your parents, so ask an advocate before you go. [break-the-cycle]',
        'If the other person is a minor too, ask whether that changes which court you need.',
      ]),
      'These rules change, so look up your state on WomensLaw, which answers the question “Can a minor apply?” A legal aid office or an advocate can help you find someone to stand by you in court. If you two go to the same school, ask the judge to write down what should happen there. [teens-2015]',
    ]),
    section('school', 'Help at school', [
      'A school that takes federal money must act when it knows of sexual harassment, and that includes dating violence. The rule is called Title IX, and the office can tell you who the Title IX coordinator is. You can ask for help without a formal complaint. [title-ix]',
      listUnder('You can ask for:', [
        'A new seat, class, lunch hour or locker.',
        'Someone to walk with you, and a safe place to go.',
        'No contact between you, in class and online.',
        'More time for work and tests you missed.',
        'A copy of your court order kept in the office.',
      ]),
      'If someone shares private pictures of you and you are under 18, that is serious, and it is illegal, also when a computer made them. Do not send them on, not even as proof. Tell an adult or an advocate. TakeItDown.ncmec.org helps keep pictures from before you turned 18 off many sites. It is free, and you do not give your name or send the picture. Sites and apps also have to take such pictures down within 48 hours after you, or someone for you, asks in the right way. [takedown, ncmec]',
    ]),
    section('friend', 'If it is your friend', [
      'Say that you believe them and that it is not their fault. Do not make them choose between you and the person they date, but stay close. If they are in danger, tell an adult, even if they asked you not to. It is better to have a friend who is mad at you than one who gets hurt.',
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'love-is-respect': 'By text, chat or phone, for teens and young adults.',
    'the-trevor-project': 'For LGBTQ+ young people in a crisis.',
    'womenslaw-org': 'Whether a minor can apply in your state.',
  },
  sources: [
    {
      id: 'teens-2019',
      label: 'WomensLaw, information for teens and young adults',
      url: 'https://www.womenslaw.org/about-abuse/abuse-specific-communities/information-teens-and-young-adults/all',
      date: 'copy of September 2019',
      read: '2026-11-23',
    },
    {
      id: 'teens-2015',
      label: 'WomensLaw, information for teens, court orders',
      url: 'https://www.womenslaw.org/about-abuse/abuse-specific-communities/information-teens/all',
      date: 'copy of December 2015',
      read: '2026-11-23',
    },
    {
      id: 'break-the-cycle',
      label: 'Break the Cycle, dating violence law',
      url: 'https://www.breakthecycle.org/dating-violence-law/',
      date: 'copy without a date',
      read: '2026-11-23',
    },
    shared['title-ix'],
    shared.takedown,
    shared.ncmec,
    shared.recording,
    shared.reporters,
  ],
})
