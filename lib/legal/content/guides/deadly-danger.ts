import { defineGuide, list, listUnder, section, steps } from '../../define-guide'
import { shared } from './shared-sources'

export const deadlyDanger = defineGuide({
  id: 'deadly-danger',
  title: 'Strangulation and signs of deadly danger',
  description:
    'Why hands on your neck are an emergency, what to watch for in the next days, and the signs that someone may kill.',
  category: 'protection',
  difficulty: 'beginner',
  format: 'article',
  tags: ['strangulation', 'choking', 'danger assessment', 'guns', 'threats to kill', 'safety'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. The medical facts hold everywhere. Nearly every state makes strangulation a felony; its words and its penalty differ.',
  review: null,
  statePart: 'guns',
  inShort: [
    'If someone put pressure on your neck, get medical care today, even if you feel fine and see no mark.',
    'Trouble breathing, speaking or swallowing, a headache or passing out: call 911.',
    'A partner who has choked you is much more likely to kill you. So is one with a gun.',
    'Leaving can be the most dangerous time. Plan it with an advocate.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'If you are hurt or he may come back, call 911. Say: “He choked me. I could not breathe.” Those words tell them how serious it is.',
        'Go to an emergency room. Ask them to check your neck and brain for strangulation. Ask for a scan of the blood vessels in your neck.',
        'Call a domestic violence advocate from a phone he cannot check. Tell them he had his hands on your neck. Make a plan for tonight.',
      ]),
    ]),
    section('why', 'Why it is so dangerous', [
      'People often call it choking. When someone presses on your neck with hands, an arm, a knee or a cord, blood and air stop reaching your brain, so you can pass out in seconds and die within minutes. Many people have no mark that shows at all. [institute, csvanw, ajgp]',
      'The harm can come later, because a torn blood vessel in the neck can cause a stroke days or weeks after. Feeling fine today is not proof that you are. [institute, ajgp]',
      'It also tells you about the future. In one large study, women whose partner had strangled them before were about seven times as likely to be killed by him later. [glass]',
    ]),
    section('signs', 'Signs to watch for', [
      listUnder('Call 911 or go to the emergency room at once if any of this is true, now or in the next days:', [
        'You have trouble breathing, or it gets worse when you lie down. [institute]',
        'You have a hoarse voice or no voice, or it hurts to swallow. [institute]',
        'You passed out, even for a moment, lost time, or wet yourself. [institute]',
        'You have a bad headache, feel dizzy, have trouble seeing, or hear ringing in your ears.',
        'Your face droops, an arm or leg is weak, or your words come out wrong.',
        'Your neck hurts or swells, or you see tiny red dots on your face, eyes or neck.',
        'You are confused or restless, or you cannot remember things.',
        'You are pregnant and have bleeding or cramps, or the baby moves less.',
      ]),
      'Have someone stay with you for the first one to three days if you can. Tell each doctor or nurse what happened to your neck, even if it was weeks ago.',
    ]),
    section('proof', 'Write it down and keep proof', [
      list([
        'Ask the nurse to write “strangulation” in your record, and what you felt, in your own words.',
        'Take photos of your neck, your face, your eyes and behind your ears, and take them again on the next two days, in case new marks show.',
        'Write down how he did it, how long it felt, what he said, what you saw or heard, and whether you passed out.',
        'Note how your voice sounds, and save a voice message if it changed.',
        'Keep all of this where he cannot find it: with a friend, an advocate, or in an account he does not know.',
      ]),
      'Most states treat strangulation as a felony, so tell the police that your breathing or blood flow was blocked. If you ask for a protection order, put it in the first lines of your petition. [felony-chart]',
    ]),
    section('danger', 'Other signs of deadly danger', [
      listUnder(
        'Researchers compared women who were killed by a partner with women who were abused and lived. These signs stood out:',
        [
          'He has a gun, or can get one. [femicide]',
          'He has threatened to kill you, or threatened you with a weapon. [femicide]',
          'You have left him or are about to, above all if he controls all you do. [femicide]',
          'You have a child at home who is not his. [femicide]',
          'He has no job. [femicide]',
          'He uses drugs or drinks a lot. [assessment]',
          'He forces you to have sex. [assessment]',
          'He beat you while you were pregnant. [assessment]',
          'He follows you, spies on you, or leaves threats. [assessment]',
          'He threatens to hurt the children, or to kill himself. [assessment]',
          'It is happening more often, or getting worse. [assessment]',
        ],
      ),
      'An advocate can go through a list of questions with you, called the Danger Assessment. It shows how the risk adds up, and it helps when you talk to the police or a judge. Your own sense counts as well, so if you believe he could kill you, trust that. [assessment]',
      'No list can promise that you are safe, and you may still be in danger if only a few of these fit.',
    ]),
    section('guns', 'If there is a gun', [
      'Do not try to take it or hide it if he could notice. Tell the advocate, the police and the judge what kind of guns he has, how many, where he keeps them, and whether he carries one. Ask the judge to order him to hand them in, and ask who will check that he did. Our guide on protection orders explains what federal law says.',
    ]),
    section('leaving', 'Leaving more safely', [
      'In the study, leaving a very controlling partner was one of the times of highest risk. That is no reason to stay, but it is a reason to plan and not to tell him beforehand. [femicide]',
      list([
        'Pick a time when he is away, and a place he does not know.',
        'Leave your phone’s location off, or leave the phone behind if he can follow it.',
        'Take papers, medicine, keys, money and the children’s things if you can. Go without them if you must.',
        'Tell one person what to do if they do not hear from you by a certain time.',
        'Do not meet him alone to talk, to say goodbye or to hand over things.',
      ]),
      'Shelters put people in this kind of danger first. If the first one is full, ask them to find you the next bed, even if it is in another county or state.',
    ]),
  ],
  tools: ['protection-order-checklist'],
  records: {
    'national-domestic-violence-hotline': 'Go through the signs with an advocate and plan, day or night.',
    'womenslaw-org': 'Orders, gun rules and crimes in your state.',
    'lawhelp-org': 'Free legal help in your state.',
  },
  sources: [
    {
      id: 'institute',
      label: 'Training Institute on Strangulation Prevention, impact of strangulation crimes',
      url: 'https://www.strangulationtraininginstitute.com/impact-of-strangulation-crimes/',
      date: 'page without a date',
      read: null,
    },
    {
      id: 'csvanw',
      label: 'Coalition to Stop Violence Against Native Women, strangulation',
      url: 'https://csvanw.org/focus-areas/trainings-and-education/gender-based-violence/strangulation/',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'ajgp',
      label: 'Australian Journal of General Practice, management of non-fatal strangulation',
      url: 'https://www1.racgp.org.au/ajgp/2022/november/management-of-non-fatal-strangulation',
      date: 'November 2022',
      read: '2026-11-23',
    },
    shared.glass,
    shared.femicide,
    {
      id: 'assessment',
      label: 'Johns Hopkins School of Nursing, the Danger Assessment',
      url: 'https://www.dangerassessment.org/',
      date: 'revised 2019',
      read: null,
    },
    {
      id: 'felony-chart',
      label: 'Training Institute on Strangulation Prevention, chart of state felony laws',
      url: 'https://www.familyjusticecenter.org/resources/strangulation-legislation-chart/',
      date: 'updated April 2020',
      read: '2026-11-23',
    },
  ],
})
