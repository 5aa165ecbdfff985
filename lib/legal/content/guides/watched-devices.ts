import { defineGuide, list, listUnder, section, steps, warning } from '../../define-guide'
import { shared } from './shared-sources'

export const watchedDevices = defineGuide({
  id: 'watched-devices',
  title: 'Watched phones, cars and accounts',
  description:
    'How someone may know where you are and what you write, what to check first, and how to do it without putting yourself in more danger.',
  category: 'protection',
  difficulty: 'intermediate',
  format: 'article',
  tags: ['stalkerware', 'phone', 'AirTag', 'tracking', 'passwords', 'smart home', 'stalking', 'recording'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. The right to a phone line of your own is federal law. Stalking and spying are crimes in every state, with words that differ.',
  review: null,
  inShort: [
    'Use a phone or computer he has never touched to read about this and to ask for help.',
    'Do not remove anything before you have a plan. He may notice, and it may be proof.',
    'Shared accounts give people away more often than hidden apps do.',
    'You can get your phone line out of his plan under federal law.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'Find a safer device, such as a friend’s phone, a library computer or a phone at work, and use it for anything he must not see. [nnedv]',
        'Think about what he knows: where you were, what you wrote, or whom you called. That tells you where to look first. [nnedv]',
        'Talk to an advocate before you change anything. When someone who controls you loses that control, it can get more dangerous. [nnedv, ftc]',
      ]),
    ]),
    section('how', 'How people are watched', [
      listUnder('From the most common to the least:', [
        'Shared accounts: an Apple or Google account, a family group, a shared calendar, photos or notes. A tablet or an old phone at home may show your messages.',
        'Passwords he knows or can guess, and a phone he can unlock while you sleep.',
        'Location sharing that was turned on long ago, in a map app, a find-my-phone app or a game.',
        'The phone plan. The account owner may see whom you call and text, and when.',
        'A tracker in a bag, coat, toy or car. Cars have their own apps as well.',
        'Cameras, doorbells, speakers and thermostats he set up.',
        'Stalkerware: a hidden app that passes on calls, messages and place. [ftc]',
      ]),
    ]),
    section('phone', 'Your phone', [
      listUnder('When it is safe to make changes:', [
        'On an iPhone, open Settings, Privacy & Security, then Safety Check. It shows who can see what, and can stop all sharing at once. Stopping it may tell the other person. [apple]',
        'On an Android phone, look at your Google account: your devices, location sharing, and apps with special access. Turn on Google Play Protect.',
        'Set a new passcode of six digits or more. Remove any face or fingerprint that is not yours.',
        'Do not delete an app you do not know. Take a photo of it and show it to an advocate first. The other person may notice when it is gone, and you lose the proof. [nnedv]',
        'A phone that is warm, slow or out of battery may be a sign of stalkerware, though it may also just be old. [ftc]',
        'The surest way out is a new phone with a new account. Do not copy the old one to it, but set it up from nothing. [ftc]',
      ]),
    ]),
    section('accounts', 'Your accounts', [
      steps([
        'From a safer device, make a new email account with a name that does not give you away.',
        'Give it a long password you never used, and two-step sign-in with an app or a new number.',
        'Move what matters to it, one by one: bank, health, school, social media. When it is safe, sign out all other devices: the other person may be told.',
        'Change the answers to security questions. Make them up: he knows your mother’s name.',
        'Keep the old email for a while, with nothing important in it. If you stop using it all at once, he may notice.',
      ]),
    ]),
    section('trackers', 'AirTags and other trackers', [
      'Newer iPhones and Android phones warn you when an unknown tracker moves with you. On an Android phone you can also look for one yourself: open Settings and search for unknown tracker alerts, with Bluetooth and location turned on. [apple, google]',
      'Look by hand too: in the lining of bags and coats, in toys and strollers, under car seats, in the glove box, the trunk and the wheel wells, and behind the bumpers. A mechanic or the police can help with a car.',
      warning(
        'Found one?',
        'Do not throw it away or take it home with you, and remember that he may know if you turn it off. Take photos of it, where it was and its number. Then call the police or an advocate from a safe place and ask what to do with it. [nnedv-trackers]',
      ),
    ]),
    section('home-car', 'Home and car', [
      list([
        'List each device that is online: cameras, doorbell, speakers, TV, locks, lights, the Wi-Fi box.',
        'Find out whose account runs each one. If it is his, you cannot shut him out. You can unplug it or replace it when it is safe that he notices.',
        'When it is safe, change the Wi-Fi password and the password of the Wi-Fi box itself. The other person may be told, or their devices may drop off.',
        'Call the car maker and ask whose app is tied to the car. Bring the title or your court order.',
        'Check children’s watches, tablets and game consoles after each visit.',
      ]),
    ]),
    section('plan', 'A phone line of your own', [
      'If you share a phone plan with someone who abused you, federal law lets you ask the phone company to move your line, and your children’s, to a plan of your own. They have two business days, and they may not charge a fee for it or ask for the other person’s consent. Our letter asks for it in the right words. [lines]',
      'Ask the company when it will tell the account owner, so that you can plan for that day. A new number can be safer than keeping the old one. [lines]',
    ]),
    section('proof', 'Keep proof, and ask for protection', [
      list([
        'Take photos or screenshots with the date, the sender and the number showing. Save them off your phone.',
        'Keep a log of the day and time, what happened, how you think he knew, and who saw it. Ask a lawyer before you record a call or a talk: in some states everyone in it must agree, and recording without that can be a crime. [recording]',
        'Do not reset a phone that may hold proof before the police have looked at it or said no.',
        'Ask for these words in a protection order: no tracking, no use of my accounts, no pictures of me shared.',
      ]),
      'Federal law makes it a crime to stalk someone by phone or computer across state lines, and it also bars listening in on calls and messages. Every state has laws of its own. The police may not know the tools, so bring your log and explain the pattern. [stalking]',
    ]),
    section('this-site', 'And this site', [
      'Press Exit on any page to leave it. If someone may look at your screen while it is on, or has a hidden app on your phone, no website can hide from that, so use another device or call.',
    ]),
  ],
  tools: ['phone-line-letter', 'protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'Make a plan with an advocate before you change anything.',
    'womenslaw-org': 'Stalking and privacy law of your state.',
    'lawhelp-org': 'Free legal help in your state.',
  },
  sources: [
    {
      id: 'nnedv',
      label: 'National Network to End Domestic Violence, resources on technology safety',
      url: 'https://www.techsafety.org/resources-survivors/cell-phone-safety-plan',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'nnedv-trackers',
      label: 'National Network to End Domestic Violence, Safety Net, resources for survivors',
      url: 'https://www.techsafety.org/resources-survivors',
      date: 'page without a date',
      read: null,
    },
    {
      id: 'ftc',
      label: 'Federal Trade Commission, Stalkerware: what to know',
      url: 'https://consumer.ftc.gov/articles/stalkerware-what-know',
      date: 'May 2021',
      read: null,
    },
    {
      id: 'apple',
      label: 'Apple, Personal Safety User Guide',
      url: 'https://support.apple.com/guide/personal-safety/welcome/web',
      date: '2025',
      read: '2026-11-23',
    },
    {
      id: 'google',
      label: 'Google, find unknown trackers',
      url: 'https://support.google.com/android/answer/13658562',
      date: '2024',
      read: '2026-11-23',
    },
    shared.recording,
    {
      id: 'lines',
      label: '47 U.S. Code 345, safe connections for survivors',
      url: 'https://www.law.cornell.edu/uscode/text/47/345',
      date: 'in force since December 2022, rules since July 2024, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'stalking',
      label: '18 U.S. Code 2261A and 2511, stalking and wiretapping',
      url: 'https://www.law.cornell.edu/uscode/text/18/2261A',
      date: 'as amended in 2020, version of April 2023',
      read: '2026-11-23',
    },
  ],
})
