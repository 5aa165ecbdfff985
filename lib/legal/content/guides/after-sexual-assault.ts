import { defineGuide, list, listUnder, section, steps, tip } from '../../define-guide'
import { shared } from './shared-sources'

export const afterSexualAssault = defineGuide({
  id: 'after-sexual-assault',
  title: 'After a sexual assault',
  description:
    'Care in the first days, a free exam without the police, what happens to the kit, and what you can ask of a court or a school.',
  category: 'protection',
  difficulty: 'beginner',
  format: 'article',
  tags: ['sexual assault', 'rape', 'exam', 'rape kit', 'Title IX', 'reporting', 'private pictures', 'deepfake'],
  lastUpdated: '2026-11-23',
  jurisdiction:
    'United States. Federal law is named where it applies. Police reports, time limits for charges and kit tracking are matters of your state.',
  review: null,
  statePart: 'compensation',
  inShort: [
    'Get to a safe place. Then call or text the sexual assault hotline: someone can stay with you through the next steps.',
    'Get medical care soon. Some medicines work only in the first three to five days.',
    'You can have an exam for free, and you do not have to talk to the police to get one.',
    'Nothing you did or wore or drank makes it your fault.',
  ],
  sections: [
    section('now', 'Three things to do now', [
      steps([
        'Get to a place where you feel safe, and call 911 if you are in danger or badly hurt.',
        'Call or text the sexual assault hotline. They can find a hospital near you that does the exam and an advocate to go with you, and you do not have to give your name.',
        'See a doctor or nurse, even if you do not want an exam. Say as much as you want to about what happened, and ask about pregnancy, infections and HIV.',
      ]),
    ]),
    section('care', 'Medical care has a clock', [
      listUnder('Ask for these as early as you can:', [
        'Medicine to keep you from getting HIV. It has to start within 72 hours, and the sooner the better. [cdc, care-table]',
        'Emergency contraception. It works best right away, and some kinds work for up to five days. [cdc, care-table]',
        'Treatment and vaccines for infections such as chlamydia, hepatitis B and HPV. [cdc]',
        'A check of your neck, throat and head if someone held your neck or covered your mouth, because you can be badly hurt with no mark on your skin.',
        'A drug test, if you think something was in your drink. Some drugs leave the body within hours.',
      ]),
      'If some days have passed, go anyway, because you can still be treated and your injuries can still be written down. If you have no insurance, say so, and an advocate can tell you what the state pays for.',
    ]),
    section('exam', 'The exam', [
      'A nurse or doctor with special training looks for injuries and collects possible evidence, which is called a kit. It takes a few hours, and you can say no to any part, take a break or stop. You can have an advocate or a friend in the room with you. Go as soon as you can, and ask the hotline how many days your area allows. [ovw]',
      tip(
        'Free, and no police needed',
        'States that take federal violence-against-women grants have agreed that the exam costs you nothing, and that you do not have to report the crime or help the police to get it. If anyone sends you a bill, call the hotline or your state’s compensation program. [exam-law]',
      ),
      'If you can, wait to shower, change, brush your teeth or use the bathroom until after the exam, and put the clothes you wore in a paper bag, not plastic. If you already washed, the exam can still help. [ovw]',
      'Adults decide for themselves about the police, but there are exceptions. In some states a doctor has to report certain injuries, such as from a gun or a knife, and if you are under 18, a nurse usually has to report. Before you tell your story, ask: “Who will you have to tell?” [ovw]',
    ]),
    section('kit', 'What happens to the kit', [
      'You can have the kit kept without a report, but how long it is kept and where depends on the state. Ask for the number of the kit, the name of the agency that has it, and the date until which it is kept. Many states let you look up your kit online with that number. [ovw]',
      listUnder('In federal cases the law gives these rights, and many states have written them into their own law:', [
        'Not to be charged for the exam. [rights]',
        'To have the kit kept for free, for as long as charges can be brought or 20 years, whichever is shorter. [rights]',
        'To be told the results, unless that would harm the investigation. [rights]',
        'To get a letter 60 days before a kit is destroyed, if you ask for it in writing. [rights]',
      ]),
    ]),
    section('police', 'If you think about going to the police', [
      'It is your choice, and you do not have to decide today. You can bring an advocate, and you can ask for a woman officer and for an interpreter. While it is fresh, write down the places, words, times and people you remember, and keep messages and photos. Ask a lawyer before you record anyone: in some states everyone must agree. Memory after a shock comes in pieces, so it is fine to say “I do not remember.” [recording]',
      'Each state has its own time limit for charges, and several have none for rape. If it happened years ago, ask before you assume that it is too late. [limits]',
      'A prosecutor decides about charges, not you. Even without charges, you can ask for a protection order, help with costs, and changes at work or school. [charges]',
    ]),
    section('court', 'Other kinds of protection', [
      list([
        'A court order to stay away. Most states have one for sexual assault by someone you never dated. Our guide on protection orders shows how to ask.',
        'Money for medical bills, counseling and lost pay from your state’s compensation program.',
        'If it happened at home or your home no longer feels safe, ask about breaking your lease or changing locks. Housing that a federal program helps pay for has its own rules for this.',
        'Time off work. Many states give leave for care, counseling and court.',
        'If someone shared private pictures of you without your consent, real or made by a computer, that is a federal crime since May 19, 2025, and a crime in every state. You can also sue. Sites and apps must take them down within 48 hours after you ask in the right way, and StopNCII.org helps keep them off many sites. If someone only threatens to, save the messages and tell an advocate: the threat can be a crime too. [images, takedown, pictures]',
      ]),
    ]),
    section('school', 'At school or college', [
      'A school that takes federal money must act when it knows of sexual harassment or assault. That rule is called Title IX, and each school has a Title IX coordinator. You can ask for help without a formal complaint, such as another class, another dorm, more time for your work, or no contact with the other person. [title-ix]',
      'A formal complaint starts a process with rules, in which the other person learns your name. You may bring someone to advise you. Before you speak with a teacher, ask whether they must pass it on, since counselors, health staff and advocates usually can keep it private. [title-ix]',
    ]),
    section('later', 'The days and months after', [
      'You may shake, lie awake, feel nothing at all, or feel anger or shame, and flashes of memory may come back. All of this is common, and there is no right way to act. Talk to someone who does this work: ask a rape crisis center for free counseling, even if it happened long ago. If you think about ending your life, call or text 988.',
      'If the person who did this is your partner or husband, it is still assault. Rape by a husband is a crime in every state, though some states make it harder to charge. It can also be a sign of more danger, so ask a domestic violence advocate to help you make a plan. [spousal, loopholes, femicide]',
    ]),
  ],
  tools: ['compensation-deadlines', 'protection-order-checklist'],
  records: {
    'rainn-national-sexual-assault-hotline': 'Call, text or chat, day or night. They find care near you.',
    'crime-victim-compensation-state-contacts': 'The office in your state that pays back costs.',
    'womenslaw-org': 'The sexual assault orders of your state, in plain words.',
  },
  sources: [
    {
      id: 'cdc',
      label: 'Centers for Disease Control and Prevention, treatment after sexual assault of adults and teens',
      url: 'https://www.cdc.gov/std/treatment-guidelines/sexual-assault-adults.htm',
      date: '2021 guidelines',
      read: null,
    },
    {
      id: 'care-table',
      label: 'CDC guidelines of 2015 on medicine after sexual assault, table in Primary Care',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7702185/table/T6',
      date: 'February 2020',
      read: '2026-11-23',
    },
    {
      id: 'ovw',
      label: 'U.S. Department of Justice, questions and answers on forensic exams and anonymous reports',
      url: 'https://webarchive.library.unt.edu/web/20130218112704/http:/www.ovw.usdoj.gov/faq-forensic-examinations.html',
      date: 'copy of February 2013',
      read: null,
    },
    {
      id: 'exam-law',
      label: '34 U.S. Code 10449, exams without cost and without a report',
      url: 'https://www.law.cornell.edu/uscode/text/34/10449',
      date: 'in force since 2009, amended since, version of April 2023',
      read: '2026-11-23',
    },
    {
      id: 'rights',
      label: '18 U.S. Code 3772, rights about evidence kits',
      url: 'https://www.law.cornell.edu/uscode/text/18/3772',
      date: 'in force since 2016, version of April 2023',
      read: '2026-11-23',
    },
    shared.images,
    shared.recording,
    shared.takedown,
    shared.pictures,
    shared['title-ix'],
    {
      id: 'limits',
      label: 'RAINN, statutes of limitations, state by state',
      url: 'https://apps.rainn.org/policy/compare/statutes.cfm',
      date: 'updated April 2023',
      read: '2026-11-23',
    },
    {
      id: 'charges',
      label: 'RAINN, what to expect from the criminal justice system',
      url: 'https://rainn.org/node/2171',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'spousal',
      label: 'VAWnet, spousal rape laws',
      url: 'https://vawnet.org/material/spousal-rape-laws',
      date: 'page without a date',
      read: '2026-11-23',
    },
    {
      id: 'loopholes',
      label: 'AEquitas, on marital rape laws',
      url: 'https://aequitasresource.org/2019/04/15/inside-one-womans-fight-to-rewrite-the-law-on-marital-rape',
      date: 'April 2019',
      read: '2026-11-23',
    },
    shared.femicide,
  ],
})
